import { test as base, expect } from "@playwright/test";

/** A test in the shop; the console of the browser has to stay without errors. */
export const test = base.extend<{ quietConsole: void }>({
  baseURL: async ({}, use) => {
    await use(process.env["SHOP_URL"] ?? "http://localhost:4000");
  },
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { test as base, expect } from "@playwright/test";

type Fixtures = {
  quietConsole: void;
  /** For a test in which a request is refused or cut off: the browser then writes a line of its own. */
  loudConsole: () => void;
};

/** The browser's own line for a refused or cut off request, and the shop's for a list that did not come by it. */
const isRefusal = (line: string): boolean =>
  /^Failed to load resource: (.* status of [45]\d\d|net::ERR_FAILED)|^Not loaded: /.test(line);

/** A test in the shop; the console of the browser has to stay without errors. */
export const test = base.extend<Fixtures & { mayRefuse: { value: boolean } }>({
  baseURL: async ({}, use) => {
    await use(process.env["SHOP_URL"] ?? "http://localhost:4000");
  },
  mayRefuse: async ({}, use) => {
    await use({ value: false });
  },
  loudConsole: async ({ mayRefuse }, use) => {
    await use(() => (mayRefuse.value = true));
  },
  quietConsole: [
    async ({ page, mayRefuse }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      await use();
      expect(errors.filter((line) => !mayRefuse.value || !isRefusal(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

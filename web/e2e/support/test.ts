import { test as base, expect } from "@playwright/test";
import { startShop } from "./start-shop.ts";

type Fixtures = {
  failOnConsoleErrors: void;
  /** For a test in which a request is refused or cut off: the browser then writes a line of its own. */
  allowConsoleErrors: () => void;
};

type Own = {
  /** The address of the worker's own shop, open as long as the worker is. */
  shop: string;
};

/** The browser's own line for a refused or cut off request, and the shop's for a list that did not come by it. */
const isRefusal = (line: string): boolean =>
  /^Failed to load resource: (.* status of [45]\d\d|net::ERR_FAILED)|^Not loaded: /.test(line);

/** A test in the shop; the console of the browser has to stay without errors. */
export const test = base.extend<Fixtures & { consoleErrors: { value: boolean } }, Own>({
  shop: [
    async ({}, use) => {
      const { url, dataDir, close } = await startShop();
      process.env["SHOP_DATA"] = dataDir;
      await use(url);
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop);
  },
  consoleErrors: async ({}, use) => {
    await use({ value: false });
  },
  allowConsoleErrors: async ({ consoleErrors }, use) => {
    await use(() => (consoleErrors.value = true));
  },
  failOnConsoleErrors: [
    async ({ page, consoleErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      await use();
      expect(errors.filter((line) => !consoleErrors.value || !isRefusal(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

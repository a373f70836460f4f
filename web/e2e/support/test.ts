import { test as base, expect, type LaunchOptions, type Page } from "@playwright/test";
import { withoutPictures } from "./browser.ts";
import { keepStock, restoreShop } from "./restore-shop.ts";
import { clearStorage, sharedContexts, type SharedContexts } from "./shared-context.ts";
import { sharedShop, startShop } from "./start-shop.ts";

type Fixtures = {
  failOnConsoleErrors: void;
  restoredShop: void;
  /** Allows the browser's console lines for refused or aborted requests in this test. */
  allowConsoleErrors: () => void;
};

type Options = {
  /**
   * A context of its own, in place of the worker's: for tests about what a first visit loads, since the browser keeps what earlier
   * tests have loaded, and for tests that install a clock, which a context keeps.
   */
  hasOwnContext: boolean;
  /** Whether things move, for tests about motion. Otherwise the browser asks for reduced motion. */
  hasMotion: boolean;
};

type Own = {
  /** Whether the browser loads pictures. A spec that looks at them, or at what loads them, says `test.use({ hasPictures: true })`. */
  hasPictures: boolean;
  launchOptions: LaunchOptions;
  /** The URL of the worker's shop, which no other worker uses at the same time. */
  shop: string;
  contexts: SharedContexts;
};

/** The browser's line for a refused or aborted request, and the client's line for a list that was not loaded. */
const isRefusal = (line: string): boolean =>
  /^Failed to load resource: (.* status of [45]\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))|^Not loaded: /.test(
    line,
  );

/**
 * Before the client has started the browser itself follows links and sends forms, so a test that presses at once has two
 * possible results. On a page that the server has rendered `goto` and `reload` therefore wait for the client, except with
 * `waitUntil: "commit"`.
 */
const waitForClient = (page: Page): void => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const whenStarted = () =>
    expect(page.locator('html:not([data-hydrated]) #root[data-pages]:not([data-pages=""])')).toHaveCount(0);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await whenStarted();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== "commit") await whenStarted();
    return response;
  };
};

/**
 * The browser intercepts file choosers while the page has a listener. A listener that is added with the press is sometimes
 * too late, so each page has one from its start.
 */
const interceptFileChoosers = (page: Page): void => void page.on("filechooser", () => undefined);

/** A test in the shop. It fails on console errors. */
export const test = base.extend<Fixtures & Options & { consoleErrors: { value: boolean } }, Own>({
  hasPictures: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ hasPictures, launchOptions }, use) => {
      await use(hasPictures ? launchOptions : withoutPictures(launchOptions));
    },
    { scope: "worker" },
  ],
  shop: [
    async ({}, use, { parallelIndex }) => {
      const shared = sharedShop(parallelIndex);
      if (shared) {
        process.env["SHOP_DATA"] = shared.dataDir;
        return use(shared.url);
      }
      const { url, dataDir, close } = await startShop();
      process.env["SHOP_DATA"] = dataDir;
      await keepStock();
      await use(url);
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop);
  },
  contexts: [
    async ({ browser }, use) => {
      const contexts = sharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: "worker" },
  ],
  hasOwnContext: [false, { option: true }],
  hasMotion: [false, { option: true }],
  context: async (
    {
      browser,
      contexts,
      hasOwnContext,
      hasMotion,
      javaScriptEnabled,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
    },
    use,
  ) => {
    const contextOptions = {
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      reducedMotion: hasMotion ? ("no-preference" as const) : ("reduce" as const),
      ...(baseURL ? { baseURL } : {}),
      ...(deviceScaleFactor ? { deviceScaleFactor } : {}),
    };
    const context = hasOwnContext
      ? await browser.newContext(contextOptions)
      : await contexts.open(contextOptions);
    if (javaScriptEnabled) context.on("page", waitForClient);
    context.on("page", interceptFileChoosers);
    await use(context);
    // A handler of a request that is still open when the test ends would fail the test.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
    if (hasOwnContext) await context.close();
  },
  page: async ({ context, shop }, use) => {
    const page = await context.newPage();
    await clearStorage(page, new URL(shop).origin);
    await use(page);
  },
  consoleErrors: async ({}, use) => {
    await use({ value: false });
  },
  allowConsoleErrors: async ({ consoleErrors }, use) => {
    await use(() => (consoleErrors.value = true));
  },
  restoredShop: [
    async ({ request }, use) => {
      await use();
      await restoreShop(request);
    },
    { auto: true },
  ],
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

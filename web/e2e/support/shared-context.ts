import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

type SharedContext = { context: BrowserContext; idlePage: Page };

/**
 * Opens a context with a page of the shop that no test uses. With `--process-per-site` all pages of the context share its process, which
 * would end with the page of each test: a fifth of the work of a page is to start another one and to compile the scripts again.
 */
const openContext = async (browser: Browser, options: BrowserContextOptions): Promise<SharedContext> => {
  const context = await browser.newContext(options);
  const idlePage = await context.newPage();
  await idlePage.goto("/health/live");
  return { context, idlePage };
};

/** Removes everything that the last test has left, except what the browser has cached. */
const clear = async ({ context, idlePage }: SharedContext): Promise<void> => {
  const pages = context.pages().filter((page) => page !== idlePage);
  await Promise.all(pages.map((page) => page.close()));
  context.removeAllListeners("page");
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
};

/**
 * The contexts of a worker, one for each set of options. A test gets the context of the test before it, emptied, so the browser
 * keeps the compiled scripts of the shop: a fifth of all the work.
 */
export const sharedContexts = (browser: Browser) => {
  const contexts = new Map<string, SharedContext>();
  return {
    open: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const key = JSON.stringify(options);
      const existing = contexts.get(key);
      if (existing) await clear(existing);
      const shared = existing ?? (await openContext(browser, options));
      contexts.set(key, shared);
      return shared.context;
    },
    close: async (): Promise<void> => {
      for (const { context } of contexts.values()) await context.close();
    },
  };
};

export type SharedContexts = ReturnType<typeof sharedContexts>;

/** Removes what an origin has stored in the context of this page: localStorage and the like. */
export const clearStorage = async (page: Page, origin: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
};

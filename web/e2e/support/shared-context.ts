import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** Removes everything that the last test has left, except what the browser has cached. */
const clear = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
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
  const contexts = new Map<string, BrowserContext>();
  return {
    open: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const key = JSON.stringify(options);
      const existing = contexts.get(key);
      if (existing) await clear(existing);
      const context = existing ?? (await browser.newContext(options));
      contexts.set(key, context);
      return context;
    },
    close: async (): Promise<void> => {
      for (const context of contexts.values()) await context.close();
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

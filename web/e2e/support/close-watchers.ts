import type { Browser, Page } from "@playwright/test";

type Watcher = EventTarget & { requestClose: () => void };

/** A page in a browser that calls itself one of Android, whose close watchers `pressBack` asks to close. */
export const androidPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile",
  });
  await context.addInitScript(() => {
    const watchers: Watcher[] = [];
    const { CloseWatcher: Native } = window as unknown as { CloseWatcher: new () => Watcher };
    Object.assign(window, {
      watchers,
      CloseWatcher: class extends Native {
        constructor() {
          super();
          watchers.push(this);
        }
      },
    });
  });
  return context.newPage();
};

/**
 * A test cannot press the Back button of the phone. It sends the same request to close; without a watcher Back would leave the
 * page.
 */
export const pressBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watcher = (window as unknown as { watchers: Watcher[] }).watchers.at(-1);
    let isClosed = false;
    watcher?.addEventListener("close", () => {
      isClosed = true;
    });
    watcher?.requestClose();
    if (!isClosed) throw new Error("No close watcher is active.");
  });

import { expect, type Page } from "@playwright/test";

/** The message about the connection, at the bottom of the page. Its live region is there when the page has started. */
export const connectionNotice = (page: Page) => page.locator("[data-connection]");

/** Takes the whole browser offline, once the page has started. Returns a function that brings the network back. */
export const cutNetwork = async (page: Page): Promise<() => Promise<void>> => {
  await expect(connectionNotice(page)).toBeAttached();
  await page.context().setOffline(true);
  await expect(connectionNotice(page)).toContainText("You are offline.");
  return async () => {
    await page.context().setOffline(false);
    await expect(connectionNotice(page)).toHaveText("The connection is back.");
  };
};

/** Answers script files whose name begins so with 404, as after the deployment of a newer version. */
export const removeScripts = async (page: Page, name: string): Promise<() => Promise<void>> => {
  const pattern = new RegExp(`/assets/${name}[^/]*\\.js$`);
  await page.route(pattern, (route) => route.fulfill({ status: 404, json: { code: "NOT_FOUND" } }));
  return () => page.unroute(pattern);
};

import type { Page } from "@playwright/test";
import { openFilledCheckout } from "./support/checkout.ts";
import { connectionNotice, removeScripts } from "./support/network.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true });

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

/** Records the URLs that are loaded as full pages. */
const recordDocuments = (page: Page): string[] => {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) urls.push(new URL(request.url()).pathname);
  });
  return urls;
};

const aboutLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });

test("a press after a deployment loads the page in full, once", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page, { city: "Phagwara" });
  await expect(connectionNotice(page)).toBeAttached();
  const restore = await removeScripts(page, "");
  const documents = recordDocuments(page);
  await page.route("**/about", async (route) => {
    await restore();
    return route.fallback();
  });
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Western lines, Indian hands" })).toBeVisible();
  expect(documents).toEqual(["/about"]);
  // Back before the client of the new page has started: the server's rendering is that of another URL.
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Phagwara");
  await expect(page.getByRole("link", { name: "Cart, 1 in it" })).toBeVisible();
});

test("a part whose script is gone does not load the page by itself: the shopper does", async ({ page }) => {
  await openLoaded(page, "/");
  await expect(connectionNotice(page)).toBeAttached();
  const restore = await removeScripts(page, "");
  const documents = recordDocuments(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(connectionNotice(page)).toContainText("Part of this page could not be loaded.");
  expect(documents).toEqual([]);
  await restore();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => documents).toEqual(["/"]);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: /menu/i })).toBeVisible();
});

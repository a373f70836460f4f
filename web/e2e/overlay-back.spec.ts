import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

const openMenu = async (page: Page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menuOf(page)).toBeVisible();
};

/** The delivery page, then the page about the shop. */
const visitTwoPages = async (page: Page) => {
  await page.goto("/delivery");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
};

const withoutCloseWatcher = (page: Page) =>
  page.addInitScript(() => {
    delete (window as { CloseWatcher?: unknown }).CloseWatcher;
  });

for (const hasCloseWatcher of [true, false]) {
  const where = hasCloseWatcher ? "with a CloseWatcher" : "without a CloseWatcher";

  test(`Back closes the menu, then leaves the page, in a browser ${where} @phone`, async ({ page }) => {
    if (!hasCloseWatcher) await withoutCloseWatcher(page);
    await visitTwoPages(page);
    await openMenu(page);
    await page.goBack();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
    // Forward finds nothing where the menu was.
    await page.goForward();
    await openMenu(page);
    await menuOf(page).getByRole("button", { name: "Close" }).click();
    await expect(menuOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/delivery$/);
  });
}

test("Back closes the filters and keeps what they have changed @phone", async ({ page }) => {
  await withoutCloseWatcher(page);
  await page.goto("/shop");
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByText("Dresses", { exact: true }).click();
  const filtered = /\?kind=dress$/;
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(filters).toBeHidden();
});

test("a page that is loaded again with an open menu leaves nothing in the history", async ({ page }) => {
  await visitTwoPages(page);
  await openMenu(page);
  await page.reload();
  await expect(page.locator("html[data-started]")).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlays?: number }).overlays))
    .toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/delivery$/);
});

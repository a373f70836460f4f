import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until its lists are loaded. */
export const openLoaded = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  // An open dialog hides the page's own heading from the accessible tree.
  const inDialog = page.getByRole("dialog").getByRole("heading", { level: 2 });
  await expect(page.getByRole("heading", { level: 1 }).or(inDialog).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

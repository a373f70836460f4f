import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until its lists are loaded. */
export const openLoaded = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The filters of a list: beside the products on a desktop, in a sheet on a phone. */
export const openFilters = async (page: Page): Promise<Locator> => {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const button = page.getByRole("button", { name: /^Filters/ });
  if (!(await button.isVisible())) return page.getByRole("complementary", { name: "Filters" });
  await button.click();
  return page.getByRole("dialog", { name: "Filters" });
};

export const closeFilters = async (page: Page): Promise<void> => {
  const sheet = page.getByRole("dialog", { name: "Filters" });
  if (!(await sheet.isVisible())) return;
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
};

import { expect, type Page } from "@playwright/test";
import { openProduct } from "./open-product.ts";

/** The list of viewed products. */
export const recentOf = (page: Page) => page.getByRole("region", { name: "Recently Viewed" });

/** The ids of the viewed products, as JSON. */
export const viewed = (page: Page) => page.evaluate(() => localStorage.getItem("recently-viewed") ?? "[]");

/** Opens a product and waits until it is stored as viewed. */
export const view = async (page: Page, name: string) => {
  await openProduct(page, name);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect.poll(() => viewed(page)).toContain(id);
};

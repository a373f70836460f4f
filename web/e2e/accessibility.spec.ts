import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./support/shop-test.ts";

const pages = [
  "/",
  "/shop",
  "/shop?filter=party",
  "/search?term=silk",
  "/login",
  "/about",
  "/contact",
  "/delivery",
  "/privacy",
];

test("public pages have no barrier that axe knows, and no sideways scroll", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} scrolls sideways`).toBe(0);
  }
});

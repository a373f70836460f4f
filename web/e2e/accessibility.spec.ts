import { hasNoBarrier } from "./support/axe.ts";
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

for (const path of pages)
  test(`${path} has no barrier that axe knows, and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await hasNoBarrier(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

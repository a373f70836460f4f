import type { Page } from "@playwright/test";
import { placeCashOrder } from "./support/cash-order.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { productPath } from "./support/product-path.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** A phone in landscape whose cut-out takes this much of both sides, in pixels. */
const phone = { width: 852, height: 393 };
const cutOut = 59;

test.use({ viewport: phone });

/** The insets of `web/src/ui/base.css`, since a browser without a cut-out has none. */
const addCutOut = (page: Page): Promise<void> =>
  page.evaluate(async (inset) => {
    const { style } = document.documentElement;
    for (const side of ["left", "right"]) style.setProperty(`--safe-${side}`, `${inset}px`);
    style.setProperty("--safe-bottom", "21px");
    // With reduced motion each change is a transition of a moment.
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }, cutOut);

/** Texts and fields that are partly below the cut-out, without those in rows that scroll sideways: these pass below it. */
const belowCutOut = (page: Page): Promise<string[]> =>
  page.evaluate((inset) => {
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const scrollsSideways = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== "visible")
          return true;
      }
      return false;
    };
    const isCovered = ({ left, right }: DOMRect): boolean =>
      left < inset - 0.5 || right > document.documentElement.clientWidth - inset + 0.5;
    const found = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      if (element.closest("script, style, noscript, option, [inert], [aria-hidden=true]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isCovered(range.getBoundingClientRect()) && !scrollsSideways(element))
        found.add(`“${node.textContent.trim().slice(0, 30)}”`);
    }
    for (const control of document.querySelectorAll("input, select, textarea"))
      if (isShown(control) && isCovered(control.getBoundingClientRect()) && !scrollsSideways(control))
        found.add(`${control.tagName.toLowerCase()} ${control.getAttribute("aria-label") ?? control.id}`);
    return [...found];
  }, cutOut);

const expectBesideCutOut = async (page: Page, path: string): Promise<void> => {
  await openLoaded(page, path);
  await addCutOut(page);
  expect(await belowCutOut(page), path).toEqual([]);
};

test("in landscape no text and no field of a page is below a cut-out", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(0, 2);
  const product = await productPath(page, "Kota Doria Checks Kurta");
  for (const path of ["/", "/shop", product, "/user/dashboard/cart", "/checkout", "/contact"])
    await expectBesideCutOut(page, path);
  await placeCashOrder(shopper, 0);
  await expectBesideCutOut(page, "/orders");
});

test("the same holds for the pages of the admin", async ({ page }) => {
  await demoAdmin(page);
  for (const path of ["/admin/dashboard", "/admin/orders", "/admin/manage-products", "/admin/settings"])
    await expectBesideCutOut(page, path);
});

test("the same holds for sheets: the menu, the filters with their slider", async ({ page }) => {
  await page.goto("/shop");
  await addCutOut(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog");
  await expect(filters.getByRole("slider").first()).toBeAttached();
  expect(await belowCutOut(page)).toEqual([]);
  const handles = await filters
    .getByRole("slider")
    .evaluateAll((sliders) =>
      sliders.map((slider) => slider.parentElement?.getBoundingClientRect().left ?? 0),
    );
  expect(Math.min(...handles)).toBeGreaterThanOrEqual(cutOut);
  await page.keyboard.press("Escape");
  await expect(filters).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 393 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  // The page is wider than the sheet; its right side is behind the ground.
  const left = await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link")
    .first()
    .evaluate((link) => link.getBoundingClientRect().left);
  expect(left).toBeGreaterThanOrEqual(cutOut);
});

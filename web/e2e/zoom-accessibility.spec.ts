import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { launchOptions } from "./support/browser.ts";
import { graphqlUrl, isOperation } from "./support/operation.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { productPath } from "./support/product-path.ts";
import { demoAdmin, demoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** A desktop of 1280 x 1024 px at 400 % zoom: WCAG 2.2, 1.4.10. */
const atFourTimes = { width: 320, height: 256 };

const publicPaths = [
  "/",
  "/shop",
  "/search?term=silk",
  "/about",
  "/contact",
  "/delivery",
  "/privacy",
  "/login",
];
const shopperPaths = [
  "/user/dashboard",
  "/user/dashboard/cart",
  "/checkout",
  "/orders",
  "/user/dashboard/wishlist",
  "/user/dashboard/returns",
  "/user/dashboard/profile-edit",
  "/user/dashboard/settings/notifications",
];

/** The names of the elements that stay on the screen while the page scrolls. */
const fixedBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return /fixed|sticky/.test(position) && visibility === "visible" && width > 1 && height > 1;
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );

/** Opens a page at 400 % zoom and expects no bar over its content and no horizontal scroll. */
const expectZoomed = async (page: Page, path: string): Promise<void> => {
  await openLoaded(page, path);
  expect(await fixedBars(page), `${path} keeps bars on the screen`).toEqual([]);
  await expectAccessible(page, `${path} at 400 %`);
};

test.use({ viewport: atFourTimes });

test("at 400 % zoom no public page has a bar over its content or scrolls horizontally", async ({ page }) => {
  for (const path of [...publicPaths, await productPath(page, "Kota Doria Checks Kurta")])
    await expectZoomed(page, path);
});

test("at 400 % zoom the same holds for the pages of a shopper, with a full cart", async ({ page }) => {
  const shopper = await demoShopper(page);
  await shopper.addToCart(0, 2);
  for (const path of shopperPaths) await expectZoomed(page, path);
});

test("at 400 % zoom a dialog scrolls as a whole, so that its buttons do not cover it", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot Password" });
  await expect(dialog).toBeVisible();
  const { scroll, screen } = await dialog.evaluate((element) => ({
    scroll: getComputedStyle(element).overflowY,
    screen: element.getBoundingClientRect().height <= innerHeight,
  }));
  expect({ scroll, screen }).toEqual({ scroll: "auto", screen: true });
  await dialog.getByRole("button").last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("button").last()).toBeInViewport();
});

test("at 400 % zoom the admin's bars scroll with the page", async ({ page }) => {
  await demoAdmin(page);
  await openLoaded(page, "/admin/manage-products");
  expect(await fixedBars(page)).toEqual([]);
});

test("with text at 200 % no page of a phone scrolls horizontally", async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
  });
  const shopper = await demoShopper(page);
  await shopper.addToCart(0, 2);
  const product = await productPath(page, "Kota Doria Checks Kurta");
  for (const path of [...publicPaths, product, "/user/dashboard/cart", "/checkout", "/orders"]) {
    await openLoaded(page, path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
  await openLoaded(page, "/");
  const claim = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  expect(claim).toBeLessThanOrEqual(360);
  await browser.close();
});

test("on a screen of usual height the header stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLoaded(page, "/shop");
  expect((await fixedBars(page)).some((name) => name.startsWith("HEADER"))).toBe(true);
});

test("a product that loads has a heading", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLoaded(page, "/shop");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(graphqlUrl, async (route) => {
    if (isOperation(route.request(), "ProductPage")) await released;
    await route.fallback();
  });
  const link = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
  const title = await link.innerText();
  await link.click();
  await expect(
    page.locator("[aria-busy=true]").getByRole("heading", { level: 1, name: "Product" }),
  ).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  release();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
});

import type { CDPSession, Page, Request } from "@playwright/test";
import budgets from "../script-budgets.json" with { type: "json" };
import { orderInCash } from "./support/cash-order.ts";
import { productPath } from "./support/product-path.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true, hasPictures: true, hasMotion: true });

type LayoutShift = { value: number; elements: string[] };

/** The shifts of a page until its client has started. The processor is no longer slowed down once all files are there. */
const shiftsOn = async (page: Page, session: CDPSession, path: string): Promise<LayoutShift[]> => {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        shifts.push({
          value: entry.value,
          elements: (entry.sources ?? []).map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : "",
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  return page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
};

/** The kilobytes of script of each page, as its first page: none comes from the browser's cache. */
const scriptKilobytesOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  return async (path: string): Promise<number> => {
    // Scripts that the page before loads late do not count. This file has none.
    await page.goto("/robots.txt");
    scripts = [];
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
};

/** The URL of each page of web/script-budgets.json that a visitor or a shopper can open directly. */
const pathOf: Partial<Record<keyof typeof budgets, string>> = {
  home: "/",
  shop: "/shop",
  search: "/search?term=kurta",
  about: "/about",
  delivery: "/delivery",
  privacy: "/privacy",
  contact: "/contact",
  login: "/login",
  signup: "/signup",
  "forgot-password": "/forgot-password",
};

const shopperPathOf: Partial<Record<keyof typeof budgets, string>> = {
  wishlist: "/user/dashboard/wishlist",
  cart: "/user/dashboard/cart",
  checkout: "/checkout",
  orders: "/orders",
  "dashboard-orders": "/user/dashboard/orders",
  returns: "/user/dashboard/returns",
  dashboard: "/user/dashboard",
  settings: "/user/dashboard/settings/password",
  "profile-edit": "/user/dashboard/profile-edit",
};

/** What a page loads after its start: the dashboard's frame, offline handling, the renewal of the session, and what keeps a translated page working. */
const EXTRA_KILOBYTES = 11;

/** Pages with products also load the code of the product page. */
const EXTRA_KILOBYTES_WITH_PRODUCTS = 18;
const pagesWithProducts = ["home", "shop", "search"];

/** Pages with delivery dates also load these, the table of PIN codes, and the products that were viewed before. */
const EXTRA_KILOBYTES_WITH_DATES = 23;
const pagesWithDates = ["product", "cart", "checkout"];

const extraOf = (name: string): number => {
  if (pagesWithDates.includes(name)) return EXTRA_KILOBYTES_WITH_DATES;
  return pagesWithProducts.includes(name) ? EXTRA_KILOBYTES_WITH_PRODUCTS : EXTRA_KILOBYTES;
};

const expectWithinBudget = (name: string, kilobytes: number): void => {
  const budget = ((budgets as Record<string, number>)[name] ?? 0) + extraOf(name);
  expect(kilobytes, `kilobytes of script, compressed, on ${name}`).toBeGreaterThan(60);
  expect.soft(kilobytes, `kilobytes of script, compressed, on ${name}`).toBeLessThanOrEqual(budget);
};

test("the script of each visitor's page is within its budget", async ({ page }) => {
  const kilobytesOf = await scriptKilobytesOn(page);
  for (const [name, path] of Object.entries(pathOf)) expectWithinBudget(name, await kilobytesOf(path));
  expectWithinBudget("product", await kilobytesOf(await productPath(page, "Kota Doria Checks Kurta")));
});

test("the script of each shopper's page is within its budget", async ({ page }) => {
  const kilobytesOf = await scriptKilobytesOn(page);
  const shopper = await newShopper(page);
  const { id: productId, size, color } = await shopper.addToCart(0);
  await orderInCash(shopper, [{ productId, size, color, quantity: 1 }]);
  for (const [name, path] of Object.entries(shopperPathOf)) expectWithinBudget(name, await kilobytesOf(path));
});

test("scripts are sent compressed by the build, under names that are cached for ever", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const [, entry = ""] = /data-entry="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const sent = await page.request.get(entry, { headers: { "accept-encoding": "br" } });
  expect(sent.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
  const plain = await page.request.get(entry, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers()["content-encoding"]).toBeUndefined();
  expect(await plain.text()).toBe(await sent.text());
});

for (const path of ["/", "/shop"])
  test(`lazy pictures of ${path} are requested after the first frame`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    // The page stays in the first frame of its animations.
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const lazy = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")].map(({ currentSrc }) =>
          currentSrc ? new URL(currentSrc).pathname : "",
        ),
      );
    const requestedLazy = async () => (await lazy()).filter((picture) => requested.includes(picture));
    expect((await lazy()).length).toBeGreaterThan(3);
    expect(await requestedLazy()).toEqual([]);
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(async () => (await requestedLazy()).length).toBeGreaterThan(1);
  });

/** The first text is in a fallback font of nearly the same width. */
const MAX_LAYOUT_SHIFT = 0.01;

for (const [name, path] of [
  ["home", "/"],
  ["shop", "/shop"],
  ["a product", "/shop"],
] as const)
  test(`the layout does not shift while ${name} loads on a slow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const url = name === "a product" ? await productPath(page, "Kota Doria Checks Kurta") : path;
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    const shifts = await shiftsOn(page, session, url);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });

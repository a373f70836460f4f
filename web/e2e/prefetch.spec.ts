import type { Page, Request } from "@playwright/test";
import { isOperation } from "./support/operation.ts";
import { connectionNotice } from "./support/network.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true, hasPictures: true });

const productLink = (page: Page, index = 0) =>
  page.getByRole("main").getByRole("article").nth(index).getByRole("heading").getByRole("link");

/** Opens the shop, or another page, and records the requests that the product page needs. */
const openShop = async (page: Page, path = "/shop") => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await openLoaded(page, path);
  await expect(connectionNotice(page)).toBeAttached();
  return {
    queries: () => requests.filter((request) => isOperation(request, "ProductPage")).length,
    scripts: () => requests.filter((request) => /\/product\.page-[^/]*\.js$/.test(request.url())).length,
  };
};

/** The response with the large picture of a product page: at this width of the window cards have smaller files. */
const largePicture = (page: Page) =>
  page.waitForResponse((response) => {
    const [, width = "0"] = response.url().match(/\/media\/.*\/(\d+)\.avif/) ?? [];
    return response.ok() && Number(width) > 500;
  });

for (const path of ["/shop", "/", "/search?term=kurta"])
  test(`only the code of the product page is loaded by ${path} when the browser is idle`, async ({
    page,
  }) => {
    const { queries, scripts } = await openShop(page, path);
    await expect.poll(scripts).toBe(1);
    expect(queries()).toBe(0);
  });

test("a page without products does not load the code of the product page", async ({ page }) => {
  const { scripts } = await openShop(page, "/delivery");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts()).toBe(0);
});

test("a hovered product is asked for once: its data, its code and its first picture", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { queries, scripts } = await openShop(page);
  const link = productLink(page);
  const title = await link.innerText();
  const picture = largePicture(page);
  await link.hover();
  await picture;
  expect([queries(), scripts()]).toEqual([1, 1]);
  await page.mouse.move(0, 0);
  await link.hover();

  // The time from the press to the frame that shows the picture; it is reported, not tested.
  await page.evaluate(() =>
    addEventListener("click", () => Object.assign(window, { pressedAt: performance.now() }), {
      capture: true,
    }),
  );
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const milliseconds = await page.evaluate(async () => {
    const find = () => document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
    while (!find()?.complete) await new Promise(requestAnimationFrame);
    await find()?.decode();
    return performance.now() - (window as unknown as { pressedAt: number }).pressedAt;
  });
  test.info().annotations.push({ type: "press to picture, ms", description: milliseconds.toFixed(0) });
  expect(queries()).toBe(1);
});

test("a focused and a touched product is prefetched too", async ({ page }) => {
  const { queries } = await openShop(page);
  await productLink(page, 0).focus();
  await expect.poll(queries).toBe(1);
  await productLink(page, 1).dispatchEvent("touchstart");
  await expect.poll(queries).toBe(2);
  await productLink(page, 1).dispatchEvent("touchstart");
  await productLink(page, 1).tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("button", { name: /^Zoom: / })).toBeVisible();
  expect(queries()).toBe(2);
});

for (const [name, network] of [
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["has a 2g network", { saveData: false, effectiveType: "2g" }],
] as const)
  test(`nothing is prefetched for a shopper who ${name}`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    }, network);
    const { queries, scripts } = await openShop(page);
    await productLink(page, 0).dispatchEvent("touchstart");
    await productLink(page, 1).focus();
    await productLink(page, 2).hover();
    expect([queries(), scripts()]).toEqual([0, 0]);
    await productLink(page, 0).click();
    await expect(page.getByRole("button", { name: /^Zoom: / })).toBeVisible();
    expect([queries(), scripts()]).toEqual([1, 1]);
  });

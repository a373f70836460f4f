import type { Page } from "@playwright/test";
import { openProduct } from "./support/open-product.ts";
import { productPath } from "./support/product-path.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

const title = "Slub Khadi Drawstring Culottes";

const pictureLinks = (page: Page) => page.getByRole("list", { name: "Pictures" }).getByRole("link");

test("on a low phone the price is in the first screen, whatever the title: in the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openProduct(page, title);
  const bar = page.locator("[data-foot-bar]");
  await expect(bar.getByText(/^(Price )?₹/).first()).toBeInViewport({ ratio: 1 });
  for (const name of ["Add to Cart", "Buy Now"]) {
    const button = bar.getByRole("button", { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBe(52);
  }
  const heart = page.getByRole("button", { name: `Wishlist: ${title}` });
  await expect(heart).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: /^Share: / })).toBeInViewport({ ratio: 1 });
});

test("on a phone title and price follow the first picture, both buttons are in the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openProduct(page, title);
  const picture = await page.getByRole("region", { name: "Gallery" }).boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(5 / 4, 2);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((heading?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeLessThan(72);
  const add = await page.getByRole("button", { name: "Add to Cart", exact: true }).first().boundingBox();
  const buy = await page.getByRole("button", { name: "Buy Now" }).boundingBox();
  expect(buy?.y).toBe(add?.y);
  expect(buy?.width).toBeCloseTo(add?.width ?? 0, 0);
  for (const control of [
    ...(await pictureLinks(page).all()),
    page.getByRole("button", { name: /^Share: / }),
  ]) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("on a low phone the picture leaves room for a title of two lines and the price", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProduct(page, "Kota Doria Leheriya Dupatta");
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.height).toBeGreaterThan(60);
  const price = await page.getByText("Price ", { exact: true }).first().locator("..").boundingBox();
  const button = await page.getByRole("button", { name: "Buy Now" }).boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 12);
});

test("the dots of the gallery are links that a keyboard follows", async ({ page }) => {
  await openProduct(page, title);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const second = pictureLinks(page).nth(1);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(pictureLinks(page).first()).not.toHaveAttribute("aria-current");
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9 });
  await expect(page).not.toHaveURL(/#/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the dots lead to the pictures of the strip", async ({ page }) => {
    await page.goto(await productPath(page, title));
    const strip = page.getByRole("region", { name: "Gallery" });
    await expect(strip.getByRole("img")).toHaveCount(await pictureLinks(page).count());
    await expect(page.locator("#picture-1")).toBeInViewport({ ratio: 0.5 });
    await pictureLinks(page).nth(1).click();
    await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator("#picture-1")).not.toBeInViewport({ ratio: 0.5 });
  });
});

test("the ways to pay are shown on the product page and at checkout", async ({ page }) => {
  const names = ["UPI", "RuPay", "Visa", "Mastercard", "Cash on delivery"];
  const shopper = await newShopper(page);
  await shopper.addToCart(0);
  const drawings = page.waitForResponse((response) => /payment-marks-[^/]*\.svg$/.test(response.url()));
  await openProduct(page, title);
  expect((await drawings).status()).toBe(200);
  for (const path of [null, "/checkout"]) {
    if (path) await page.goto(path);
    const marks = page.getByRole("list", { name: "Ways to pay" });
    await expect(marks.getByRole("listitem")).toHaveCount(names.length);
    for (const name of names) await expect(marks.getByRole("img", { name, exact: true })).toBeVisible();
  }
});

const canonicalUrl = (page: Page) =>
  page.evaluate(() => {
    const { href = "" } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
    return location.origin + new URL(href).pathname;
  });

const share = (page: Page) => page.getByRole("button", { name: `Share: ${title}` });

test("a browser that can share gets the title and the canonical URL", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { shareCalls: calls });
    navigator.share = (data) => {
      calls.push(data);
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
  });
  await openProduct(page, title, "?color=Slate&utm_source=mail");
  await share(page).click();
  const url = await canonicalUrl(page);
  const calls = () => page.evaluate(() => (window as unknown as { shareCalls: unknown[] }).shareCalls);
  await expect.poll(calls).toEqual([{ title, url }]);
  await expect(page.getByRole("dialog", { name: "Share" })).toHaveCount(0);
  await share(page).click();
  await expect.poll(async () => (await calls()).length).toBe(2);
});

test("without that, a dialog copies the link or opens WhatsApp", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    let refuses = true;
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) => {
          if (refuses) {
            refuses = false;
            return Promise.reject(new DOMException("refused", "NotAllowedError"));
          }
          Object.assign(window, { copied: text });
          return Promise.resolve();
        },
      },
    });
  });
  const scripts: string[] = [];
  page.on("request", (request) => /share-product/.test(request.url()) && scripts.push(request.url()));
  await openProduct(page, title, "?color=Slate");
  expect(scripts).toEqual([]);
  await share(page).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  const url = await canonicalUrl(page);
  const field = dialog.getByRole("textbox", { name: "Link to this product" });
  await expect(field).toHaveValue(url);
  expect(scripts.length).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(
    dialog.getByText("Your browser did not let us copy the link. It is selected: please copy it."),
  ).toBeVisible();
  expect(
    await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    ),
  ).toBe(url);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(url);
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(share(page)).toBeFocused();
});

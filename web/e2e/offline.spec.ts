import type { Page } from "@playwright/test";
import { openFilledCheckout, placeOrder } from "./support/checkout.ts";
import { connectionNotice, cutNetwork } from "./support/network.ts";
import { waitForOperation } from "./support/operation.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true, hasPictures: true });

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact" });

const homeHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "OWN YOUR EDGE" });

const aboutHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Western lines, Indian hands" });

/** The layout shifts since the page was loaded. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const [name, open] of [
  ["the shop", (page: Page) => openLoaded(page, "/shop")],
  [
    "the cart",
    async (page: Page) => {
      const shopper = await newShopper(page);
      await shopper.addToCart(0);
      await openLoaded(page, "/user/dashboard/cart");
    },
  ],
] as const)
  test(`${name} opens the pressed page once the network is back`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const shiftBefore = await layoutShift(page);
    const goOnline = await cutNetwork(page);
    await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
    expect(await layoutShift(page)).toBe(shiftBefore);

    await footerLink(page, "About").click();
    await expect(connectionNotice(page)).toContainText(
      "The next page could not be loaded. It will open when you are back online.",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { useInnerText: true });
    await expect(page.getByText("Something went wrong")).toHaveCount(0);

    await goOnline();
    await expect(aboutHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expect(connectionNotice(page)).toBeEmpty();
  });

test("a press on Contact keeps the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLoaded(page, "/shop");
  await openLoaded(page, "/");
  const goOnline = await cutNetwork(page);
  await contactLink(page).click();
  await expect(connectionNotice(page)).toContainText("The next page could not be loaded.");
  await expect(homeHeading(page)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Trying ..." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(connectionNotice(page)).toContainText("This page will continue when you are back online.");
  await goOnline();
  await expect(homeHeading(page)).toBeVisible();
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("a menu that is pressed without a network opens once it is back", async ({ page }) => {
  await openLoaded(page, "/");
  const goOnline = await cutNetwork(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(connectionNotice(page)).toContainText("Part of this page could not be loaded.");
  await goOnline();
  await expect(page.getByRole("dialog", { name: /menu/i })).toBeVisible();
});

test("pictures that failed without a network are loaded again by themselves", async ({ page }) => {
  await openLoaded(page, "/shop");
  const goOnline = await cutNetwork(page);
  const failed = () =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
          .length,
    );
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(failed).toBeGreaterThan(0);
  await goOnline();
  await expect.poll(failed).toBe(0);
});

test("a failed order can be sent again with what was typed at the checkout @core", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page, { city: "Phagwara" });
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  const goOnline = await cutNetwork(page);
  await placeOrder(page);
  await expect(page.getByRole("alert").filter({ hasText: "you cannot be charged twice" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Phagwara");
  await goOnline();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Phagwara");
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  await placeOrder(page);
  await expect(page.getByRole("heading", { level: 1, name: "Order Confirmed" })).toBeVisible();
});

test("a change without a network shows its message and is rolled back", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openLoaded(page, "/user/dashboard/cart");
  await waitForOperation(page, "UpdateCartLine", () =>
    page.getByRole("button", { name: "One more" }).click(),
  );
  await expect(page.getByText("Subtotal (2 pieces)")).toBeVisible();
  const goOnline = await cutNetwork(page);
  await page.getByRole("button", { name: "One more" }).click();
  const message = page.getByText("Network error. Please try again.");
  await expect(message).toBeVisible();
  await expect(page.getByText("Subtotal (2 pieces)")).toBeVisible();
  const [messageBox, noticeBox] = [await message.boundingBox(), await connectionNotice(page).boundingBox()];
  expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(noticeBox?.y ?? 0);
  await goOnline();
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText("Subtotal (3 pieces)")).toBeVisible();
});

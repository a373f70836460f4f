import type { APIRequestContext, Page } from "@playwright/test";
import {
  addTestProduct,
  archiveTestProduct,
  readProduct,
  type TestProduct,
} from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { aConfirmedOrder } from "./support/confirmed-order.ts";
import { aDeliveredOrder, requestReturn } from "./support/delivered-order.ts";
import { countedTouchOn } from "./support/operator.ts";
import { collectCash, setStatus } from "./support/order-steps.ts";
import { ownProduct, placeOwnOrder } from "./support/own-order.ts";
import { emptyDelivery } from "./support/parcel-order.ts";
import { adminOutsideBrowser, demoAdmin, newShopperOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** What each task costs on a phone, beside what is typed, from its page on: docs/measurements.md, "The shopkeeper's day". */
const presses = {
  pack: 2,
  ship: 3,
  deliver: 2,
  undo: 1,
  refundReturn: 2,
  prices: 2,
  findByPhone: 2,
  payCashRefund: 1,
  undoCashRefund: 1,
};

const counterOn = (page: Page) => {
  const { press, check, presses: all } = countedTouchOn(page);
  let before = 0;
  /** The presses since the last call. */
  const pressesOfTask = () => {
    const count = all() - before;
    before = all();
    return count;
  };
  return { press, check, pressesOfTask };
};

/** Orders of one piece, of several shoppers: each may have only some open orders. */
const placeOrders = async (request: APIRequestContext, count: number): Promise<void> => {
  const { line } = await ownProduct(request, { stock: count });
  for (let placed = 0; placed < count;) {
    const shopper = await newShopperOutsideBrowser(request);
    for (let own = 0; own < 4 && placed < count; own += 1, placed += 1)
      await orderInCash(shopper, [{ ...line, size: placed % 2 ? "S" : "M" }]);
  }
};

test("each step of 20 orders to their delivery by hand takes at most three presses", async ({ page }) => {
  test.setTimeout(240_000);
  await emptyDelivery();
  await placeOrders(page.request, 20);
  await demoAdmin(page);
  const { press, check, pressesOfTask } = counterOn(page);
  const bar = page.getByRole("region", { name: "Selected orders" });
  const stage = (name: string) =>
    page.getByRole("navigation", { name: "Deliveries by stage" }).getByRole("link", { name });
  const all = page.getByRole("checkbox", { name: "Select all 20 shown" });

  await page.goto("/admin/delivery");
  await check(all);
  await press(bar.getByRole("button", { name: "Mark packed" }));
  await expect(bar.getByText("20 orders packed.")).toBeVisible();
  expect(pressesOfTask()).toBe(presses.pack);

  await stage("Packed").click();
  await check(all);
  await press(bar.getByRole("button", { name: "Ship", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Ship 20 orders" });
  // The first field has the focus. The key of the phone's keyboard leads to the next one.
  await expect(dialog.getByRole("textbox").first()).toBeFocused();
  for (let index = 1; index <= 20; index += 1) {
    await page.keyboard.insertText(`DL-20-${index}`);
    if (index < 20) await page.keyboard.press("Enter");
  }
  await press(dialog.getByRole("button", { name: "Ship 20 orders" }));
  await expect(bar.getByText("20 orders shipped.")).toBeVisible();
  expect(pressesOfTask()).toBe(presses.ship);

  await stage("On the way").click();
  await check(all);
  await press(bar.getByRole("button", { name: "Mark as delivered" }));
  await expect(bar.getByText("20 orders marked as delivered.")).toBeVisible();
  expect(pressesOfTask()).toBe(presses.deliver);

  // Another admin, or the same one on another day of work, finds the undo here.
  await page.goto("/admin/delivery?stage=on-the-way");
  const marked = page
    .getByRole("list", { name: "Marked as delivered within 30 minutes" })
    .getByRole("listitem");
  await expect(marked.first()).toHaveText(/^20 orders marked as delivered at \d+:\d\d [ap]m/);
  await press(marked.first().getByRole("button", { name: /^Undo/ }));
  await expect(page.getByText("20 orders back to on the way.")).toBeVisible();
  await expect(all).toBeVisible();
  expect(pressesOfTask()).toBe(presses.undo);
});

test("the page of a delivered order takes the mark away", async ({ page }) => {
  const order = await placeOwnOrder(page.request, await newShopperOutsideBrowser(page.request));
  const admin = await demoAdmin(page);
  await setStatus(admin, order.id, "SHIPPED");
  await setStatus(admin, order.id, "DELIVERED");
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByText(/^Marked as delivered at/)).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).tap();
  await expect(page.getByRole("button", { name: "Mark as delivered" })).toBeVisible();
});

test("each step of a return to its cash refund takes at most two presses", async ({ page }) => {
  const shopper = await newShopperOutsideBrowser(page.request);
  const order = await aDeliveredOrder(page.request, shopper, { title: "Counted Wrap Skirt" });
  await requestReturn(shopper, order.id, { kind: "RETURN", reason: "CHANGED_MIND" });
  await collectCash(order.admin, order.id);
  await demoAdmin(page);
  const { press, pressesOfTask } = counterOn(page);

  await page.goto("/admin/returns");
  const request = page
    .getByRole("region", { name: "Requests" })
    .getByRole("article")
    .filter({ hasText: order.orderNumber });
  await press(request.getByRole("button", { name: "Approve" }));
  await press(request.getByRole("button", { name: "Receive and refund ₹1,499" }));
  await expect(request.getByText("Refunded: ₹1,499")).toBeVisible();
  await expect(request.getByText("Arrived at the shop")).toBeVisible();
  expect(pressesOfTask()).toBe(presses.refundReturn);

  await page.goto("/admin/payments");
  const reference = page.getByRole("textbox", {
    name: `Bank reference (UTR) of the refund of order ${order.orderNumber}`,
  });
  await press(reference);
  await page.keyboard.insertText("UTR 20");
  // The key of the phone's keyboard records it. The button beside the field would be a second press.
  await page.keyboard.press("Enter");
  const recorded = page
    .getByRole("list", { name: "Marked as paid within 30 minutes" })
    .getByRole("listitem")
    .filter({ hasText: order.orderNumber });
  await expect(recorded).toContainText("₹1,499, reference UTR 20");
  await expect(reference).toBeHidden();
  expect(pressesOfTask()).toBe(presses.payCashRefund);

  await press(recorded.getByRole("button", { name: /^Undo/ }));
  await expect(reference).toBeVisible();
  await expect(recorded).toBeHidden();
  expect(pressesOfTask()).toBe(presses.undoCashRefund);
});

test("50 prices typed in the list of products are saved in two presses", async ({ page }) => {
  test.setTimeout(180_000);
  const admin = await adminOutsideBrowser(page.request);
  const products: TestProduct[] = [];
  for (let number = 1; number <= 50; number += 1)
    products.push(await addTestProduct(admin, { title: `Fiftieth stole ${number}` }));
  await demoAdmin(page);
  const { press, pressesOfTask } = counterOn(page);
  await page.goto("/admin/manage-products?text=Fiftieth+stole");
  await expect(page.getByText("50 products", { exact: true })).toBeVisible();
  await press(page.getByRole("link", { name: "Edit prices and stock" }));
  for (const { title } of products)
    await page.getByRole("textbox", { name: `Price, ₹ of ${title}`, exact: true }).fill("1350");
  await press(page.getByRole("button", { name: "Save 50 products" }));
  await expect(page.getByText("Done: 50 changed.")).toBeVisible();
  expect(pressesOfTask()).toBe(presses.prices);
  for (const { id } of products) {
    const changed = await readProduct(admin, id);
    expect(changed.price).toBe(1350);
    // Other tests buy the newest products of the shop.
    await archiveTestProduct(admin, changed, true);
  }
});

test("an order is found by the last digits of its phone number in two presses", async ({ page }) => {
  const order = await aConfirmedOrder(page.request);
  await demoAdmin(page);
  const { press, pressesOfTask } = counterOn(page);
  await page.goto("/admin/orders");
  const field = page.getByRole("searchbox", { name: "Search orders" });
  await press(field);
  await page.keyboard.insertText(order.phone.slice(-4));
  await press(page.getByRole("button", { name: `Details of order ${order.orderNumber}` }));
  await expect(page.getByRole("article", { name: `Order ${order.orderNumber}` })).toContainText(order.name);
  expect(pressesOfTask()).toBe(presses.findByPhone);
});

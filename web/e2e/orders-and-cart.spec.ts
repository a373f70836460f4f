import type { Page } from "@playwright/test";
import {
  completePayment,
  pressInPaymentWindow,
  readOrders,
  placeOrder,
  openFilledCheckout,
} from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { addOwnPiece } from "./support/own-piece.ts";
import { expect, test } from "./support/test.ts";
import { orderInCash } from "./support/cash-order.ts";
import { newShopper } from "./support/shopper.ts";

const CONFIRMED = /^Confirmed \((\d+)\)$/;

test("the counts by status follow a payment made on the page @core", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(13);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  await page.goto("/orders");
  const tab = page.getByRole("tab", { name: CONFIRMED });
  const before = Number(CONFIRMED.exec((await tab.textContent()) ?? "")?.[1]);
  await completePayment(page);
  await pressInPaymentWindow(page, "Pay");
  await expect(page.getByText("Payment received. Your order is confirmed.")).toBeVisible();
  await expect(page.getByRole("tab", { name: `Confirmed (${before + 1})` })).toBeVisible();
});

/** Cancels an unpaid order as the admin. */
const cancel = async (page: Page, orderId: string) => {
  const admin = { email: "admin@example.com", password: "admin-demo" };
  const login = await page.request.post("/api/admin/login", { data: admin });
  const { token } = (await login.json()) as { token: string };
  const response = await page.request.put(`/api/orders/admin/${orderId}/status`, {
    data: { status: "cancelled" },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
};

test("Buy Again adds the available pieces of a cancelled order @core", async ({
  page,
  allowConsoleErrors,
}) => {
  // The request for an unavailable piece is refused.
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const scarce = await addOwnPiece(page, shopper, { title: "Siddipet Wrap Skirt", quantity: 3 });
  const gone = await addOwnPiece(page, shopper, { title: "Mangalagiri Wrap Skirt" });
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  const { newest } = await readOrders(shopper);
  await cancel(page, newest?.id ?? "");
  await page.goto("/orders");
  const card = page.getByRole("article", { name: `Order ${newest?.orderNumber}` });
  await expect(card.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(card.getByRole("button", { name: /^E-mail invoice/ })).toHaveCount(0);
  await sql("update stock_units set stock = 2 where product_id = $1", [scarce.id]);
  await sql("update stock_units set stock = 0 where product_id = $1", [gone.id]);
  await card.getByRole("button", { name: /^Buy again/ }).click();
  await expect(card.getByText("Added to cart")).toBeVisible();
  await expect(card.getByText(`Only 2 of 3 pieces of ${scarce.title}`)).toBeVisible();
  await expect(card.getByText(new RegExp(`^${gone.title}.* is no longer available\\.$`))).toBeVisible();
  await card.getByRole("button", { name: /^Buy again/ }).click();
  await expect(card.getByText("None of these pieces are available any more.")).toBeVisible();
  await page.goto("/user/dashboard/cart");
  await expect(page.getByRole("textbox", { name: `Quantity of ${scarce.title}` })).toHaveValue("2");
  await expect(page.getByRole("link", { name: gone.title })).toHaveCount(0);
});

test("an order's card shows its first 3 lines and how many more there are", async ({ page }) => {
  const shopper = await newShopper(page);
  const pieces = [];
  for (const index of [17, 18, 19, 20, 21]) pieces.push(await shopper.addToCart(index));
  const lines = pieces.map(({ id: productId, size, color }) => ({ productId, size, color, quantity: 1 }));
  const four = await orderInCash(shopper, lines.slice(0, 4));
  const five = await orderInCash(shopper, lines);
  await page.goto("/orders");
  for (const [{ orderNumber }, more] of [
    [four, "+1 more item"],
    [five, "+2 more items"],
  ] as const) {
    const card = page.getByRole("article", { name: `Order ${orderNumber}` });
    await expect(card.getByText(more, { exact: true })).toBeVisible();
    await expect(card.getByRole("list").nth(1).getByRole("listitem")).toHaveCount(3);
  }
});

test("the dashboard begins with the order on its way", async ({ page }) => {
  const shopper = await newShopper(page);
  const { id: productId, size, color, title } = await shopper.addToCart(17);
  await page.goto("/user/dashboard");
  await expect(page.getByRole("heading", { level: 2, name: "40% OFF" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  const { orderNumber, id } = await orderInCash(shopper, [{ productId, size, color, quantity: 1 }]);
  await sql("update orders set estimated_delivery = '2026-12-24' where id = $1", [id]);
  await page.reload();
  const order = page.getByRole("main").getByRole("article");
  await expect(order.getByText("Expected on 24 December 2026")).toBeVisible();
  await expect(order.getByText("Order Confirmed")).toBeVisible();
  await expect(order.getByText(title)).toBeVisible();
  const profile = page.getByRole("link", { name: /Edit profile/ });
  await expect(profile).toBeVisible();

  await order.getByRole("link", { name: `Order ${orderNumber}` }).click();
  const card = page.getByRole("article", { name: `Order ${orderNumber}` });
  await expect(card.getByText("Cash on delivery").first()).toBeVisible();
  await expect(card.getByText("Payment Pending")).toBeHidden();
  await expect(profile).toBeHidden();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("link", { name: "Password" })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/orders");
  const tabs = page.getByRole("tablist");
  await expect(tabs.getByRole("tab", { name: "Delivered (0)" })).toBeInViewport({ ratio: 0.95 });
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
});

test("a long title neither widens the orders page nor lets its tabs overlap", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(16);
  await openFilledCheckout(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check({ force: true });
  await placeOrder(page);
  await expect(page.getByRole("heading", { level: 1, name: "Order Confirmed" })).toBeVisible();
  const { newest } = await readOrders(shopper);
  const title =
    "Hand-Block-Printed Ajrakh Cotton Silk Wrap-Around Evening Gown with Detachable Embroidered Velvet Cape, Belt and Pockets";
  await sql("update order_lines set title = $2 where order_id = $1", [newest?.id, title]);
  await page.goto("/orders");
  await expect(page.getByText(title).first()).toBeVisible();
  const tabs = await page.getByRole("tab").all();
  const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()));
  const widths = await Promise.all(tabs.map((tab) => tab.evaluate(({ scrollWidth }) => scrollWidth)));
  expect(boxes.map((box) => Math.round(box?.width ?? 0))).toEqual(widths);
});

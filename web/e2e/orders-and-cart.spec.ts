import type { Page } from "@playwright/test";
import {
  completePayment,
  pressInPaymentWindow,
  readOrders,
  placeOrder,
  openFilledCheckout,
} from "./support/checkout.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { sql } from "./support/database.ts";
import { expect, test } from "./support/test.ts";
import { orderInCash } from "./support/cash-order.ts";
import { demoShopper, newShopper } from "./support/shopper.ts";

const CONFIRMED = /^Confirmed \((\d+)\)$/;

test("the counts by status follow a payment made on the page", async ({ page }) => {
  const shopper = await demoShopper(page);
  await shopper.addToCart(13);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  await page.goto("/orders");
  const tab = page.getByRole("tab", { name: CONFIRMED });
  const before = Number(CONFIRMED.exec(await tab.innerText())?.[1]);
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

test("Buy Again adds the available pieces of a cancelled order", async ({ page, allowConsoleErrors }) => {
  // The request for an unavailable piece is refused.
  allowConsoleErrors();
  const shopper = await demoShopper(page);
  const scarce = await shopper.addToCart(14, 3);
  const gone = await shopper.addToCart(15);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  const { newest } = await readOrders(shopper);
  await cancel(page, newest?.id ?? "");
  await page.goto("/orders");
  const card = page.getByRole("article", { name: `Order ${newest?.orderNumber}` });
  await expect(card.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(card.getByRole("button", { name: /^E-mail invoice/ })).toHaveCount(0);
  const stockUnits = await sql<{ id: string; stock: number }>(
    "select id, stock from stock_units where product_id = any($1)",
    [[scarce.id, gone.id]],
  );
  try {
    await sql("update stock_units set stock = 2 where product_id = $1", [scarce.id]);
    await sql("update stock_units set stock = 0 where product_id = $1", [gone.id]);
    await card.getByRole("button", { name: /^Buy again/ }).click();
    await expect(card.getByText("Added to cart")).toBeVisible();
    await expect(card.getByText(`Only 2 of 3 pieces of ${scarce.title}`)).toBeVisible();
    await expect(card.getByText(new RegExp(`^${gone.title}.* is no longer available\\.$`))).toBeVisible();
    await expectAccessible(page, "an order bought again");
    await card.getByRole("button", { name: /^Buy again/ }).click();
    await expect(card.getByText("None of these pieces are available any more.")).toBeVisible();
    await page.goto("/user/dashboard/cart");
    await expect(page.getByRole("textbox", { name: `Quantity of ${scarce.title}` })).toHaveValue("2");
    await expect(page.getByRole("link", { name: gone.title })).toHaveCount(0);
  } finally {
    for (const { id, stock } of stockUnits)
      await sql("update stock_units set stock = $2 where id = $1", [id, stock]);
  }
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
    await expect(card.getByRole("list").first().getByRole("listitem")).toHaveCount(3);
  }
});

test("a long title does not widen the orders page, and its tabs do not overlap", async ({ page }) => {
  const shopper = await demoShopper(page);
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
  await expectAccessible(page, "the orders page");
  const tabs = await page.getByRole("tab").all();
  const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()));
  const widths = await Promise.all(tabs.map((tab) => tab.evaluate(({ scrollWidth }) => scrollWidth)));
  expect(boxes.map((box) => Math.round(box?.width ?? 0))).toEqual(widths);
});

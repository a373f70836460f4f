import type { Page } from "@playwright/test";
import { addTestProduct } from "./support/admin-product.ts";
import { placeOrderOf } from "./support/cash-order.ts";
import { pressInPaymentWindow } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { expectTouchable } from "./support/touch-targets.ts";

const cart = "/user/dashboard/cart";
const samePieces = "The same pieces are in your cart again. Ordering them would buy them twice.";

/** A shopper with an unpaid order of two skirts in M and Rust. */
const anUnpaidOrder = async (page: Page, title: string) => {
  const shopper = await newShopper(page);
  const product = await addTestProduct(await adminOutsideBrowser(page.request), { title });
  const line = { productId: product.id, size: "M", color: "Rust", quantity: 2 };
  const order = await placeOrderOf(shopper, [line], { paymentMethod: "ONLINE" });
  const addAgain = (changes: Partial<typeof line> = {}) =>
    shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
      input: { ...line, ...changes },
    });
  const card = page.getByRole("region", { name: `Unpaid order ${order.orderNumber}` });
  return { shopper, product, order, addAgain, card };
};

test("an unpaid order is explained beside its own pieces in the cart", async ({ page }) => {
  const title = "Sanganeri Wrap Skirt";
  const { shopper, order, addAgain, card } = await anUnpaidOrder(page, title);
  await page.goto(cart);
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
  await expect(card.getByText(title)).toBeVisible();
  await expect(card.getByText("Size M, Rust, 2 pieces")).toBeVisible();
  await expect(card.getByText(samePieces)).toHaveCount(0);
  await expect(
    card.getByRole("button", { name: `Complete payment for order ${order.orderNumber}` }),
  ).toBeVisible();
  await expect(card.getByRole("button", { name: `Cancel order ${order.orderNumber}` })).toBeVisible();

  await addAgain({ quantity: 1 });
  await page.reload();
  await expect(card.getByText(samePieces)).toBeVisible();
  await expectTouchable(page, "the cart beside an unpaid order of the same pieces");
  await shopper.addToCart(5);
  await page.goto("/checkout");
  await expect(
    card.getByText(`${title} is in your cart again. Ordering again would buy it twice.`),
  ).toBeVisible();

  await card.getByRole("button", { name: `Pay that order (order ${order.orderNumber})` }).click();
  await pressInPaymentWindow(page, "Pay");
  const paid = page.getByRole("region", { name: `Order ${order.orderNumber}` });
  await expect(paid.getByText("Payment received. Your order is confirmed.")).toBeVisible();
  await expect(paid.getByText(/again/)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
});

test("the pieces of an unpaid order that is cancelled beside the cart can be ordered again", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const title = "Barmer Wrap Skirt";
  const { shopper, product, order, addAgain, card } = await anUnpaidOrder(page, title);
  await addAgain();
  await sql("update stock_units set stock = 0 where product_id = $1", [product.id]);
  await page.goto(cart);
  await expect(card.getByText(samePieces)).toBeVisible();
  await expect(page.getByText("Out of stock.")).toBeVisible();

  await card.getByRole("button", { name: `Cancel it (order ${order.orderNumber})` }).click();
  const dialog = page.getByRole("dialog", { name: `Cancel order ${order.orderNumber}?` });
  await expect(dialog.getByText("You have not paid for it, so there is no charge.")).toBeVisible();
  await withFailure(page, { operation: "CancelOrder", failure: "broken" }, async () => {
    await dialog.getByRole("button", { name: "Cancel the order" }).click();
    await expect(dialog.getByText("The order could not be cancelled. Please try again.")).toBeVisible();
  });
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(dialog).toHaveCount(0);
  const cancelled = page.getByRole("region", { name: `Order ${order.orderNumber}` });
  await expect(cancelled.getByRole("heading")).toBeFocused();
  await expect(cancelled.getByText("This order was cancelled.")).toBeVisible();
  await expect(cancelled.getByText(samePieces)).toHaveCount(0);
  await expect(page.getByText("Out of stock.")).toHaveCount(0);
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  const { myOrders } = await shopper.query<{ myOrders: { nodes: { orderStatus: string }[] } }>(
    "{ myOrders(first: 1) { nodes { orderStatus } } }",
  );
  expect(myOrders.nodes).toEqual([{ orderStatus: "CANCELLED" }]);
});

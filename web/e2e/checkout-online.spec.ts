import {
  completePaymentHeading,
  completePayment,
  confirmedHeading,
  fillAddress,
  pressInPaymentWindow,
  readOrders,
  placeOrder,
  openFilledCheckout,
} from "./support/checkout.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

test("a shopper pays online by a script that is loaded for the payment only @core", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(8);
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith("checkout.js") && scripts.push(request.url()));
  await page.goto("/checkout");
  await expect(page.getByRole("radio", { name: /Online payment/ })).toBeChecked();
  await fillAddress(page);
  expect(scripts).toEqual([]);
  await placeOrder(page);
  await expect(page.getByRole("dialog", { name: "Test payment" })).toContainText("First: Pay by UPI");
  expect(scripts).toHaveLength(1);
  await pressInPaymentWindow(page, "Pay");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByText(/^pay_/)).toBeVisible();
  await expect(page.getByText("Online payment")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^pay_/)).toBeVisible();
  await page.goto("/user/dashboard/cart");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  const { newest } = await readOrders(shopper);
  expect(newest).toMatchObject({ orderStatus: "CONFIRMED", paymentDetails: { paymentStatus: "COMPLETED" } });
});

test("a failed payment is retried on the same order @core", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(9);
  const before = await readOrders(shopper);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Let the payment fail");
  await pressInPaymentWindow(page, "Close without paying");
  await expect(page.getByText("Your payment was declined by the bank.")).toBeVisible();
  await completePayment(page);
  await pressInPaymentWindow(page, "Pay");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect((await readOrders(shopper)).count).toBe(before.count + 1);
});

test("a shopper closes the payment window and pays later from the orders page", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(10);
  const before = await readOrders(shopper);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  await expect(page.getByText("You have not paid yet.")).toBeVisible();
  await expect(page.getByText(/Pay within (29|30) minutes/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", completePaymentHeading)).toBeVisible();
  const { count, newest } = await readOrders(shopper);
  const button = page.getByRole("button", { name: `Complete payment for order ${newest?.orderNumber}` });
  await page.goto("/user/dashboard/cart");
  await expect(button).toBeVisible();
  await page.goto("/user/dashboard/orders");
  await expect(button).toBeVisible();
  await page.goto("/orders");
  await expect(button).toBeVisible();
  await button.click();
  await pressInPaymentWindow(page, "Pay");
  const card = page.getByRole("article", { name: `Order ${newest?.orderNumber}` });
  await expect(card.getByText("Payment received. Your order is confirmed.")).toBeVisible();
  await expect(card.getByText("Paid online")).toBeVisible();
  expect(count).toBe(before.count + 1);
});

test("by keyboard a shopper fills the address, chooses, orders and pays", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(18);
  await openFilledCheckout(page);
  await fillAddress(page, { city: "" });
  await page.getByLabel("Full name").focus();
  for (const text of ["Asha Rao", "asha@example.com", "9876543210", "14, Mall Road", "143001", "Amritsar"]) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel("State")).toBeFocused();
  await page.keyboard.type("Punj");
  const keys = keyboardOn(page);
  await keys.tabTo(page.getByRole("link", { name: "Change your cart" }));
  await keys.tabTo(page.getByRole("radio", { name: /Online payment/ }));
  await page.getByRole("button", { name: "Place Order" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Test payment" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("You have not paid yet.")).toBeVisible();
  await page.getByRole("button", { name: /^Complete payment/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", confirmedHeading)).toBeFocused();
});

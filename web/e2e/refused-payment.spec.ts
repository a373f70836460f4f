import type { Page } from "@playwright/test";
import {
  confirmedHeading,
  openFilledCheckout,
  placeOrder,
  pressInPaymentWindow,
} from "./support/checkout.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

const setRazorpaysMaximum = (page: Page, faults: { maxAmount?: number }) =>
  page.request.put("/dev/razorpay/control/faults", { data: faults });

test.afterEach(({ page }) => setRazorpaysMaximum(page, {}));

test("a payment that Razorpay refuses leaves the cart at checkout, whose next order is another one", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(16);
  await openFilledCheckout(page);
  await setRazorpaysMaximum(page, { maxAmount: 100 });
  await placeOrder(page);
  await expect(
    page.getByText(
      /^Payment setup failed\. Our payment provider does not accept an online payment of ₹[\d,]+\. Your order was cancelled and you were not charged\. Your pieces are back in your cart\./,
    ),
  ).toBeVisible();

  await setRazorpaysMaximum(page, {});
  await placeOrder(page);
  await pressInPaymentWindow(page, "Pay");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible({ timeout: 20_000 });
});

import {
  completePaymentHeading,
  completePayment,
  confirmedHeading,
  pressInPaymentWindow,
  interceptOperation,
  readOrders,
  placeOrder,
  openFilledCheckout,
} from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

test("a payment is confirmed although the payment window never reported it", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(11);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Pay, then close the window");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible({ timeout: 20_000 });
});

test("the next attempt continues after the message of a failed step", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(13);
  const before = await readOrders(shopper);
  await openFilledCheckout(page);

  await withFailure(page, { operation: "PlaceOrder", failure: "broken" }, async (whenFailed) => {
    await placeOrder(page);
    await whenFailed();
    await expect(page.getByText(/^Order failed\. Please try again\.$/)).toBeVisible();
  });

  const startAgain = await interceptOperation(page, "StartPayment", (route) => route.abort());
  const placeAgain = await interceptOperation(page, "PlaceOrder", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { placeOrder: object } };
    await route.fulfill({
      response,
      json: { data: { placeOrder: { ...data.placeOrder, paymentSession: null } } },
    });
  });
  await placeOrder(page);
  await expect(page.getByText("Payment setup failed.")).toBeVisible();
  await startAgain();
  await placeAgain();

  await page.route("**/checkout.js", (route) => route.abort());
  await completePayment(page);
  await expect(page.getByText("Failed to load payment gateway.")).toBeVisible();
  await page.unroute("**/checkout.js");

  const verifyAgain = await interceptOperation(page, "VerifyPayment", (route) => {
    const request = route.request().postDataJSON() as {
      variables: { input: { razorpaySignature: string } };
    };
    request.variables.input.razorpaySignature = "0".repeat(64);
    return route.continue({ postData: request });
  });
  // The shop learns of the payment by webhook or reconciler; until then the order stays unpaid.
  await interceptOperation(page, "PaymentState", (route) => route.abort());
  await completePayment(page);
  await pressInPaymentWindow(page, "Pay");
  await expect(page.getByText("Payment verification failed.")).toBeVisible();
  await verifyAgain();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible({ timeout: 20_000 });
  expect((await readOrders(shopper)).count).toBe(before.count + 1);
});

test("an order with a lost response is paid once without another click @core", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(14);
  const before = await readOrders(shopper);
  await openFilledCheckout(page);
  const stopIntercepting = await interceptOperation(page, "PlaceOrder", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page);
  await pressInPaymentWindow(page, "Pay");
  await stopIntercepting();
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect((await readOrders(shopper)).count).toBe(before.count + 1);
});

test("two tabs with one cart place one order: the other tab shows it, to be paid", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const other = await context.newPage();
  await shopper.addToCart(16);
  const before = await readOrders(shopper);
  await openFilledCheckout(page);
  await openFilledCheckout(other, { city: "Amritsar" });
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  await expect(other.getByRole("heading", completePaymentHeading)).toBeVisible({ timeout: 20_000 });
  await completePayment(other);
  await pressInPaymentWindow(other, "Pay");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible({ timeout: 20_000 });
  expect((await readOrders(shopper)).count).toBe(before.count + 1);
});

test("a reload before the response to an order leads to its confirmation, not to an empty cart", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(16);
  const before = await readOrders(shopper);
  await openFilledCheckout(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check({ force: true });
  const whenPlaced = new Promise<void>((resolve) => {
    void interceptOperation(page, "PlaceOrder", async (route) => {
      await route.fetch();
      // No response reaches the page.
      resolve();
    });
  });
  await placeOrder(page);
  await whenPlaced;
  await page.reload();
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect((await readOrders(shopper)).count).toBe(before.count + 1);
});

// The sweep cancels the order within a minute. Both messages are possible, depending on which comes first.
const timeIsOver = /The time to pay has run out\.|This order was cancelled because it was not paid in time\./;

test("after the time limit the page shows a message and offers no payment", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(17);
  await openFilledCheckout(page);
  await placeOrder(page);
  await pressInPaymentWindow(page, "Close without paying");
  await expect(page.getByText("You have not paid yet.")).toBeVisible();
  const { newest } = await readOrders(shopper);
  await sql("update orders set payable_until = now() - interval '1 second' where id = $1", [newest?.id]);
  await expect(page.getByText(timeIsOver)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: /^Complete payment/ })).toHaveCount(0);
  await page.goto(`/success?order=${newest?.orderNumber}`);
  await expect(page.getByText(timeIsOver)).toBeVisible();
  await expect(page.getByText("We have received")).toHaveCount(0);
});

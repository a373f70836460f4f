import { expectNoBarriers } from "./support/barriers.ts";
import {
  complete,
  completePayment,
  confirmed,
  inWindow,
  onOperation,
  ordersOf,
  placeOrder,
  readyToOrder,
} from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { whileFailing } from "./support/failing.ts";
import { expect, test } from "./support/shop-test.ts";
import { demoShopper } from "./support/shopper.ts";

test("what she has paid is confirmed though the window never told", async ({ page }) => {
  const shopper = await demoShopper(page);
  await shopper.puts(11);
  await readyToOrder(page);
  await placeOrder(page);
  await inWindow(page, "Pay, then close the window");
  await expect(page.getByRole("heading", confirmed)).toBeVisible({ timeout: 20_000 });
});

test("a tab that is closed after paying leaves a confirmed order behind", async ({ page, context }) => {
  const shopper = await demoShopper(page);
  await shopper.puts(12);
  await readyToOrder(page);
  await placeOrder(page);
  // The bank's answer never comes back to this tab.
  await page.route("**/checkout/payments", async (route) => {
    await route.fetch();
    await page.close();
  });
  await inWindow(page, "Pay").catch(() => undefined);
  const again = await context.newPage();
  const back = await demoShopper(again);
  await again.goto("/orders");
  const { newest } = await ordersOf(back);
  const card = again.getByRole("article", { name: `Order ${newest?.orderNumber}` });
  await expect(card.getByText("Order Confirmed").first()).toBeVisible({ timeout: 20_000 });
});

test("each step that fails says so in its own words, and the next try goes on", async ({
  page,
  loudConsole,
}) => {
  loudConsole();
  const shopper = await demoShopper(page);
  await shopper.puts(13);
  const before = await ordersOf(shopper);
  await readyToOrder(page);

  const failed = page.getByText("Order failed. Please try again.");
  for (const failing of ["offline", "proxy"] as const)
    await whileFailing(page, { operation: "PlaceOrder", failing }, async () => {
      await placeOrder(page);
      await expect(failed).toBeVisible();
    });

  const startAgain = await onOperation(page, "StartPayment", (route) => route.abort());
  await placeOrder(page);
  await expect(page.getByText("Payment setup failed.")).toBeVisible();
  await startAgain();

  await page.route("**/checkout.js", (route) => route.abort());
  await completePayment(page);
  await expect(page.getByText("Failed to load payment gateway.")).toBeVisible();
  await expectNoBarriers(page, "a payment that could not begin");
  await page.unroute("**/checkout.js");

  const verifyAgain = await onOperation(page, "VerifyPayment", (route) => {
    const asked = route.request().postDataJSON() as {
      variables: { input: { razorpaySignature: string } };
    };
    asked.variables.input.razorpaySignature = "0".repeat(64);
    return route.continue({ postData: asked });
  });
  // The shop hears of the payment in other ways: until it does, the order waits.
  await onOperation(page, "PaymentState", (route) => route.abort());
  await completePayment(page);
  await inWindow(page, "Pay");
  await expect(page.getByText("Payment verification failed.")).toBeVisible();
  await verifyAgain();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(page.getByRole("heading", confirmed)).toBeVisible({ timeout: 20_000 });
  expect((await ordersOf(shopper)).count).toBe(before.count + 1);
});

test("an order whose answer is lost is found again by the next press, and paid once", async ({
  page,
  loudConsole,
}) => {
  loudConsole();
  const shopper = await demoShopper(page);
  await shopper.puts(14);
  const before = await ordersOf(shopper);
  await readyToOrder(page);
  const answered = await onOperation(page, "PlaceOrder", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page);
  await expect(page.getByText("Order failed. Please try again.")).toBeVisible();
  await answered();
  await placeOrder(page);
  await inWindow(page, "Pay");
  await expect(page.getByRole("heading", confirmed)).toBeVisible();
  expect((await ordersOf(shopper)).count).toBe(before.count + 1);
});

test("a reload while the order is on its way leads to that order", async ({ page, loudConsole }) => {
  loudConsole();
  const shopper = await demoShopper(page);
  await shopper.puts(15);
  const before = await ordersOf(shopper);
  await readyToOrder(page);
  let arrived: () => void = () => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  await onOperation(page, "PlaceOrder", async (route) => {
    await route.fetch();
    arrived();
  });
  await placeOrder(page);
  await hasArrived;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page.getByRole("heading", complete)).toBeVisible();
  await completePayment(page);
  await inWindow(page, "Pay");
  await expect(page.getByRole("heading", confirmed)).toBeVisible();
  expect((await ordersOf(shopper)).count).toBe(before.count + 1);
});

test("two tabs with one cart make one order", async ({ page, context, loudConsole }) => {
  loudConsole();
  const shopper = await demoShopper(page);
  const other = await context.newPage();
  await demoShopper(other);
  await shopper.puts(16);
  const before = await ordersOf(shopper);
  await readyToOrder(page);
  await readyToOrder(other, { city: "Amritsar" });
  await placeOrder(page);
  await inWindow(page, "Close without paying");
  await placeOrder(other);
  await expect(other.getByText("Your order had gone through already.")).toBeVisible();
  await expect(other).toHaveURL(/\/orders$/);
  await completePayment(other);
  await inWindow(other, "Pay");
  await expect(page.getByRole("heading", confirmed)).toBeVisible({ timeout: 20_000 });
  expect((await ordersOf(shopper)).count).toBe(before.count + 1);
});

// The shop itself cancels it within the minute: whichever the page hears of first, it says that the time is over.
const timeIsOver = /The time to pay has run out\.|This order was not paid in time\./;

test("when the time has run out, the page says so and offers no payment", async ({ page }) => {
  const shopper = await demoShopper(page);
  await shopper.puts(17);
  await readyToOrder(page);
  await placeOrder(page);
  await inWindow(page, "Close without paying");
  await expect(page.getByText("You have not paid yet.")).toBeVisible();
  const { newest } = await ordersOf(shopper);
  await sql("update orders set payable_until = now() - interval '1 second' where id = $1", [newest?.id]);
  await expect(page.getByText(timeIsOver)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: /^Complete payment/ })).toHaveCount(0);
  await page.goto(`/success?order=${newest?.orderNumber}`);
  await expect(page.getByText(timeIsOver)).toBeVisible();
  await expect(page.getByText("We have received")).toHaveCount(0);
});

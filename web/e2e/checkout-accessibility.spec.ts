import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct, changeTestStock } from "./support/admin-product.ts";
import { placeOrderOf } from "./support/cash-order.ts";
import {
  confirmedHeading,
  interceptOperation,
  openFilledCheckout,
  placeOrder,
  pressInPaymentWindow,
  showSummary,
} from "./support/checkout.ts";
import { waitForOperation } from "./support/operation.ts";
import { adminOutsideBrowser, newShopper, type DemoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

const busy = { errors: [{ message: "The shop is busy.", extensions: { code: "NOT_READY" } }] };

const lineOf = (productId: string, quantity: number) => ({ productId, size: "M", color: "Rust", quantity });

const addToCart = (shopper: Pick<DemoShopper, "query">, productId: string, quantity: number) =>
  shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
    input: lineOf(productId, quantity),
  });

test("checkout in cash is accessible in each step", async ({ page }) => {
  test.slow();
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const { id, title } = await addTestProduct(admin, { title: "Checkout Skirt" });
  await addToCart(shopper, id, 3);
  await openFilledCheckout(page);
  let stopRefusing = async () => {};
  await expectAccessibleStates(page, "checkout", [
    [
      "fields to correct, and a question about the state",
      async () => {
        await page.getByLabel("Mobile number").fill("12345");
        await page.getByLabel("State").selectOption("Kerala");
        await expect(page.getByText("Is Kerala right?")).toBeVisible();
        await placeOrder(page);
        await expect(page.getByText("Please enter a 10-digit Indian mobile number.")).toBeVisible();
      },
    ],
    [
      "a discount and a scarce piece",
      async () => {
        await page.getByRole("button", { name: "Change to Punjab" }).click();
        await page.getByLabel("Mobile number").fill("98765 43210");
        await page.getByRole("button", { name: "Use your welcome code: 40% OFF" }).click();
        await expect(page.getByText("is applied.")).toBeVisible();
        await showSummary(page);
        await expect(page.getByRole("region", { name: "Your order" }).getByText("−₹").first()).toBeVisible();
        await page.getByRole("radio", { name: /Cash on delivery/ }).check();
        await changeTestStock(admin, id, { reason: "DAMAGED", quantity: 8 });
        await placeOrder(page);
        await expect(page.getByText(`Only 2 left of ${title}.`)).toBeVisible();
      },
    ],
    [
      "a busy shop",
      async () => {
        const take = page.getByRole("button", { name: `Take 2 of ${title}` });
        await waitForOperation(page, "UpdateCartLine", () => take.click());
        await expect(take).toHaveCount(0);
        // The total follows the number of pieces.
        await expect(
          page.getByRole("region", { name: "Your order" }).getByText("₹2,998").first(),
        ).toBeVisible();
        stopRefusing = await interceptOperation(page, "PlaceOrder", (route) =>
          route.fulfill({ status: 503, headers: { "retry-after": "1" }, json: busy }),
        );
        await placeOrder(page);
        await expect(page.getByText("Many shoppers are ordering right now.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the confirmed order",
      async () => {
        await stopRefusing();
        await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
      },
      "own width",
    ],
    [
      "the confirmation with the invoice",
      async () => {
        await expect(page).toHaveURL(/\/success/);
        await expect(page.getByRole("link", { name: /Download invoice/ })).toBeVisible();
      },
    ],
    [
      "a folded address beside an unpaid order of the same piece",
      async () => {
        await changeTestStock(admin, id, { reason: "RECEIVED", quantity: 9 });
        const order = await placeOrderOf(shopper, [lineOf(id, 1)], { paymentMethod: "ONLINE" });
        await addToCart(shopper, id, 1);
        await page.goto("/checkout");
        await expect(page.getByText("Deliver to Meera Sharma")).toBeVisible();
        const unpaid = page.getByRole("region", { name: `Unpaid order ${order.orderNumber}` });
        await expect(unpaid.getByText(/in your cart again/)).toBeVisible();
      },
    ],
  ]);
});

test("checkout online is accessible in each step", async ({ page }) => {
  const shopper = await newShopper(page);
  const { id } = await addTestProduct(await adminOutsideBrowser(page.request), { title: "Paid Skirt" });
  await addToCart(shopper, id, 1);
  await openFilledCheckout(page);
  const pay = page.getByRole("button", { name: /^Complete payment for order/ });
  await expectAccessibleStates(page, "payment", [
    [
      "the payment window",
      async () => {
        await placeOrder(page);
        await expect(page.getByRole("dialog", { name: "Test payment" })).toBeVisible();
      },
      "own width",
    ],
    [
      "a failed payment",
      async () => {
        await pressInPaymentWindow(page, "Let the payment fail");
        await pressInPaymentWindow(page, "Close without paying");
        await expect(page.getByText("Your payment was declined by the bank.")).toBeVisible();
      },
    ],
    [
      "the order that waits for its payment",
      async () => {
        await page.goto("/orders");
        await expect(pay).toBeVisible();
      },
    ],
  ]);
});

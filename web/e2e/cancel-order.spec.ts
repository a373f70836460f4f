import { placeCashOrder } from "./support/cash-order.ts";
import { openFilledCheckout, placeOrder } from "./support/checkout.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("a shopper cancels an order only before it is shipped @core", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const kept = await placeCashOrder(shopper, 8);
  const cancelled = await placeCashOrder(shopper, 9);
  await page.goto("/orders");
  const cardOf = ({ orderNumber }: { orderNumber: string }) =>
    page.getByRole("article", { name: `Order ${orderNumber}` });
  const dialog = page.getByRole("dialog", { name: /^Cancel order / });

  await cardOf(cancelled)
    .getByRole("button", { name: /^Cancel order/ })
    .click();
  await expect(dialog.getByText("You have not paid for it, so there is no charge.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep the order" })).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cardOf(cancelled).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(cardOf(cancelled).getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(cardOf(cancelled).getByRole("button", { name: "Buy again" })).toBeVisible();
  await expect(cardOf(cancelled).getByRole("button", { name: /^Cancel order/ })).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Confirmed (1)" })).toBeVisible();

  await cardOf(kept)
    .getByRole("button", { name: /^Cancel order/ })
    .click();
  const admin = await adminOutsideBrowser(page.request);
  await admin.query(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: SHIPPED }) { id } }",
    {
      id: kept.id,
    },
  );
  // A modal dialog hides the roles of the page behind it.
  const cardBehind = page.locator("article", { has: page.locator(`#order-${kept.id}`) });
  await expect(cardBehind.getByText("On the Way", { exact: true }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(
    dialog.getByText(
      "This order has been shipped and can no longer be cancelled. You can return it after it arrives.",
    ),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Keep the order" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cardOf(kept).getByRole("heading", { level: 2 })).toBeFocused();
});

test("the confirmation of an order asks for no cash after the order was cancelled or delivered", async ({
  page,
}) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(8);
  await openFilledCheckout(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/success/);
  const keepCash = page.getByText(/^Please keep .+ ready for the courier\.$/);
  await expect(keepCash).toBeVisible();
  await page.getByRole("link", { name: "View Orders" }).click();
  await page.getByRole("button", { name: /^Cancel order/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByRole("button", { name: "Buy again" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByText("This order was cancelled.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();
  await expect(keepCash).toHaveCount(0);
  await expect(page.getByText("Expected delivery")).toHaveCount(0);

  const delivered = await placeCashOrder(shopper, 9);
  const admin = await adminOutsideBrowser(page.request);
  await admin.query(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: DELIVERED }) { id } }",
    {
      id: delivered.id,
    },
  );
  await page.goto(`/success?order=${delivered.orderNumber}`);
  await expect(page.getByText("Your order was delivered.")).toBeVisible();
  await expect(keepCash).toHaveCount(0);
  await expect(page.getByText("Expected delivery")).toHaveCount(0);
});

test("a dialog opens by itself when the code that a press loads fails at first", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await placeCashOrder(shopper, 8);
  await page.goto("/orders");
  const cancel = page.getByRole("button", { name: /^Cancel order/ });
  await expect(cancel).toBeVisible();
  const code = "**/assets/dialog-*.js";
  await page.route(code, (route) => route.abort());
  const failure = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/dialog-"));
  await cancel.dispatchEvent("pointerdown");
  await failure;
  await page.unroute(code);
  await cancel.click();
  await expect(page.getByRole("dialog", { name: /^Cancel order/ })).toBeVisible();
});

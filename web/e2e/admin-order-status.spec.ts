import { aConfirmedOrder } from "./support/confirmed-order.ts";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await demoAdmin(page);
});

test("only an unusual change of the status is confirmed @core", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const { id, orderNumber } = await aConfirmedOrder(page.request);
  await page.goto(`/admin/orders/${id}`);
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await withFailure(page, { operation: "UpdateOrderStatus", failure: "broken" }, async () => {
    await status.selectOption({ label: "Processing" });
    await expect(page.getByText("Failed to update status", { exact: true })).toBeVisible();
    await expect(status.locator("option:checked")).toHaveText("Confirmed");
  });
  await status.selectOption({ label: "Delivered" });
  await expect(page.getByText(`Order ${orderNumber}: Delivered.`)).toBeVisible();
  const delivered = page.getByRole("listitem").filter({ hasText: /Delivered\s*before: Order Confirmed/ });
  await expect(delivered).toBeVisible();
  await expect(page.getByRole("button", { name: "Change address" })).toBeHidden();
  await status.selectOption({ label: "Pending" });
  const question = page.getByRole("dialog", {
    name: `Change order ${orderNumber} from delivered to pending?`,
  });
  await expect(question).toContainText("This order has shipped, and the customer got an e-mail about it.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(status.locator("option:checked")).toHaveText("Delivered");
  await status.selectOption({ label: "Shipped" });
  await page.getByRole("button", { name: "Change to shipped" }).click();
  await expect(page.getByText(`Order ${orderNumber}: Shipped.`)).toBeVisible();
});

test("a question about cash stays open when the columns of the orders change", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { orderNumber } = await aConfirmedOrder(page.request);
  await page.goto(`/admin/orders?q=${orderNumber}`);
  await page.getByRole("button", { name: `Details of order ${orderNumber}` }).click();
  await page
    .getByRole("button", { name: /^Mark as collected/ })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: /^Cash of order .* collected\?$/ });
  await expect(question).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(question.getByRole("button", { name: /^Record/ })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
});

test("a status that another one has changed is not overwritten unseen @core", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { id, orderNumber } = await aConfirmedOrder(page.request);
  await page.goto("/admin/orders");
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await expect(status).toHaveValue("CONFIRMED");
  // The list asks for changes now and then. This one happens just before the click.
  await sql("update orders set order_status = 'cancelled', holds_stock = false where id = $1", [id]);
  await status.selectOption({ label: "Processing" });
  await expect(
    page.getByText(
      "Failed to update status: This order was changed in the meantime. Please look at it again.",
    ),
  ).toBeVisible();
  await expect(status).toHaveValue("CANCELLED");
});

test("the arrow keys move a status until Enter saves it or Escape takes it back", async ({ page }) => {
  const { id, orderNumber } = await aConfirmedOrder(page.request);
  await page.goto(`/admin/orders/${id}`);
  const keys = keyboardOn(page);
  let changes = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("UpdateOrderStatus")) changes += 1;
  });
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await keys.tabTo(status);
  await keys.press("ArrowDown");
  await expect(status).toHaveValue("PROCESSING");
  await expect(status).toHaveAccessibleDescription("Press Enter to save.");
  await keys.press("Escape");
  await expect(status).toHaveValue("CONFIRMED");
  await keys.press("ArrowDown");
  await keys.press("Tab");
  await expect(status).toHaveValue("CONFIRMED");
  expect(changes).toBe(0);
  await keys.tabTo(status, { isBack: true });
  await keys.press("ArrowDown");
  await expect(status).toHaveValue("PROCESSING");
  await keys.press("Enter");
  await expect(page.getByText(`Order ${orderNumber}: Processing.`)).toBeVisible();
  expect(changes).toBe(1);
  const [step] = await sql<{ from: string; to: string }>(
    `select from_status as "from", to_status as "to" from order_status_changes where order_id = $1
     order by id desc limit 1`,
    [id],
  );
  expect(step).toEqual({ from: "confirmed", to: "processing" });
});

import { withFailure } from "./support/failures.ts";
import { placeOwnOrder } from "./support/own-order.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("cash of a returned order is paid back to the UPI id that the shopper gives", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const { orderNumber: number } = await placeOwnOrder(page.request, shopper);
  const ownUpiId = `${number.toLowerCase()}@okaxis`;

  const adminContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const adminPage = await adminContext.newPage();
  await demoAdmin(adminPage);
  await adminPage.goto("/admin/orders");
  await adminPage.getByRole("button", { name: `Details of order ${number}` }).click();
  await adminPage.getByRole("button", { name: `Mark as collected the cash of order ${number}` }).click();
  const question = adminPage.getByRole("dialog", { name: `Cash of order ${number} collected?` });
  await question.getByRole("button", { name: /^Record / }).click();
  await expect(question).toBeHidden();
  await expect(adminPage.locator(":focus")).toContainText(number);
  await adminPage
    .getByRole("combobox", { name: `Status of order ${number}` })
    .selectOption({ label: "Returned" });
  const refund = adminPage.getByRole("dialog", { name: `Refund order ${number}?` });
  await expect(refund).toContainText("It was paid in cash.");
  await refund.getByRole("button", { name: /^Refund / }).click();
  await expect(adminPage.getByText(`Order ${number}: Returned.`)).toBeVisible();

  await adminPage.goto("/admin/payments");
  const row = adminPage.getByRole("row").or(adminPage.getByRole("article")).filter({ hasText: number });
  const waiting = row.filter({ has: adminPage.getByRole("textbox") });
  const reference = waiting.getByRole("textbox", {
    name: `Bank reference (UTR) of the refund of order ${number}`,
  });
  const record = waiting.getByRole("button", { name: `Mark as paid the refund of order ${number}` });
  await expect(waiting).toContainText("Only if you have paid in another way.");
  await record.click();
  await expect(waiting.getByText("Please enter the bank's reference of the payment.")).toBeVisible();
  await expect(reference).toBeFocused();

  await page.goto("/orders");
  const order = page.getByRole("article", { name: `Order ${number}` });
  await order.getByRole("radio", { name: /UPI ID/ }).check();
  const upiId = order.getByRole("textbox", { name: "UPI ID" });
  await upiId.fill("meera");
  await order.getByRole("button", { name: "Save details" }).click();
  await expect(order.getByText("A UPI ID looks like name@bank.")).toBeVisible();
  await expect(upiId).toBeFocused();
  await upiId.fill(ownUpiId);
  await order.getByRole("button", { name: "Save details" }).click();
  await expect(order.getByText("We will send it to UPI ...@okaxis.").first()).toBeVisible();
  await expect(order.getByText("Refund due", { exact: true }).first()).toBeVisible();
  await expect(order.getByText("Refunded", { exact: true })).toBeHidden();

  await adminPage.goto("/admin/payments");
  await expect(adminPage.getByRole("heading", { name: "Cash to pay back" })).toBeVisible();
  await expect(adminPage.getByText(ownUpiId)).toBeVisible();
  await reference.fill("UTR 4711");
  await adminPage.reload();
  await expect(row.getByText("Payment To pay back")).toBeVisible();
  await expect(reference).toHaveValue("UTR 4711");
  await withFailure(adminPage, { operation: "RecordPayout", failure: "broken" }, async () => {
    await record.click();
    await expect(waiting.getByText("It could not be recorded. Please try again.")).toBeVisible();
  });
  await expect(reference).toHaveValue("UTR 4711");
  await record.click();
  await expect(waiting).toBeHidden();
  await expect(adminPage.getByText(ownUpiId)).toBeHidden();
  await expect(adminPage.locator(":focus")).toBeVisible();
  await expect(row.getByText("Payment Refunded")).toBeVisible();
  await expect(row.getByText(/^Paid back on \d+/)).toBeVisible();

  // It is undone in the toast, and recorded again.
  const marked = adminPage.getByText(`Refund of order ${number} marked as paid.`, { exact: true });
  const unpaid = adminPage.getByText(`Refund of order ${number} marked as unpaid.`);
  await marked.locator("xpath=ancestor::*[.//button][1]").getByRole("button", { name: "Undo" }).click();
  await expect(unpaid).toBeVisible();
  await expect(row.getByText("Payment To pay back")).toBeVisible();
  await reference.fill("UTR 4711");
  await record.click();
  await expect(waiting).toBeHidden();

  // After a reload the undo still stands above the list. Another reference is recorded.
  await adminPage.reload();
  const recorded = adminPage
    .getByRole("list", { name: "Marked as paid within 30 minutes" })
    .getByRole("listitem")
    .filter({ hasText: number });
  await expect(recorded).toContainText(/to UPI \.\.\.@okaxis, reference UTR 4711/);
  await recorded.getByRole("button", { name: /^Undo/ }).click();
  await expect(unpaid).toBeVisible();
  await expect(recorded).toBeHidden();
  await expect(adminPage.getByText(ownUpiId)).toBeVisible();
  await expect(row.getByText("Payment To pay back")).toBeVisible();
  await reference.fill("UTR 4712");
  await reference.press("Enter");
  await expect(recorded).toContainText("reference UTR 4712");
  await adminContext.close();

  await page.reload();
  await order.getByText("Details").click();
  await expect(order.getByText("Payment Refunded")).toBeVisible();
  await expect(order.getByText(/Paid on .+ to UPI \.\.\.@okaxis; reference UTR 4712\./)).toBeVisible();
});

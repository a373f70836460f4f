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
  const record = adminPage.getByRole("button", {
    name: `Record as paid the refund of order ${number}`,
    exact: true,
  });
  const paid = adminPage.getByRole("dialog", { name: `Refund of order ${number} paid?` });
  const reference = paid.getByRole("textbox", { name: "UTR or reference of the payment" });
  await record.click();
  await expect(paid).toContainText("The shopper has given no UPI ID or bank account.");
  await paid.getByRole("button", { name: /^Record / }).click();
  await expect(paid.getByText("Please enter the bank's reference of the payment.")).toBeVisible();
  await paid.getByRole("button", { name: "Cancel" }).click();

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
  await record.click();
  await expect(reference).toBeFocused();
  await reference.fill("UTR 4711");
  await adminPage.reload();
  const state = adminPage.getByRole("row").or(adminPage.getByRole("article")).filter({ hasText: number });
  await expect(state.getByText("Payment To pay back")).toBeVisible();
  await record.click();
  await expect(paid).toContainText(`to Meera Sharma.${ownUpiId}`);
  await expect(reference).toHaveValue("UTR 4711");
  await adminPage.keyboard.press("Escape");
  await expect(paid).toBeHidden();
  await expect(record).toBeFocused();
  await record.click();
  await withFailure(adminPage, { operation: "RecordPayout", failure: "broken" }, async () => {
    await paid.getByRole("button", { name: /^Record / }).click();
    await expect(paid.getByText("It could not be recorded. Please try again.")).toBeVisible();
  });
  await paid.getByRole("button", { name: /^Record / }).click();
  await expect(paid).toBeHidden();
  await expect(adminPage.locator(":focus")).toHaveText(number);
  await expect(adminPage.getByText("Paid to UPI ...@okaxis")).toBeVisible();
  await expect(state.getByText("Payment Refunded")).toBeVisible();
  await expect(state.getByText(/^Paid back on \d+/)).toBeVisible();
  await expect(adminPage.getByText(ownUpiId)).toBeHidden();
  await adminContext.close();

  await page.reload();
  await order.getByText("Details").click();
  await expect(order.getByText("Payment Refunded")).toBeVisible();
  await expect(order.getByText(/Paid on .+ to UPI \.\.\.@okaxis; reference UTR 4711\./)).toBeVisible();
});

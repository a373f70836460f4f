import { ownProduct } from "./support/own-order.ts";
import { orderPaidOnline } from "./support/paid-order.ts";
import { expect, test } from "./support/test.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";

test("the shopper sees the refund of a paid order that the admin cancels @core", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await newShopper(page);
  const { line } = await ownProduct(page.request);
  const { orderNumber: number } = await orderPaidOnline(page, shopper, [line]);

  const adminContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const adminPage = await adminContext.newPage();
  await demoAdmin(adminPage);
  await adminPage.goto("/admin/orders");
  const status = adminPage.getByRole("combobox", { name: `Status of order ${number}` });
  await status.selectOption({ label: "Cancelled" });
  const dialog = adminPage.getByRole("dialog", { name: `Refund order ${number}?` });
  await expect(dialog).toContainText("This cannot be undone.");
  await dialog.getByRole("button", { name: "Keep the order" }).click();
  await expect(dialog).toBeHidden();
  await expect(status.locator("option:checked")).toHaveText("Confirmed");

  await status.selectOption({ label: "Cancelled" });
  await dialog.getByRole("button", { name: /^Refund / }).click();
  await expect(adminPage.getByText(`Order ${number}: Cancelled.`)).toBeVisible();
  await expect(adminPage.getByText("Refunded").filter({ visible: true }).first()).toBeVisible();
  await status.selectOption({ label: "Shipped" });
  const question = adminPage.getByRole("dialog", {
    name: `Change order ${number} from cancelled to shipped?`,
  });
  await question.getByRole("button", { name: "Change to shipped" }).click();
  const refused = /Failed to update status: This order was refunded and cannot be reopened/;
  await expect(adminPage.getByText(refused)).toBeVisible();
  await expect(status.locator("option:checked")).toHaveText("Cancelled");
  await adminContext.close();

  await page.goto("/orders");
  const order = page.getByRole("article", { name: `Order ${number}` });
  await order.getByText("Details").click();
  await expect(order.getByText(/^Refund of /)).toBeVisible();
  await expect(order.getByText(/The order was cancelled\. (Refund started on|Refunded on)/)).toBeVisible();
});

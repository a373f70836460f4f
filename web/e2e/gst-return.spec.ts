import { sql } from "./support/database.ts";
import { placeOwnOrder } from "./support/own-order.ts";
import { demoAdmin, newShopperOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("a difference in the return of this month leads to its order", async ({ page }) => {
  const shopper = await newShopperOutsideBrowser(page.request);
  const { orderNumber, id } = await placeOwnOrder(page.request, shopper);
  await sql("update orders set order_status = 'delivered' where id = $1", [id]);
  await demoAdmin(page);
  await page.goto("/admin/gst-return");
  const [placed] = await sql<{ month: string }>(
    "select to_char(indian_day(created_at), 'YYYY-MM') as month from orders where id = $1",
    [id],
  );
  const month = page.getByRole("combobox", { name: "Month" });
  await month.selectOption(placed?.month ?? "");
  await expect(month).toHaveValue(placed?.month ?? "");
  await expect(page.getByText(/^GSTIN 04AAAAA0000A1ZA:/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download JSON" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^GSTR1-04AAAAA0000A1ZA-\d{6}\.json$/);

  await page.getByRole("link", { name: "Compare the books" }).click();
  await expect(page).toHaveURL(new RegExp(`month=${placed?.month}`));
  await page.getByRole("link", { name: /^Cash owed by couriers/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Cash owed by couriers" })).toBeVisible();
  await page.getByRole("link", { name: `Open order ${orderNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
});

import { aParcelOrder } from "./support/parcel-order.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("the day from which orders are shown can be typed by keyboard @desktop", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/orders");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Placed from").pressSequentially("11012026");
  await expect(page).toHaveURL(/[?&]from=2026-11-01/);
  await expect(page.getByLabel("Placed from")).toHaveValue("2026-11-01");
});

test("a search for another order clears the selection", async ({ page }) => {
  const orders = [await aParcelOrder(page), await aParcelOrder(page)];
  await demoAdmin(page);
  await page.goto(`/admin/orders?q=${orders[0]?.orderNumber}`);
  await page.getByRole("checkbox", { name: orders[0]?.orderNumber }).check({ force: true });
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar.getByText("1 selected")).toBeVisible();
  await page
    .getByRole("searchbox")
    .first()
    .fill(orders[1]?.orderNumber ?? "");
  await expect(page.getByRole("checkbox", { name: orders[1]?.orderNumber })).toBeAttached();
  await expect(bar).toBeHidden();
});

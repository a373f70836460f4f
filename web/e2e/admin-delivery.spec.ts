import { sql } from "./support/database.ts";
import { aParcelOrder, emptyDelivery } from "./support/parcel-order.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(emptyDelivery);

test("selected orders have packing slips and a pick list", async ({ allowConsoleErrors, page, request }) => {
  allowConsoleErrors();
  const orders = [await aParcelOrder(page), await aParcelOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  for (const { orderNumber } of orders)
    await page.getByRole("checkbox", { name: orderNumber }).check({ force: true });
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  for (const name of ["Packing slips", "Pick list"]) {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().postData()?.includes("PackingSheetFile") ?? false,
      ),
      page.context().waitForEvent("page"),
      bar.getByRole("button", { name }).click(),
    ]);
    const { data } = (await answer.json()) as { data: { packingSheetFile: { url: string } } };
    const file = await request.get(data.packingSheetFile.url);
    expect(file.headers()["content-type"]).toBe("application/pdf");
  }
  await sql("update orders set order_status = 'cancelled' where id = $1", [orders[0]?.id]);
  await bar.getByRole("button", { name: "Pick list" }).click();
  await expect(bar.getByText(`Order ${orders[0]?.orderNumber} was cancelled.`)).toBeVisible();
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toBeHidden();
  await page.getByRole("checkbox", { name: /^Select all \d+ shown$/ }).check({ force: true });
  await expect(bar.getByText(/^\d+ selected$/)).toBeVisible();
});

test("a courier's file is recorded without the rows that have a problem", async ({
  allowConsoleErrors,
  page,
}) => {
  allowConsoleErrors();
  const [one, other] = [await aParcelOrder(page), await aParcelOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  await page.getByRole("button", { name: "Import tracking ids" }).click();
  const dialog = page.getByRole("dialog", { name: "Tracking ids from a courier's file" });
  const header = "Order number,Tracking id,Courier,Estimated delivery";
  const choose = (...rows: string[]) =>
    dialog.getByLabel("Choose a CSV file").setInputFiles({
      name: "courier.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([header, ...rows].join("\n")),
    });
  await choose(`${one.orderNumber},DL-1001,Delhivery,`, "SJ1,BD-1002,Blue Dart,");
  await expect(dialog.getByText("1 row can be recorded. 1 row with a problem is left out.")).toBeVisible();
  await expect(dialog.getByText("3 pieces are shipped.")).toBeVisible();
  await dialog.getByRole("button", { name: "Record 1 parcel" }).click();
  await expect(dialog.getByText(/^1 parcel is recorded\. 1 row is left out\. Correct it here/)).toBeVisible();
  await expect(dialog.getByText("No order has the number SJ1.")).toBeVisible();
  await expect(dialog.getByText("3 pieces are shipped.")).toBeHidden();
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await choose(`${one.orderNumber},DL-1001,Delhivery,`, `${other.orderNumber},BD-1002,Blue Dart,`);
  await expect(dialog.getByText("1 row can be recorded. 1 row is recorded already.")).toBeVisible();
  await dialog.getByRole("button", { name: "Record 1 parcel" }).click();
  await expect(page.getByText("1 parcel is recorded.")).toBeVisible();
  await expect(dialog).toBeHidden();
});

import { sql } from "./support/database.ts";
import { aParcelOrder, emptyDelivery, entryOf } from "./support/parcel-order.ts";
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

test("a courier's file is checked, and recorded without the rows that have a problem", async ({
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
  await choose(`${one.orderNumber},BD-1002,Blue Dart,`, `${other.orderNumber},BD-1002,Blue Dart,`);
  await expect(dialog.getByText(/2 rows have the tracking id of another order\. Please check/)).toBeVisible();
  await expect(dialog.getByText(/^Order .+ the same tracking id\.$/)).toHaveCount(2);
  await dialog.getByRole("button", { name: "Choose another file" }).click();
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
  await page.getByRole("button", { name: "Import tracking ids" }).click();
  await choose(`${one.orderNumber},DL-1001,Delhivery,`);
  await expect(dialog.getByText("Every row is already recorded.")).toBeVisible();
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await dialog.getByLabel("Choose a CSV file").setInputFiles({
    name: "empty.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a,b\n1,2"),
  });
  await expect(
    dialog.getByText('The file needs the columns "order number", "tracking id" and "courier".'),
  ).toBeVisible();
});

test("the message of a recorded parcel warns of a tracking id that another order has", async ({ page }) => {
  const [one, other] = [await aParcelOrder(page), await aParcelOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  for (const [order, warning] of [
    [one, ""],
    [other, ` Order ${one.orderNumber} has the same tracking id.`],
  ] as const) {
    const { orderNumber } = order;
    await entryOf(page, orderNumber)
      .getByRole("button", { name: /^Ship order/ })
      .click();
    const dialog = page.getByRole("dialog", { name: `Ship order ${orderNumber}` });
    await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Delhivery");
    await dialog.getByRole("textbox", { name: "Tracking id" }).fill(`DL-${one.orderNumber}`);
    await dialog.getByRole("button", { name: "Ship all pieces" }).click();
    const text = `Order ${orderNumber} is on its way.${warning}`;
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

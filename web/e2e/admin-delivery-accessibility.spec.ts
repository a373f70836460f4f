import type { Page } from "@playwright/test";
import { closeDialog, expectAccessibleStates } from "./support/accessible-states.ts";
import { aParcelOrder, emptyDelivery, entryOf } from "./support/parcel-order.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ allowConsoleErrors }) => {
  allowConsoleErrors();
  await emptyDelivery();
});

const scan = async (page: Page, typed: string, says: string) => {
  await page.getByRole("textbox", { name: "Scan or type an order number" }).fill(typed);
  await page.keyboard.press("Enter");
  await expect(page.getByText(says)).toBeVisible();
};

test("packing is accessible: selection, scans and the check of pieces", async ({ page }) => {
  const [first, second] = [await aParcelOrder(page), await aParcelOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  const dialog = page.getByRole("dialog");
  await expectAccessibleStates(page, "delivery", [
    [
      "selected orders",
      async () => {
        for (const { orderNumber } of [first, second])
          await page.getByRole("checkbox", { name: orderNumber }).check({ force: true });
        await expect(
          page.getByRole("region", { name: "Selected orders" }).getByText("2 selected"),
        ).toBeVisible();
      },
    ],
    [
      "a wrong piece",
      async () => {
        await entryOf(page, first.orderNumber)
          .getByRole("button", { name: `Check pieces of order ${first.orderNumber}` })
          .click();
        await dialog.getByLabel("Scan or type a SKU or barcode").fill("NOTHING-1");
        await page.keyboard.press("Enter");
        await expect(dialog.getByText("No piece has the code NOTHING-1.")).toBeVisible();
      },
      "own width",
    ],
    [
      "a scanned order and a wrong number",
      async () => {
        await closeDialog(page);
        await scan(page, first.orderNumber, `Order ${first.orderNumber} is packed.`);
        await scan(page, "SJ1", "No order has the number SJ1.");
      },
      "own width",
    ],
    [
      "packed orders",
      async () => {
        await page.getByRole("link", { name: /^Packed/ }).click();
        const unpack = `Mark as not packed (order ${first.orderNumber})`;
        await expect(page.getByRole("button", { name: unpack })).toBeVisible();
      },
    ],
    [
      "the refused parcel",
      async () => {
        await entryOf(page, first.orderNumber)
          .getByRole("button", { name: /^Ship order/ })
          .click();
        await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Delhivery");
        await dialog.getByRole("textbox", { name: "Tracking id" }).fill("<script>");
        await dialog.getByRole("button", { name: "Ship all pieces" }).click();
        await expect(dialog.getByText(/^A tracking id has 4 to 40 letters/)).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("a courier's file is accessible", async ({ page }) => {
  const { orderNumber } = await aParcelOrder(page);
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  const dialog = page.getByRole("dialog");
  const choose = (...rows: string[]) =>
    dialog.getByLabel("Choose a CSV file").setInputFiles({
      name: "courier.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["Order number,Tracking id,Courier,Estimated delivery", ...rows].join("\n")),
    });
  await expectAccessibleStates(page, "delivery", [
    [
      "the rows that are left out",
      async () => {
        await page.getByRole("button", { name: "Import tracking ids" }).click();
        await choose(`${orderNumber},DL-3001,Delhivery,`, "SJ1,BD-3002,Blue Dart,");
        await dialog.getByRole("button", { name: "Record 1 parcel" }).click();
        await expect(dialog.getByText("No order has the number SJ1.")).toBeVisible();
        await expect(dialog.getByText(/^1 parcel is recorded\. 1 row is left out\./)).toBeVisible();
      },
    ],
  ]);
});

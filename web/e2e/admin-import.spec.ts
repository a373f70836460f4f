import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addTestProduct, changeTestProduct, readProduct } from "./support/admin-product.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const header = "handle,title,description,price,category,availableSizes,stock";

const openImport = async (page: Page) => {
  await demoAdmin(page);
  await page.goto("/admin/manage-products/import");
  await expect(page.getByRole("heading", { name: "Import and undo" })).toBeVisible();
};

const choose = (page: Page, text: string, name = "products.csv") =>
  page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const rowOf = (handle: string, title: string, price: string) =>
  `${handle},"${title}",A dress for every day.,${price},party,"S, M",5`;

test("the admin takes back the import of a file that was previewed @core", async ({ page }) => {
  await openImport(page);
  const handle = "ikat";
  const fileName = "new.csv";
  await choose(page, `${header}\n${rowOf(handle, "Ikat, handwoven", "1299.50")}\n`, fileName);
  await expect(page.getByText("Nothing has been saved yet.")).toBeVisible();
  await expect(page.getByText("Ikat, handwoven").first()).toBeVisible();
  await expect(page.getByText("\u20b91,299.50")).toBeVisible();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 0 changed, 1 new.")).toBeVisible();

  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: `Undo ${fileName}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Status.*after: Archived/ })).toBeVisible();
  await expect(page.getByText("Undone: 1 product.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Undone", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Undo ${fileName}`, exact: true })).toBeHidden();
});

test("a file that was already imported leaves its stock out, until the admin books it again, over a second check", async ({
  page,
}) => {
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin, { title: "Delivered twice", stock: 10 });
  const file = `id,stock,stockSeen\n${id},15,10\n`;
  const name = "delivery.csv";
  const alreadyImported = page.getByText(
    /^You already imported this file on .*, so its stock is not changed again\.$/,
  );
  await page.goto("/admin/manage-products/import");
  await choose(page, file, name);
  await expect(page.getByText("Nothing has been saved yet.")).toBeVisible();
  await expect(alreadyImported).toBeHidden();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 1 changed.")).toBeVisible();
  expect((await readProduct(admin, id)).stock).toBe(15);
  await page.getByRole("button", { name: "Close" }).click();

  await choose(page, file, name);
  await expect(alreadyImported).toBeVisible();
  await expect(page.getByText("There is nothing to change.")).toBeVisible();
  await page.getByRole("button", { name: "Change stock again" }).click();
  await expect(alreadyImported).toBeHidden();
  // The check has read the product.
  await expect(page.getByRole("button", { name: "Change 1 product" })).toBeVisible();
  await changeTestProduct(
    admin,
    { id, version: (await readProduct(admin, id)).version },
    { title: "Renamed" },
  );
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 1 changed.")).toBeVisible();
  expect((await readProduct(admin, id)).stock).toBe(20);
});

test("rows with a problem come back as a file with its sentences", async ({ page }) => {
  await openImport(page);
  await choose(page, `${header}\n${rowOf("good", "Good", "900")}\n${rowOf("bad", "Bad", "abc")}\n`);
  await expect(page.getByText(/^Nothing is imported while a row has a problem\./)).toBeVisible();
  await expect(page.getByText(/price: A price is from 0\.01/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Change / })).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Rows with a problem" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain(`${header},problem\r\nbad,Bad,`);

  await page.getByRole("button", { name: "Close" }).click();
  await choose(page, "colour\nred\n");
  await expect(
    page.getByRole("alert").filter({ hasText: 'The column "colour" is not known.' }),
  ).toBeVisible();
});

test("cells pasted into the table are previewed and made", async ({ page }) => {
  const admin = await demoAdmin(page);
  const products = [
    await addTestProduct(admin, { title: "First pasted skirt" }),
    await addTestProduct(admin, { title: "Second pasted skirt" }),
    await addTestProduct(admin, { title: "Third skirt" }),
  ];
  await page.goto(`/admin/manage-products/table?ids=${products.map(({ id }) => id).join(",")}`);
  const cell = page.getByRole("textbox", { name: `Price, \u20b9 of ${products[0]?.title}`, exact: true });
  await expect(cell).toBeVisible();
  await cell.focus();
  await cell.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "2,345\n2,346.50\n");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole("button", { name: "Preview 2 products" }).click();
  await expect(page.getByText("\u20b92,346.50")).toBeVisible();
  await page.getByRole("button", { name: "Change 2 products" }).click();
  await expect(page.getByText("Done: 2 changed.")).toBeVisible();
  const prices = await Promise.all(products.map(async ({ id }) => (await readProduct(admin, id)).price));
  expect(prices).toEqual([2345, 2346.5, 1499]);
});

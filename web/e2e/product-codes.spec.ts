import { addTestProduct, editor, openEditor, save, saved } from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { emptyDelivery, entryOf } from "./support/parcel-order.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("the scan of a size's barcode packs the right piece only", async ({
  page,
  browser,
  allowConsoleErrors,
}) => {
  // A wrong check digit is refused.
  allowConsoleErrors();
  await emptyDelivery();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin, { title: "Skirt with codes", availableColors: ["Rust"] });
  const shopper = await newShopper(await (await browser.newContext()).newPage());
  const order = await orderInCash(shopper, [{ productId: id, size: "M", color: "Rust", quantity: 2 }]);

  await openEditor(page, id);
  await page.getByRole("tab", { name: "Codes" }).click();
  const small = await editor(page).getByLabel("SKU of S, Rust").inputValue();
  const medium = await editor(page).getByLabel("SKU of M, Rust").inputValue();
  expect(medium).toBe(small.replace(/-S-RST$/, "-M-RST"));
  const barcode = editor(page).getByLabel("Barcode of M, Rust");
  await barcode.fill("4006381333932");
  await page.getByRole("button", { name: "Save codes" }).click();
  await expect(page.getByText("its last digit would be 1")).toBeVisible();
  await expect(barcode).toHaveAttribute("aria-invalid", "true");
  await barcode.fill("4006381333931");
  await page.getByRole("button", { name: "Save codes" }).click();
  await expect(page.getByText("The codes are saved.")).toBeVisible();

  await page.goto("/admin/delivery");
  await entryOf(page, order.orderNumber)
    .getByRole("button", { name: `Check pieces of order ${order.orderNumber}` })
    .click();
  const dialog = page.getByRole("dialog", { name: `Check pieces of order ${order.orderNumber}` });
  const field = dialog.getByLabel("Scan or type a SKU or barcode");
  await expect(field).toBeFocused();
  await expect(dialog.getByText(medium)).toBeVisible();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
  };
  await scan(small);
  await expect(dialog.getByText("This is size S. The order needs size M.")).toBeVisible();
  await scan("4006381333931");
  await expect(dialog.getByText("Skirt with codes, M, Rust: 1 of 2")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Pack without checking 1 piece" })).toBeVisible();
  await scan(medium.toLowerCase());
  await expect(dialog.getByText("Skirt with codes, M, Rust: 2 of 2")).toBeVisible();
  await scan(medium);
  await expect(dialog.getByText(/^One too many: the order needs 2 of/)).toBeVisible();
  await expect(field).toBeFocused();
  await dialog.getByRole("button", { name: "Mark as packed" }).click();
  await expect(page.getByText(`Order ${order.orderNumber} is packed.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("an old link leads to the changed address of a product", async ({ page }) => {
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin, { title: "Skirt with an address" });
  await openEditor(page, id);
  await editor(page).getByText("Search engines", { exact: true }).click();
  const preview = editor(page).getByRole("figure", { name: "As Google shows it" });
  await expect(preview).toContainText("product › … › skirt-with-an-address");
  await editor(page).getByLabel("Web address").fill("chanderi-skirt");
  await editor(page).getByLabel("Heading in search results").fill("Chanderi skirt, handwoven");
  await expect(preview).toContainText("product › … › chanderi-skirt");
  await expect(preview).toContainText("Chanderi skirt, handwoven · Saanjh");
  await save(page);
  await expect(saved(page)).toBeVisible();

  await page.goto(`/product/${id}/skirt-with-an-address?color=Indigo`);
  await expect(page).toHaveURL(`/product/${id}/chanderi-skirt?color=Indigo`);
  await expect(page).toHaveTitle("Chanderi skirt, handwoven · Saanjh");
  await page.goto(`/product/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Skirt with an address" })).toBeVisible();
  await expect(page).toHaveURL(`/product/${id}`);
  // A link of a page that was opened before the change: the client replaces the address without a load.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate((path) => {
    history.pushState({ usr: null, key: "old", idx: 1 }, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }, `/product/${id}/skirt-with-an-address?color=Indigo`);
  await expect(page).toHaveURL(`/product/${id}/chanderi-skirt?color=Indigo`);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

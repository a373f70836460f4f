import {
  addTestProduct,
  changeTestStock,
  editor,
  notSaved,
  openEditor,
  readProduct,
  save,
  saved,
} from "./support/admin-product.ts";
import { withFailure } from "./support/failures.ts";
import { nextVariables } from "./support/operation.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("an edit previews and sends its changed fields only @core", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  // The shop's page of the product is in the cache of this browser.
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  await openEditor(page, product.id);

  await save(page);
  await expect(page.getByText("There are no changes to save.")).toBeVisible();
  await editor(page).getByLabel("Title").fill("x".repeat(10_000));
  await save(page);
  await expect(page.getByText("The title is longer than 200 characters.", { exact: true })).toBeVisible();
  await expect(notSaved(page).first()).toBeVisible();
  await expect(editor(page).getByLabel("Title")).toBeFocused();

  await editor(page).getByLabel("Title").fill("Handloom Pleated Skirt");
  await editor(page).getByLabel("Price in rupees").fill("1299");
  await expect(page.getByText("Not saved: Title and Price")).toBeVisible();
  for (const [failure, sentence] of [
    ["broken", "The product could not be saved. Please try again."],
    ["offline", "We did not hear back from the shop. You can safely try again."],
  ] as const)
    await withFailure(page, { operation: "UpdateProduct", failure }, async (whenFailed) => {
      await save(page);
      await whenFailed();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(notSaved(page).first()).toBeVisible();
    });

  const [variables] = await Promise.all([nextVariables(page, "UpdateProduct"), save(page)]);
  expect(variables).toEqual({
    id: product.id,
    version: 1,
    changes: { title: "Handloom Pleated Skirt", price: 1299 },
  });
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("No unsaved changes")).toBeVisible();
  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Handloom Pleated Skirt" })).toBeVisible();
  await expect(page.getByRole("main").getByText("₹1,299").first()).toBeVisible();
});

test("a count beside a movement of another admin is asked for once more", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await openEditor(page, id);
  await editor(page).getByLabel("Stock", { exact: true }).fill("12");
  await changeTestStock(admin, id, { reason: "RECEIVED", quantity: 5 });
  await save(page);
  const changed = (now: number, seen: number) =>
    page.getByText(`The stock is now ${now}, but you saw ${seen}. Please check your count, and save again.`);
  await expect(changed(15, 10)).toBeVisible();
  await expect(editor(page).getByLabel("Stock", { exact: true })).toHaveValue("12");
  expect(await readProduct(admin, id)).toMatchObject({ stock: 15 });
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect(await readProduct(admin, id)).toMatchObject({ stock: 12 });
  await page.getByRole("tab", { name: "Stock" }).click();
  await editor(page).getByText("Counted", { exact: true }).first().click();
  await editor(page).getByLabel("Pieces counted").fill("9");
  await changeTestStock(admin, id, { reason: "RECEIVED", quantity: 1 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(changed(13, 12)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The stock is now 9 pieces.")).toBeVisible();
});

test("the editor archives, restores or duplicates a product", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  const form = editor(page);
  const saveStatus = async (status: string) => {
    await form.getByLabel("Status").selectOption(status);
    await save(page);
    await expect(form.getByText("No unsaved changes")).toBeVisible();
  };
  await saveStatus("Archived: hidden from the shop");
  await expect(form.getByText("Hidden from the shop. Orders keep it.")).toBeVisible();
  await expect(form.getByRole("link", { name: "Preview" })).toHaveCount(0);
  expect((await readProduct(admin, product.id)).isArchived).toBe(true);
  await saveStatus("Active: on sale");
  await expect(form.getByRole("link", { name: "Preview" })).toBeVisible();
  expect((await readProduct(admin, product.id)).isArchived).toBe(false);
  await form.getByRole("button", { name: "Duplicate" }).click();
  await expect(form.getByLabel("Title")).toHaveValue(`Copy of ${product.title}`);
  await expect(form.getByLabel("Stock")).toHaveValue("0");
  await expect(page).not.toHaveURL(new RegExp(product.id));
});

test("the stock by size and colour is counted in the form, beside other fields", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await admin.query("mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: true }) { id } }", {
    id,
  });
  await openEditor(page, id);
  const form = editor(page);
  const pieces = (variant: string) => form.getByLabel(`Pieces of ${variant}`);
  await pieces("S, Rust").fill("many");
  await form.getByLabel("Title").fill("Counted skirt");
  await save(page);
  await expect(form.getByText("Stock is a whole number from 0 to 1,000,000.")).toBeVisible();
  expect((await readProduct(admin, id)).title).toBe("Handloom Wrap Skirt");
  await pieces("S, Rust").fill("7");
  await expect(form.getByText("Not saved: Title and Stock")).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(form.getByText("No unsaved changes")).toBeVisible();
  await expect(form.getByRole("heading", { name: "Stock: 14 pieces" })).toBeVisible();
  expect(await readProduct(admin, id)).toMatchObject({ title: "Counted skirt", stock: 14 });
  await pieces("M, Rust").fill("5");
  await save(page);
  await expect(form.getByRole("heading", { name: "Stock: 17 pieces" })).toBeVisible();
});

test("the edit dialog over the list", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: "Handloom Skirt of the list" });
  // A link from before the dialog: it had a page of its own.
  await page.goto(`/admin/manage-products/${product.id}`);
  await expect(page).toHaveURL(`/admin/manage-products?edit=${product.id}`);
  await page.goto("/admin/manage-products");
  const edit = page.getByRole("link", { name: `Edit ${product.title}` });
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await expect(page).toHaveURL(`/admin/manage-products?edit=${product.id}`);
  await dialog.getByLabel("Title").fill("Edited in the dialog");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(saved(page)).toBeVisible();
  await dialog.getByLabel("Title").fill("Half typed");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/admin/manage-products");
  await expect(page.getByText("Your unsaved changes are kept in this browser.")).toBeVisible();
  const editAgain = page.getByRole("link", { name: "Edit Edited in the dialog" });
  await expect(editAgain).toBeFocused();
  await editAgain.click();
  await expect(dialog.getByText(/^You have unsaved changes from /)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await page.reload();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("Half typed");
  expect((await readProduct(admin, product.id)).title).toBe("Edited in the dialog");
});

import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import {
  addTestProduct,
  changeTestProduct,
  openEditor,
  readProduct,
  secondAdmin,
} from "./support/admin-product.ts";
import { withFailure } from "./support/failures.ts";
import { isOperation } from "./support/operation.ts";
import { adminAccount, demoAdmin } from "./support/shopper.ts";
import { signIn, submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";
import { restoreCatalogue } from "./support/restore-catalogue.ts";

const saved = (page: Page) => page.getByText("✅ Product saved", { exact: true });
const notSaved = (page: Page) => page.getByText("❌ Failed to save product", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();

/** The variables of the next request of an operation. */
const nextVariables = async (page: Page, operation: string) => {
  const request = await page.waitForRequest((each: Request) => isOperation(each, operation));
  return (request.postDataJSON() as { variables: Record<string, unknown> }).variables;
};

test.afterEach(restoreCatalogue);

test("a product is added: each message, and the shop shows it", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/add-product");
  const add = page.getByRole("button", { name: "Add product" });
  await expect(page.getByLabel("Stock")).toHaveValue("10");
  await add.click();
  await expect(page.getByText("Please enter a title.", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter a description.", { exact: true })).toBeVisible();
  await expect(page.getByText("Please choose a category.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await expectAccessible(page, "the add form with errors");

  await page.getByLabel("Title").fill("Chanderi Gathered Skirt");
  await page.getByLabel("Description").fill("A light skirt.\nWoven in Chanderi.");
  await page.getByLabel("Category").selectOption("Everyday Looks");
  await page.getByLabel("Materials").fill(" Silk , Cotton,, ");
  await page.getByLabel("Available colours").fill("Rust");
  const price = page.getByLabel("Price in rupees");
  for (const typed of ["-1", "0", "1e9", "abc", "12.345"]) {
    await price.fill(typed);
    await add.click();
    await expect(
      page.getByText("A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(price).toBeFocused();
  }
  await price.fill("1,499.50");
  for (const typed of ["1.5", "-5"]) {
    await page.getByLabel("Stock").fill(typed);
    await add.click();
    await expect(
      page.getByText("Stock is a whole number from 0 to 1,000,000.", { exact: true }),
    ).toBeVisible();
  }
  await page.getByLabel("Stock").fill("10");

  const failed = page.getByText("❌ Failed to add product", { exact: true });
  await page.getByLabel("Available sizes").fill("S, s");
  await add.click();
  await expect(page.getByText('The list names "s" twice.', { exact: true })).toBeVisible();
  await expect(page.getByLabel("Available sizes")).toBeFocused();
  await expect(failed.first()).toBeVisible();
  await page.getByLabel("Available sizes").fill("S, M");
  const imageUrl = page.getByLabel("Image URL");
  for (const [typed, sentence] of [
    ["http://pictures.example/1.jpg", "Please enter a link that starts with https://."],
    ["https://127.0.0.1/1.jpg", "The shop reads pictures from public addresses only."],
  ] as const) {
    await imageUrl.fill(typed);
    await add.click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(imageUrl).toBeFocused();
  }
  await imageUrl.fill("");
  for (const [failure, sentence] of [
    ["broken", "The product could not be added. Please try again."],
    [
      "offline",
      "No answer came from the shop. Please look into Manage products before you try again: the product may be there.",
    ],
  ] as const)
    await withFailure(page, { operation: "AddProduct", failure }, async (whenFailed) => {
      await add.click();
      await whenFailed();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(failed.first()).toBeVisible();
      await expect(price).toHaveValue("1,499.50");
    });

  await page
    .getByLabel("HSN code")
    .selectOption({ label: "6204: Suits, dresses, skirts and trousers, woven" });
  const [variables] = await Promise.all([nextVariables(page, "AddProduct"), add.click()]);
  expect(variables).toEqual({
    input: {
      title: "Chanderi Gathered Skirt",
      description: "A light skirt.\nWoven in Chanderi.",
      price: 1499.5,
      category: "EVERYDAY",
      materials: ["Silk", "Cotton"],
      availableColors: ["Rust"],
      availableSizes: ["S", "M"],
      hsn: "6204",
      imageUrl: null,
      stock: 10,
    },
  });
  await expect(page.getByText("✅ Product added successfully", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByLabel("Stock")).toHaveValue("10");
  await page.getByRole("link", { name: "Edit it, and add its pictures" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Chanderi Gathered Skirt");
  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chanderi Gathered Skirt" })).toBeVisible();
  await expect(page.getByRole("main").getByText("₹1,499.50").first()).toBeVisible();
});

test("an edit sends its changed fields only, and the preview shows them", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  // The shop's page of the product is in the cache of this browser.
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  await openEditor(page, product.id);
  await expectAccessible(page, "the editor");

  await save(page);
  await expect(page.getByText("There is nothing to save: no field has changed.")).toBeVisible();
  await page.getByLabel("Title").fill("x".repeat(10_000));
  await save(page);
  await expect(page.getByText("title is longer than 200 characters.", { exact: true })).toBeVisible();
  await expect(notSaved(page).first()).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();

  await page.getByLabel("Title").fill("Handloom Pleated Skirt");
  await page.getByLabel("Price in rupees").fill("1299");
  await expect(page.getByText("Not saved: Title and Price")).toBeVisible();
  for (const [failure, sentence] of [
    ["broken", "The product could not be saved. Please try again."],
    ["offline", "Network error. Please try again."],
  ] as const)
    await withFailure(page, { operation: "ChangeProduct", failure }, async (whenFailed) => {
      await save(page);
      await whenFailed();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(notSaved(page).first()).toBeVisible();
    });

  const [variables] = await Promise.all([nextVariables(page, "ChangeProduct"), save(page)]);
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

test("a typed stock is a count: pieces sold meanwhile do not come back by saving another field", async ({
  page,
}) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  await admin.query(
    "mutation($id: ID!) { changeStock(productId: $id, input: { reason: DAMAGED, quantity: 3 }) { id } }",
    { id: product.id },
  );
  await page.getByLabel("Title").fill("Handloom Long Skirt");
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect((await readProduct(admin, product.id)).stock).toBe(7);
  await expect(page.getByLabel("Stock")).toHaveValue("7");
  await page.getByLabel("Stock").fill("9");
  const [variables] = await Promise.all([nextVariables(page, "ChangeProduct"), save(page)]);
  expect(variables["changes"]).toEqual({ countedStock: 9 });
  await expect(page.getByText("No unsaved changes")).toBeVisible();
  expect((await readProduct(admin, product.id)).stock).toBe(9);
});

test("two admins: both change one field and each another one", async ({
  page,
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await openEditor(page, id);
  const other = await secondAdmin(browser, page);
  await openEditor(other.page, id);

  await other.page.getByLabel("Title").fill("Title of the other");
  await other.page.getByLabel("Materials").fill("Silk");
  await other.page.getByLabel("Price in rupees").fill("1599");
  await save(other.page);
  await expect(saved(other.page)).toBeVisible();

  await page.getByLabel("Title").fill("My title");
  await page.getByLabel("Materials").fill("Linen, Silk");
  await page.getByLabel("Description").fill("My description.");
  await save(page);
  await expect(notSaved(page).first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Another admin has changed the same fields" }),
  ).toBeFocused();
  const titles = page.getByRole("group", { name: "Title" });
  await expect(titles).toContainText("My title");
  await expect(titles).toContainText("Title of the other");
  await expect(titles).toContainText("by Shop admin");
  await expect(page.getByRole("group", { name: "Price" })).toHaveCount(0);
  await expect(page.getByLabel("Price in rupees")).toHaveValue("1599");
  await expectAccessible(page, "the conflict");

  await save(page);
  await expect(page.getByText("Please choose a value for each field.")).toBeVisible();
  await titles.getByRole("radio", { name: "Keep mine" }).check();
  await page.getByRole("group", { name: "Materials" }).getByRole("radio", { name: "Take theirs" }).check();
  const [variables] = await Promise.all([nextVariables(page, "ChangeProduct"), save(page)]);
  expect(variables).toMatchObject({
    version: 2,
    changes: { title: "My title", description: "My description." },
  });
  await expect(saved(page)).toBeVisible();
  await expect(titles).toHaveCount(0);
  await expect(page.getByText("Price: ₹1,499 → ₹1,599", { exact: true })).toBeVisible();
  expect(await readProduct(admin, id)).toMatchObject({ title: "My title", materials: ["Silk"], price: 1599 });

  // The other admin, with the older values on the screen, changes a field that only this admin has changed.
  await other.page.getByLabel("Price in rupees").fill("1699");
  await save(other.page);
  await expect(other.page.getByText("Other fields have changed meanwhile.")).toBeVisible();
  await expect(other.page.getByText("Title: Title of the other → My title")).toBeVisible();
  expect(await readProduct(admin, id)).toMatchObject({ title: "My title", price: 1699 });
  await other.close();
});

test("a draft survives a reload, and asks about what another admin has changed since", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  await page.getByLabel("Title").fill("Typed before the reload");
  await page.getByLabel("Stock").fill("12");
  await changeTestProduct(admin, product, { title: "Saved meanwhile", countedStock: 8 });
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expect(page.getByText("The count of 12 pieces is not restored")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Saved meanwhile");
  await expectAccessible(page, "the offer of a draft");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Typed before the reload");
  await expect(page.getByLabel("Stock")).toHaveValue("8");
  await save(page);
  const titles = page.getByRole("group", { name: "Title" });
  await expect(titles).toContainText("Saved meanwhile");
  await titles.getByRole("radio", { name: "Keep mine" }).check();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Typed before the reload");
  await expect(page.getByText(/^You have unsaved changes/)).toHaveCount(0);
});

test("a draft can be discarded, and another page of the admin leads back to it", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  await page.getByLabel("Title").fill("Half typed");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page.getByText("Your unsaved changes are kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL(`/admin/manage-products/${product.id}`);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(product.title);
  await expect(page.getByText(/^You have unsaved changes/)).toHaveCount(0);
});

test("closing the tab with unsaved changes asks first, and not after a save", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.getByLabel("Title").fill("Half typed");
  await page.reload();
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Restore" }).click();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Half typed");
  expect(questions).toEqual(["beforeunload"]);
});

test("nothing typed is lost when the session ends during an edit", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await page.goto("/login");
  const setup = await page.context().newPage();
  const product = await addTestProduct(await demoAdmin(setup));
  await setup.close();
  await signIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL("/admin/dashboard");
  await openEditor(page, product.id);
  await page.getByLabel("Title").fill("Typed before the end");
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  await page.request.post("/graphql", {
    data: { query: "mutation { logout }" },
    headers: { authorization: `Bearer ${token}` },
  });
  await save(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your login has ended. Please log in again.")).toBeVisible();
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL(`/admin/manage-products/${product.id}`);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Typed before the end");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Typed before the end" })).toBeVisible();
});

test("a product is archived, restored and duplicated", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
  await expect(
    page.getByText("It is not in the shop, so there is no preview. Orders keep it."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Preview" })).toHaveCount(0);
  expect((await readProduct(admin, product.id)).isArchived).toBe(true);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("In the shop", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(`Copy of ${product.title}`);
  await expect(page.getByLabel("Stock")).toHaveValue("0");
  await expect(page).not.toHaveURL(new RegExp(product.id));
});

test("the edit dialog over the list", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: "Handloom Skirt of the list" });
  await page.goto("/admin/manage-products");
  const edit = page.getByRole("link", { name: `Edit ${product.title}` });
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await expect(page).toHaveURL(`/admin/manage-products?edit=${product.id}`);
  await dialog.getByLabel("Title").fill("Edited in the dialog");
  await expectAccessible(page, "the edit dialog");
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

test("an unknown product, a failed load and long content", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  await page.goto("/admin/manage-products/00000000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "There is no such product" })).toBeVisible();
  await expectAccessible(page, "an unknown product");
  const product = await addTestProduct(admin, {
    title: `${"Long".repeat(40)} ${"title ".repeat(6)}`.trim(),
    availableSizes: Array.from({ length: 50 }, (_, index) => `Size ${index + 1}`),
    availableColors: ["Rust", "A colour with a name of no less than sixty characters, 123"],
  });
  await withFailure(page, { operation: "ProductEditor", failure: "broken" }, async () => {
    await page.goto(`/admin/manage-products/${product.id}`);
    await expect(page.getByText("The product could not be loaded.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(product.title);
  await expectAccessible(page, "a long product");
  await page.getByRole("tab", { name: "Stock" }).click();
  await page.getByRole("button", { name: "Count by size and colour" }).click();
  await expect(page.getByRole("textbox", { name: /^Pieces of / })).toHaveCount(100);
  await expectAccessible(page, "100 sizes and colours");
});

import { addTestProduct, editor } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { withFailure, withLostAnswers } from "./support/failures.ts";
import { nextVariables } from "./support/operation.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("a product is in the shop once each message of its form is resolved @core", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  await page.goto("/admin/add-product");
  const add = page.getByRole("button", { name: "Add product" });
  await expect(page.getByLabel("Stock")).toHaveValue("10");
  await add.click();
  await expect(page.getByText("Please enter a title.", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter a description.", { exact: true })).toBeVisible();
  await expect(page.getByText("Please choose a category.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();

  await page.getByLabel("Title").fill("Chanderi Gathered Skirt");
  await page.getByLabel("Description").fill("A light skirt.\nWoven in Chanderi.");
  await page.getByLabel("Category").selectOption("Everyday Looks");
  await page.getByLabel("Materials").fill(" Silk , Cotton,, ");
  await page.getByLabel("Available colours").fill("Rust");
  const price = page.getByLabel("Price in rupees");
  await price.fill("12.345");
  await add.click();
  await expect(
    page.getByText("A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill("1,499.50");

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
      "We did not hear back from the shop. Please try again: the product is added only once, even if it is there already.",
    ],
  ] as const)
    await withFailure(page, { operation: "AddProduct", failure }, async (whenFailed) => {
      await add.click();
      await whenFailed();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(failed.first()).toBeVisible();
      await expect(price).toHaveValue("1,499.50");
    });

  await page.getByText("More: kind, HSN code, handle").click();
  await page
    .getByLabel("HSN code")
    .selectOption({ label: "6204: Suits, dresses, skirts and trousers, woven" });
  const handle = page.getByLabel("Handle");
  await handle.fill("Chanderi Skirt");
  await add.click();
  await expect(
    page.getByText("A handle has letters a to z, digits and single hyphens, at most 80 characters."),
  ).toBeVisible();
  await expect(handle).toBeFocused();
  await addTestProduct(admin, { title: "Skirt with a handle", handle: "chanderi-skirt" });
  await handle.fill("chanderi-skirt");
  await add.click();
  await expect(page.getByText("Another product has this handle.", { exact: true })).toBeVisible();
  await expect(handle).toBeFocused();
  await handle.fill("chanderi-gathered-skirt");
  const [variables] = await Promise.all([nextVariables(page, "AddProduct"), add.click()]);
  expect(variables).toEqual({
    input: {
      title: "Chanderi Gathered Skirt",
      description: "A light skirt.\nWoven in Chanderi.",
      price: 1499.5,
      mrp: null,
      scheduledPrices: [],
      category: "EVERYDAY",
      materials: ["Silk", "Cotton"],
      availableColors: ["Rust"],
      availableSizes: ["S", "M"],
      hsn: "6204",
      handle: "chanderi-gathered-skirt",
      slug: null,
      seoTitle: null,
      seoDescription: null,
      manufacturer: null,
      importer: null,
      countryOfOrigin: "India",
      netQuantity: null,
      genericName: null,
      consumerCare: null,
      kind: null,
      imageUrl: null,
      stock: 10,
    },
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    isHidden: false,
  });
  await expect(page.getByText("✅ Product added successfully", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByLabel("Stock")).toHaveValue("10");
  await page.getByRole("link", { name: "Edit product" }).click();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Chanderi Gathered Skirt");
  await editor(page).getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chanderi Gathered Skirt" })).toBeVisible();
  await expect(page.getByRole("main").getByText("₹1,499.50").first()).toBeVisible();
});

test("a product is added once when the answer is lost, also after a reload", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/add-product");
  const add = page.getByRole("button", { name: "Add product" });
  await page.getByLabel("Title").fill("Lost answer skirt");
  await page.getByLabel("Description").fill("Woven in Chanderi.");
  await page.getByLabel("Price in rupees").fill("1499");
  await page.getByLabel("Category").selectOption("Everyday Looks");
  await page.getByText("More: kind, HSN code, handle").click();
  await page.getByLabel("Handle").fill("lost-answer-skirt");
  await withLostAnswers(page, "AddProduct", async () => {
    await add.click();
    await expect(page.getByText(/^We did not hear back from the shop\./)).toBeVisible();
  });
  const added = () => sql("select 1 from products where title like 'Lost answer skirt%'", []);
  expect(await added()).toHaveLength(1);

  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Handle")).toHaveValue("lost-answer-skirt");
  await page.getByLabel("Title").fill("Lost answer skirt, changed");
  await add.click();
  await expect(
    page.getByText(
      "This was already saved, with other values. Please look at the saved values before you try again.",
    ),
  ).toBeVisible();
  expect(await added()).toHaveLength(1);
});

test("a second press after a lost answer shows the product that was added", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/add-product");
  const add = page.getByRole("button", { name: "Add product" });
  await page.getByLabel("Title").fill("Second press skirt");
  await page.getByLabel("Description").fill("Woven in Chanderi.");
  await page.getByLabel("Price in rupees").fill("1499");
  await page.getByLabel("Category").selectOption("Everyday Looks");
  await withLostAnswers(page, "AddProduct", async () => {
    await add.click();
    await expect(page.getByText(/^We did not hear back from the shop\./)).toBeVisible();
  });
  await add.click();
  await expect(page.getByText("“Second press skirt” is in the shop.")).toBeVisible();
  expect(await sql("select 1 from products where title = 'Second press skirt'", [])).toHaveLength(1);
});

import type { Page } from "@playwright/test";
import { addTestProduct, changeTestProduct, changeTestStock, readProduct } from "./support/admin-product.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { demoAdmin, type DemoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { expectTouchable } from "./support/touch-targets.ts";

/** Products that a search finds alone, by title. */
const addProducts = async (admin: DemoAdmin, word: string) =>
  Promise.all(["A", "B", "C"].map((letter) => addTestProduct(admin, { title: `${word} ${letter}` })));

const openRows = async (page: Page, word: string) => {
  await page.goto(`/admin/manage-products?text=${word}&sort=title`);
  await expect(page.locator("main tbody tr, main article")).toHaveCount(3);
};

const cell = (page: Page, field: "price" | "stock", title: string) =>
  page.getByRole("button", { name: new RegExp(`^Edit the ${field} of ${title}:`) });
const priceOf = (page: Page, title: string) => page.getByLabel(`Price in rupees of ${title}`);
const stockOf = (page: Page, title: string) => page.getByLabel(`Stock of ${title}`, { exact: true });

test("prices and stock of several rows are typed one after the other, by keyboard alone @both", async ({
  page,
}) => {
  const admin = await demoAdmin(page);
  const word = `Rowkeys${page.viewportSize()?.width}`;
  const [a, b, c] = await addProducts(admin, word);
  if (!a || !b || !c) throw new Error("no products");
  await openRows(page, word);
  const { press, type } = keyboardOn(page);
  await cell(page, "price", a.title).focus();
  await press("Enter");
  await expect(priceOf(page, a.title)).toBeFocused();
  await type("1299");
  // Down saves and goes to the next row; Tab saves and goes to the stock of the row.
  await press("ArrowDown");
  await expect(priceOf(page, b.title)).toBeFocused();
  await type("1,199.50");
  await press("Tab");
  await expect(stockOf(page, b.title)).toBeFocused();
  await type("25");
  await press("Enter");
  await expect(cell(page, "stock", b.title)).toBeFocused();
  await expect(cell(page, "stock", b.title)).toContainText("25");
  await expect(cell(page, "price", a.title)).toContainText("₹1,299");
  await press("Enter");
  await press("Tab");
  await expect(priceOf(page, c.title)).toBeFocused();
  await type("1");
  await press("Escape");
  await expect(cell(page, "price", c.title)).toBeFocused();
  await expect(cell(page, "price", c.title)).toContainText("₹1,499");
  await expect.poll(() => readProduct(admin, b.id)).toMatchObject({ price: 1199.5, stock: 25 });
  expect(await readProduct(admin, a.id)).toMatchObject({ price: 1299, stock: 10 });
  expect(await readProduct(admin, c.id)).toMatchObject({ price: 1499, version: c.version });
  await press("j");
  await press("k");
  await expect(page.getByRole("link", { name: `Edit ${b.title}` })).toBeFocused();
  await press("x");
  await expect(page.getByRole("checkbox", { name: `Select ${b.title}` })).toBeChecked();
});

test("a cell says why its value is refused", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const [a, b] = await addProducts(admin, "Rowfault");
  if (!a || !b) throw new Error("no products");
  await openRows(page, "Rowfault");
  await cell(page, "price", a.title).tap();
  await priceOf(page, a.title).fill("12,5");
  await expectTouchable(page, "an open cell");
  await priceOf(page, a.title).press("Enter");
  await expect(
    page.getByText("A price is from 0.01 to 1,000,000 rupees, with at most two decimal places."),
  ).toBeVisible();
  await expect(priceOf(page, a.title)).toBeFocused();
  await priceOf(page, a.title).fill("999");
  // On a phone the press on the next cell saves this one.
  await cell(page, "price", b.title).tap();
  await expect(priceOf(page, b.title)).toBeFocused();
  await expect(cell(page, "price", a.title)).toContainText("₹999");
  await expect(page.getByText(`Price of “${a.title}” changed from ₹1,499 to ₹999.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(page.getByText(`Price of “${a.title}” is back to ₹1,499.`)).toBeVisible();
  expect(await readProduct(admin, a.id)).toMatchObject({ price: 1499 });

  // Pieces are sold while the count is typed.
  await cell(page, "stock", b.title).tap();
  await stockOf(page, b.title).fill("12");
  await changeTestStock(admin, b.id, { reason: "DAMAGED", quantity: 3 });
  await stockOf(page, b.title).press("Enter");
  await expect(
    page.getByText("The stock is now 7, but you saw 10. Please check your count, and save again."),
  ).toBeVisible();
  expect(await readProduct(admin, b.id)).toMatchObject({ stock: 7 });
  await stockOf(page, b.title).press("Enter");
  await expect(cell(page, "stock", b.title)).toContainText("12");
  expect(await readProduct(admin, b.id)).toMatchObject({ stock: 12 });
});

test("the price that another admin has set meanwhile is a question in the row, without a failure", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const [a] = await addProducts(admin, "Rowquestion");
  if (!a) throw new Error("no products");
  await openRows(page, "Rowquestion");
  const changed = await changeTestProduct(admin, a, { price: 1599 });
  const ask = async (typed: string) => {
    await cell(page, "price", a.title).tap();
    await priceOf(page, a.title).fill(typed);
    await priceOf(page, a.title).press("Enter");
  };
  await ask("1299");
  await expect(page.getByText("Shop admin changed it to ₹1,599 in the meantime.")).toBeVisible();
  await expect(page.getByText(/could not be saved|Failed/)).toHaveCount(0);
  await expectTouchable(page, "the question of a row");
  await page.getByRole("button", { name: "Take theirs" }).tap();
  await expect(cell(page, "price", a.title)).toBeFocused();
  await expect(cell(page, "price", a.title)).toContainText("₹1,599");
  await cell(page, "price", a.title).tap();
  await priceOf(page, a.title).fill("1299");
  await changeTestProduct(admin, changed, { price: 1699 });
  await priceOf(page, a.title).press("Enter");
  await page.getByRole("button", { name: "Keep mine" }).tap();
  await expect(cell(page, "price", a.title)).toContainText("₹1,299");
  expect(await readProduct(admin, a.id)).toMatchObject({ price: 1299 });
});

test("the stock by size and colour is counted below its row, without the counts that are refused", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const [a] = await addProducts(admin, "Rowgrid");
  if (!a) throw new Error("no products");
  await admin.query("mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: true }) { id } }", {
    id: a.id,
  });
  await openRows(page, "Rowgrid");
  await cell(page, "stock", a.title).tap();
  const grid = page.getByRole("form", { name: `Stock of ${a.title}` });
  const pieces = (variant: string) => grid.getByLabel(`Pieces of ${variant}`);
  await expect(pieces("S, Rust")).toBeFocused();
  await expectTouchable(page, "the grid below a row");
  await pieces("S, Rust").fill("8");
  await page.keyboard.press("ArrowDown");
  await expect(pieces("S, Indigo")).toBeFocused();
  await pieces("S, Indigo").fill("many");
  await grid.getByRole("button", { name: "Save" }).tap();
  await expect(grid.getByText("Stock is a whole number from 0 to 1,000,000.")).toBeVisible();
  expect(await readProduct(admin, a.id)).toMatchObject({ stock: 10 });
  await pieces("S, Indigo").fill("4");
  const { adminProduct } = await admin.query<{
    adminProduct: { stockUnits: { id: string; size: string; color: string }[] };
  }>("query($id: ID!) { adminProduct(id: $id) { stockUnits { id size color } } }", { id: a.id });
  const unit = adminProduct.stockUnits.find(({ size, color }) => size === "S" && color === "Indigo");
  await admin.query(
    `mutation($id: ID!, $unit: ID!) {
      updateStock(input: { productId: $id, change: { unitId: $unit, reason: DAMAGED, quantity: 1 } }) { id } }`,
    { id: a.id, unit: unit?.id },
  );
  await pieces("S, Indigo").press("Enter");
  await expect(grid.getByText("The stock is now 2, but you saw 3.")).toBeVisible();
  await expect(page.getByText(`Stock of “${a.title}” changed from 10 to 15 pieces.`)).toBeVisible();
  await pieces("S, Indigo").press("Enter");
  await expect(grid).toHaveCount(0);
  await expect(cell(page, "stock", a.title)).toBeFocused();
  await expect(cell(page, "stock", a.title)).toContainText("16");
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(page.getByText(`Stock of “${a.title}” is back to 14 pieces.`)).toBeVisible();
  await cell(page, "stock", a.title).tap();
  await pieces("M, Rust").press("Escape");
  await expect(cell(page, "stock", a.title)).toBeFocused();
});

import type { Page } from "@playwright/test";
import {
  addTestProduct,
  changeTestStock,
  editor,
  openEditor,
  readProduct,
  save,
  saved,
} from "./support/admin-product.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { waitForOperation } from "./support/operation.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const openTab = (page: Page, name: "Stock" | "History") => page.getByRole("tab", { name }).click();
const movements = (page: Page) => page.getByRole("region", { name: "Movements" }).getByRole("listitem");

test("the history of the stock has each movement with its reason", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await openEditor(page, id);
  await openTab(page, "Stock");
  await expect(editor(page).getByText("10 pieces", { exact: true })).toBeVisible();
  await expect(movements(page)).toHaveCount(1);
  const book = async (reason: string, label: string, quantity: string) => {
    await editor(page).getByText(reason, { exact: true }).first().click();
    await editor(page).getByLabel(label).fill(quantity);
    await page.getByRole("button", { name: "Save" }).click();
  };
  await editor(page).getByLabel("Note").fill("Delivery note 77");
  await book("Received", "Pieces received", "5");
  await expect(page.getByText("Saved. The stock is now 15 pieces.")).toBeVisible();
  await expect(movements(page)).toHaveCount(2);
  await expect(movements(page).first()).toContainText("Received+5");
  await expect(movements(page).first()).toContainText("by Shop admin");
  await expect(movements(page).first()).toContainText("Delivery note 77");
  await book("Damaged", "Pieces damaged", "2");
  await expect(movements(page).first()).toContainText("Damaged−2");
  await book("Counted", "Pieces counted", "7");
  await expect(movements(page).first()).toContainText("Counted−6");
  await book("Correction", "Difference", "-1");
  await expect(movements(page).first()).toContainText("Correction−1");
  await expect(movements(page).first()).toContainText("6 pieces after it");
});

test("tracking by size and colour is turned on and off without losing a piece", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await openEditor(page, id);
  await openTab(page, "Stock");
  await page.getByRole("button", { name: "Count by size and colour" }).click();
  const dialog = page.getByRole("dialog", { name: "Count by size and colour" });
  const pieces = (choice: string) => dialog.getByLabel(`Pieces of ${choice}`);
  await expect(pieces("S, Rust")).toHaveValue("3");
  await expect(pieces("M, Indigo")).toHaveValue("2");
  await expect(dialog.getByText("All 10 pieces are spread.")).toBeVisible();
  await pieces("S, Rust").fill("1");
  await expect(dialog.getByText("2 pieces of 10 left to spread.")).toBeVisible();
  await pieces("M, Indigo").fill("4");

  // A piece goes while the dialog is open.
  await changeTestStock(admin, id, { reason: "DAMAGED", quantity: 1 });
  await dialog.getByRole("button", { name: "Start counting" }).click();
  await expect(
    dialog.getByText("The sizes and colours add up to 10 pieces, the product has 9.", { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByText("1 piece more than the 9 in stock.")).toBeVisible();
  await pieces("M, Indigo").fill("3");
  await dialog.getByRole("button", { name: "Start counting" }).click();
  await expect(page.getByText("The pieces are counted by size and colour now.")).toBeVisible();
  await expect(page.getByText("9 pieces", { exact: true })).toBeVisible();
  const grid = page.getByRole("list", { name: "Pieces by size and colour" });
  await expect(grid).toContainText("SRust1Indigo3");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please choose a size and colour.")).toBeVisible();
  await page.getByRole("combobox", { name: "Size and colour" }).selectOption("S, Rust (1 piece)");
  await page.getByRole("group", { name: "Reason" }).getByText("Damaged").click();
  await editor(page).getByLabel("Pieces damaged").fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(grid).toContainText("SRust0, sold outIndigo3");
  await page.getByRole("tab", { name: "Details" }).click();
  await expect(editor(page).getByRole("heading", { name: "Stock: 8 pieces" })).toBeVisible();
  await openTab(page, "Stock");
  await page.getByRole("button", { name: "Count together" }).click();
  const question = page.getByRole("dialog", { name: "Count all pieces together?" });
  await expect(question).toContainText("The stock stays at 8 pieces.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Count together" }).click();
  await expect(page.getByText("The pieces are counted together now.")).toBeVisible();
  expect((await readProduct(admin, id)).stock).toBe(8);
});

test("a change that the history shows in words is taken back", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await openEditor(page, id);
  await editor(page).getByLabel("Price in rupees").fill("1299");
  await editor(page).getByLabel("Category").selectOption("Partywear");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await editor(page).getByLabel("Price in rupees").fill("1199");
  await waitForOperation(page, "UpdateProduct", () => save(page));
  await openTab(page, "History");
  const entries = page.getByRole("tabpanel", { name: "History" }).getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText("₹1,499");
  await expect(entries.nth(1)).toContainText("Casuals");
  await expect(entries.nth(1)).toContainText("Partywear");
  await expect(entries.nth(1)).toContainText(/\d+ [A-Z][a-z]+ \d{4} at .*, by Shop admin, in the admin/);
  await expect(entries.nth(2).getByRole("button", { name: "Revert" })).toHaveCount(0);

  const dialog = page.getByRole("dialog", { name: "Revert this change?" });
  await entries.first().getByRole("button", { name: "Revert" }).click();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(dialog).toContainText("₹1,199 → ₹1,299");
  await dialog.getByRole("button", { name: "Revert" }).click();
  await expect(dialog).toBeHidden();
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText("Change reverted");
  await page.getByRole("tab", { name: "Details" }).click();
  await expect(editor(page).getByLabel("Price in rupees")).toHaveValue("1299");
});

test("a product is edited by keyboard alone", async ({ page }) => {
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin);
  await openEditor(page, id);
  const keys = keyboardOn(page);
  await keys.tabTo(editor(page).getByLabel("Title"));
  await keys.press("End");
  await keys.type(", long");
  await keys.tabTo(editor(page).getByLabel("Stock"));
  await keys.press("ControlOrMeta+A");
  await keys.type("12");
  await keys.press("Enter");
  await expect(saved(page)).toBeVisible();
  await keys.tabTo(page.getByRole("tab", { name: "Details" }), { isBack: true });
  await keys.press("ArrowRight");
  await keys.press("Enter");
  await expect(movements(page).first()).toContainText("Counted+2");
  await keys.choose(page.getByRole("group", { name: "Reason" }), 2);
  await keys.tabTo(editor(page).getByLabel("Pieces damaged"));
  await keys.type("1");
  await keys.press("Enter");
  await expect(page.getByText("Saved. The stock is now 11 pieces.")).toBeVisible();
  expect(await readProduct(admin, id)).toMatchObject({ title: "Handloom Wrap Skirt, long", stock: 11 });
});

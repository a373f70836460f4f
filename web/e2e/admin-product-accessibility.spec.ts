import type { Page } from "@playwright/test";
import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct, changeTestProduct, editor, openEditor, save } from "./support/admin-product.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

/** An instant so many hours from now. */
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("the form of a new product is accessible with its refusals", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/add-product");
  await expectAccessibleStates(page, "new product", [
    [
      "the refused form",
      async () => {
        await expect(page.getByLabel("Stock")).toHaveValue("10");
        await press(page, "Add product");
        for (const text of [
          "Please enter a title.",
          "Please enter a description.",
          "Please choose a category.",
        ])
          await expect(page.getByText(text, { exact: true })).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the editor of a product is accessible: details, refusals, draft and conflict", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, {
    title: "Edited Wrap Skirt",
    price: 1799,
    mrp: 1999,
    scheduledPrices: [{ price: 1499, beginsAt: inHours(-0.05), endsAt: inHours(48) }],
  });
  const form = editor(page);
  await openEditor(page, product.id);
  await expectAccessibleStates(page, "editor of a product", [
    [
      "a scheduled price and the texts for search engines",
      async () => {
        await expect(
          form.getByRole("group", { name: "Scheduled prices" }).getByText("Running"),
        ).toBeVisible();
        await form.getByText("Search engines", { exact: true }).click();
        await expect(form.getByRole("figure", { name: "As Google shows it" })).toBeVisible();
      },
    ],
    [
      "the offer of a draft",
      async () => {
        await form.getByLabel("Title").fill("Typed before the reload");
        await changeTestProduct(admin, product, { title: "Saved meanwhile" });
        await page.reload();
        await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
      },
      "own width",
    ],
    [
      "the conflict",
      async () => {
        await press(page, "Restore");
        await expect(form.getByLabel("Title")).toHaveValue("Typed before the reload");
        await save(page);
        await expect(
          page.getByRole("heading", { name: "Someone else changed the same fields" }),
        ).toBeVisible();
        await save(page);
        await expect(page.getByText("Please choose a value for each field.")).toBeVisible();
      },
    ],
  ]);
});

test("stock, codes and history of a product with long texts and 100 sizes and colours are accessible", async ({
  page,
}) => {
  test.slow();
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, {
    title: `${"Long".repeat(40)} ${"title ".repeat(6)}`.trim(),
    availableSizes: Array.from({ length: 50 }, (_, index) => `Size ${index + 1}`),
    availableColors: ["Rust", "A colour with a name of no less than sixty characters, 123"],
  });
  const dearer = await changeTestProduct(admin, product, { price: 1299, category: "PARTY" });
  await changeTestProduct(admin, { ...product, version: dearer.version }, { price: 1199 });
  const spread = page.getByRole("dialog", { name: "Count by size and colour" });
  const piecesOfFirst = spread.getByLabel("Pieces of Size 1, Rust");
  await openEditor(page, product.id);
  await expectAccessibleStates(page, "editor of a product", [
    [
      "the stock",
      async () => {
        await openTab(page, "Stock");
        await expect(editor(page).getByText("10 pieces", { exact: true })).toBeVisible();
        await expect(page.getByRole("region", { name: "Movements" }).getByRole("listitem")).toHaveCount(1);
      },
    ],
    [
      "the spread of pieces",
      async () => {
        await press(page, "Count by size and colour");
        await expect(spread.getByRole("textbox", { name: /^Pieces of / })).toHaveCount(100);
        await piecesOfFirst.fill("0");
        await expect(spread.getByText(/ of 10 left to spread\.$/)).toBeVisible();
      },
      "own width",
    ],
    [
      "the refused movement of one size and colour",
      async () => {
        await piecesOfFirst.fill("1");
        await spread.getByRole("button", { name: "Start counting" }).click();
        await expect(page.getByRole("list", { name: "Pieces by size and colour" })).toBeVisible();
        await press(page, "Save");
        await expect(page.getByText("Please choose a size and colour.")).toBeVisible();
      },
    ],
    [
      "the refused codes",
      async () => {
        await openTab(page, "Codes");
        await editor(page).getByLabel("Barcode of Size 1, Rust").fill("4006381333932");
        await press(page, "Save codes");
        await expect(page.getByText("its last digit would be 1")).toBeVisible();
      },
    ],
    [
      "the history",
      async () => {
        await openEditor(page, product.id);
        await openTab(page, "History");
        await expect(
          page.getByRole("tabpanel", { name: "History" }).getByText("₹1,499").first(),
        ).toBeVisible();
      },
      "own width",
    ],
    [
      "the refused revert",
      async () => {
        const change = page
          .getByRole("tabpanel", { name: "History" })
          .getByRole("listitem")
          .filter({ hasText: "₹1,499" });
        await change.getByRole("button", { name: "Revert" }).first().click();
        const dialog = page.getByRole("dialog", { name: "Revert this change?" });
        await dialog.getByRole("button", { name: "Revert" }).click();
        await expect(dialog.getByText(/^These fields have changed again since then\./)).toBeVisible();
      },
      "own width",
    ],
  ]);
});

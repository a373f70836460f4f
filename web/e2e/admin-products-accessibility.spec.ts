import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the list of products is accessible with its cells, menus and bulk changes", async ({ page }) => {
  test.slow();
  const admin = await demoAdmin(page);
  const plain = await addTestProduct(admin, { title: "Listedskirt A" });
  const counted = await addTestProduct(admin, { title: "Listedskirt B" });
  await admin.query("mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: true }) { id } }", {
    id: counted.id,
  });
  const cell = (field: "price" | "stock", title: string) =>
    page.getByRole("button", { name: new RegExp(`^Edit the ${field} of ${title}:`) });
  const grid = page.getByRole("form", { name: `Stock of ${counted.title}` });
  const bulk = page.getByRole("dialog", { name: "Change 2 products" });
  await page.goto("/admin/manage-products?text=listedskirt&sort=title");
  await expectAccessibleStates(page, "products", [
    [
      "a price with a mistake",
      async () => {
        await cell("price", plain.title).click();
        const price = page.getByLabel(`Price in rupees of ${plain.title}`);
        await price.fill("12,5");
        await price.press("Enter");
        await expect(page.getByText(/^A price is from 0\.01 to 1,000,000 rupees/)).toBeVisible();
      },
      "own width",
    ],
    [
      "the stock by size and colour below its row",
      async () => {
        await page.keyboard.press("Escape");
        await cell("stock", counted.title).click();
        await expect(grid.getByLabel("Pieces of S, Rust")).toBeFocused();
      },
      "own width",
    ],
    [
      "the menu of a product",
      async () => {
        await grid.getByLabel("Pieces of S, Rust").press("Escape");
        const trigger = page.getByRole("button", { name: `Actions for ${plain.title}`, exact: true });
        // Axe finds the backdrop of an open menu by five points of the screen. The trigger, which is cut out of it, may be at none of them.
        await trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));
        await trigger.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("menuitem", { name: `Preview ${plain.title}` })).toBeFocused();
      },
      "own width",
    ],
    [
      "a selection",
      async () => {
        await page.keyboard.press("Escape");
        await page.getByRole("checkbox", { name: "Select the 2 shown" }).check({ force: true });
        await expect(page.getByRole("region", { name: "Selected products" })).toBeVisible();
      },
    ],
    [
      "the preview of a bulk change",
      async () => {
        await page
          .getByRole("region", { name: "Selected products" })
          .getByRole("button", { name: "Change", exact: true })
          .click();
        await bulk.getByLabel("Percent").fill("10");
        await page.keyboard.press("Enter");
        await expect(bulk.getByText("Nothing has been saved yet.")).toBeVisible();
      },
    ],
    [
      "the table of products",
      async () => {
        await page.goto(`/admin/manage-products/table?ids=${plain.id},${counted.id}`);
        await expect(
          page.getByRole("textbox", { name: `Price, ₹ of ${plain.title}`, exact: true }),
        ).toBeVisible();
      },
    ],
  ]);
});

test("the import of products is accessible: refused and previewed", async ({ page }) => {
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin, { title: "Imported Skirt" });
  const choose = async (text: string) => {
    await page.getByLabel("Choose a CSV file").setInputFiles({
      name: "accessible.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  };
  const file = `id,stock,stockSeen\n${id},15,10\n`;
  await page.goto("/admin/manage-products/import");
  await expectAccessibleStates(page, "import", [
    ["without a file", () => expect(page.getByRole("heading", { name: "Import and undo" })).toBeVisible()],
    [
      "a file with a problem",
      async () => {
        await choose(`id,price\n${id},abc\n`);
        await expect(page.getByText(/price: A price is from 0\.01/)).toBeVisible();
      },
    ],
    [
      "the preview",
      async () => {
        await page.getByRole("button", { name: "Close" }).click();
        await choose(file);
        await expect(page.getByText("Nothing has been saved yet.")).toBeVisible();
      },
    ],
  ]);
});

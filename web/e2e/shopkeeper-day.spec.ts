import { readFile } from "node:fs/promises";
import { changeTestProduct, editor, readProduct, saved } from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { keyboardOperatorOn, touchOperatorOn } from "./support/operator.ts";
import { aPhoto } from "./support/pictures.ts";
import { adminAccount, adminOutsideBrowser, newShopperOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

const ways = [
  { way: "touch", operatorOn: touchOperatorOn },
  { way: "keyboard alone", operatorOn: keyboardOperatorOn },
] as const;

for (const { way, operatorOn } of ways)
  test(`a day of the shopkeeper at 390 px, by ${way}`, async ({ page, allowConsoleErrors }) => {
    // The conflict of two admins is a refused request.
    allowConsoleErrors();
    test.setTimeout(420_000);
    page.setDefaultTimeout(10_000);
    const { press, type, select, choose, check, openTab, pick, chooseFile, expectUsable } = operatorOn(page);
    const main = page.getByRole("main");
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
    const bar = page.getByRole("navigation", { name: "Admin", exact: true });
    const other = await adminOutsideBrowser(page.request);
    const title = `Kantha Wrap Skirt by ${way}`;
    const photos = [await aPhoto("front.jpg", "#c05070"), await aPhoto("back.jpg", "#4050a0")];

    await test.step("logs in and reads the dashboard", async () => {
      await page.goto("/login");
      await type(page.getByLabel("E-mail"), adminAccount.email);
      await type(page.getByLabel("Password", { exact: true }), adminAccount.password);
      await press(button("Sign In"));
      await expect(heading("Dashboard")).toBeVisible();
      await expect(main.getByText("Net revenue", { exact: true }).first()).toBeVisible();
      await expect(main.getByRole("link", { name: /out of stock$/ })).toBeVisible();
      await expectUsable("dashboard");
    });

    await test.step("adds a product", async () => {
      await press(bar.getByRole("button", { name: "Menu" }));
      await press(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Add product" }));
      // The menu gives the focus to the new page when it has moved out of sight.
      await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
      await expect(heading("Add product")).toBeFocused();
      await type(page.getByLabel("Title"), title);
      await type(page.getByLabel("Description"), "Layers of old saris, stitched by hand.");
      await type(page.getByLabel("Price in rupees"), "1500");
      await select(page.getByLabel("Category"), "Casuals");
      await type(page.getByLabel("Available colours"), "Rust, Indigo");
      await type(page.getByLabel("Available sizes"), "S, M");
      await expectUsable("add product");
      await press(button("Add product"));
      await expect(page.getByText("✅ Product added successfully", { exact: true })).toBeVisible();
      await press(link("Edit product"));
      await expect(editor(page).getByLabel("Title")).toHaveValue(title);
    });
    const id = new URL(page.url()).searchParams.get("edit") ?? "";

    await test.step("adds pictures and describes them", async () => {
      const chooser = await chooseFile(
        button("Choose pictures"),
        page.getByLabel("Pictures", { exact: true }).and(page.locator("input")),
      );
      await chooser.setFiles(photos);
      await expect(page.getByText("2 pictures have no description yet.")).toBeVisible();
      await expect(page.getByText("Needs a description")).toHaveCount(2);
      await expectUsable("pictures");
      await press(button("Describe the first"));
      await expect(page.getByLabel("Description of picture 1")).toBeFocused();
      await type(page.getByLabel("Description of picture 1"), "Skirt, front");
      await page.keyboard.press("Enter");
      await press(button("Describe it"));
      await type(page.getByLabel("Description of picture 2"), "Skirt, back");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Needs a description")).toHaveCount(0);
      await expect(page.getByText(/no description yet/)).toHaveCount(0);
    });

    await test.step("sees the product as the shopper who orders it", async () => {
      await press(link("Preview"));
      await expect(heading(title)).toBeVisible();
      await expect(main.getByRole("img", { name: "Skirt, front" }).first()).toBeVisible();
      await page.goBack();
      await expect(editor(page).getByLabel("Title")).toHaveValue(title);
    });
    const { orderNumber } = await orderInCash(await newShopperOutsideBrowser(page.request), [
      { productId: id, size: "S", color: "Rust", quantity: 1 },
    ]);

    await test.step("corrects the stock of a size and colour with a reason", async () => {
      await page.reload();
      await openTab("Stock");
      await expect(editor(page).getByText("9 pieces", { exact: true })).toBeVisible();
      await press(button("Count by size and colour"));
      const dialog = page.getByRole("dialog", { name: "Count by size and colour" });
      for (const [choice, pieces] of [
        ["S, Rust", "5"],
        ["S, Indigo", "2"],
        ["M, Rust", "1"],
        ["M, Indigo", "1"],
      ] as const)
        await type(dialog.getByLabel(`Pieces of ${choice}`), pieces);
      await expect(dialog.getByText("All 9 pieces are spread.")).toBeVisible();
      await expectUsable("the count by size and colour");
      await press(dialog.getByRole("button", { name: "Start counting" }));
      await expect(page.getByText("The pieces are counted by size and colour now.")).toBeVisible();
      await choose(page.getByRole("group", { name: "Reason" }), "Damaged");
      await select(page.getByRole("combobox", { name: "Size and colour" }), "S, Rust (5 pieces)");
      await type(page.getByLabel("Pieces damaged"), "2");
      await type(page.getByLabel("Note"), "A torn seam");
      await press(button("Save"));
      await expect(page.getByText("Saved. The stock is now 7 pieces.")).toBeVisible();
      const movements = page.getByRole("region", { name: "Movements" }).getByRole("listitem");
      await expect(movements.first()).toContainText("A torn seam");
      await expectUsable("stock");
    });

    await test.step("edits the title beside changes of another admin", async () => {
      await openTab("History");
      await expect(
        page.getByRole("tabpanel", { name: "History" }).getByRole("listitem").first(),
      ).toBeVisible();
      await expectUsable("history");
      await openTab("Details");
      await type(editor(page).getByLabel("Title"), `${title}, long`);
      await changeTestProduct(other, await readProduct(other, id), { price: 1600 });
      await press(editor(page).getByRole("button", { name: "Save changes" }));
      await expect(saved(page)).toBeVisible();
      await expect(page.getByText("Price: ₹1,500 → ₹1,600", { exact: true })).toBeVisible();
      await type(editor(page).getByLabel("Title"), `${title}, short`);
      await changeTestProduct(other, await readProduct(other, id), { title: "The title of the other" });
      await press(editor(page).getByRole("button", { name: "Save changes" }));
      await expect(page.getByRole("heading", { name: "Someone else changed the same fields" })).toBeFocused();
      await expectUsable("the conflict");
      await choose(page.getByRole("group", { name: "Title" }), "Keep mine");
      await press(editor(page).getByRole("button", { name: "Save changes" }));
      await expect(page.getByRole("group", { name: "Title" })).toHaveCount(0);
      await expect.poll(async () => (await readProduct(other, id)).title).toBe(`${title}, short`);
      await expectUsable("the saved product");
      await press(editor(page).getByRole("button", { name: "Close" }));
    });

    await test.step("raises the price by percent after a preview", async () => {
      await expect(heading("Manage products")).toBeVisible();
      await type(page.getByLabel("Search products"), `${title}, short`);
      await expect(page.locator("main article")).toHaveCount(1);
      await check(main.getByRole("checkbox", { name: `Select ${title}, short` }));
      await expectUsable("the list with a selection");
      await press(
        page.getByRole("region", { name: "Selected products" }).getByRole("button", { name: "Change" }),
      );
      const dialog = page.getByRole("dialog", { name: "Change 1 product" });
      await type(dialog.getByLabel("Percent"), "10");
      await expectUsable("the bulk change");
      await press(dialog.getByRole("button", { name: "Preview" }));
      await expect(dialog.getByText("₹1,760")).toBeVisible();
      await expectUsable("the preview of a bulk change");
      await press(dialog.getByRole("button", { name: "Change 1 product" }));
      await expect(dialog.getByText("Done: 1 changed.")).toBeVisible();
      await press(dialog.getByRole("button", { name: "Close" }));
      await expect(dialog).toHaveCount(0);
      await press(button("Clear selection"));
      await expectUsable("the list without a selection");
    });

    await test.step("archives and restores the product", async () => {
      const menu = button(`Actions for ${title}, short`);
      await select(page.getByLabel("State"), "All");
      await pick(menu, page.getByRole("menuitem", { name: "Archive" }));
      await expect(
        page.getByText(`“${title}, short” is archived. It is no longer in the shop.`),
      ).toBeVisible();
      await pick(menu, page.getByRole("menuitem", { name: "Restore" }));
      await expect(page.getByText(`“${title}, short” is back in the shop.`)).toBeVisible();
    });

    await test.step("undoes the prices after an import that changes nothing", async () => {
      await press(link("Import and undo"));
      await expect(heading("Import and undo")).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        press(button("Export all products")),
      ]);
      const buffer = await readFile(await download.path());
      const input = page.getByLabel("Choose a CSV file");
      const chooser = await chooseFile(page.locator("label").filter({ hasText: "Choose a CSV file" }), input);
      await chooser.setFiles([{ name: "products.csv", mimeType: "text/csv", buffer }]);
      await expect(page.getByText("There is nothing to change.")).toBeVisible();
      await expectUsable("the preview of an import");
      await press(button("Close"));
      await press(button("Undo Price +10%").first());
      await expect(page.getByText("Undone: 1 product.")).toBeVisible();
      await expectUsable("the undo");
      expect((await readProduct(other, id)).price).toBe(1600);
    });

    await test.step("changes the status of the order", async () => {
      await press(bar.getByRole("link", { name: "Orders" }));
      const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
      await select(status, "Processing");
      // The arrow keys only move the value of a closed select.
      await page.keyboard.press("Enter");
      await expect(page.getByText(`Order ${orderNumber}: Processing.`)).toBeVisible();
      await expectUsable("orders");
    });

    await test.step("logs out: nothing stays in the browser", async () => {
      await press(page.getByRole("banner").getByRole("button", { name: "Logout" }));
      await expect(heading("Welcome Back")).toBeVisible();
      const keys = () =>
        page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]);
      expect(await keys()).toEqual([]);
    });
  });

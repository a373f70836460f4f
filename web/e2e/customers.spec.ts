import { orderInCash } from "./support/cash-order.ts";
import { ownProduct } from "./support/own-order.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("an admin blocks cash on delivery from the order", async ({ page, browser, baseURL }) => {
  const shopperPage = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const shopper = await newShopper(shopperPage);
  const product = await ownProduct(shopperPage.request);
  const order = await orderInCash(shopper, [product.line]);

  await demoAdmin(page);
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole("main").getByRole("link", { name: "Customer", exact: true }).click();
  await expect(page.getByRole("list", { name: "Orders" }).getByText(order.orderNumber)).toBeVisible();
  await page.getByRole("button", { name: "Block cash on delivery" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Orders were not accepted at the door").click();
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(page.getByRole("button", { name: "Allow again" })).toBeFocused();

  await page.getByLabel("New note").fill("Refused two parcels.");
  await page.getByRole("button", { name: "Add note" }).click();
  const notes = page.getByRole("list", { name: "Notes" });
  await expect(notes.getByText("Refused two parcels.")).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");
  await notes.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete note" }).click();
  await expect(page.getByText("No notes yet.")).toBeVisible();

  await shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
    input: product.line,
  });
  await shopperPage.goto("/checkout");
  const notice = shopperPage.getByText("because some earlier orders were not accepted at delivery");
  await expect(notice).toBeVisible();
  await expect(shopperPage.getByRole("radio", { name: /Cash on delivery/i })).toHaveCount(0);
  await shopperPage.getByRole("link", { name: "write to us" }).click();
  await expect(shopperPage.getByLabel("Subject")).toHaveValue("Cash on delivery for my account");
  await shopperPage.context().close();
});

test("an admin downloads sales of this month as a file", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/exports");
  await page.getByRole("button", { name: "Download CSV file" }).click();
  await expect(page.getByText("Please choose what to export.")).toBeVisible();
  await page.getByRole("radio", { name: /^Sales/ }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText("The download has started.")).toBeVisible();
});

import { sql } from "./support/database.ts";
import { aDeliveredOrder, requestReturn } from "./support/delivered-order.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("a named piece of a return is inspected when it arrives later", async ({ page, browser, baseURL }) => {
  const shopperContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopperPage = await shopperContext.newPage();
  const shopper = await newShopper(shopperPage);
  const order = await aDeliveredOrder(shopperPage.request, shopper, { quantity: 3 });
  await requestReturn(shopper, order.id, { kind: "RETURN", reason: "CHANGED_MIND", quantity: 3 });
  await demoAdmin(page);
  await page.goto("/admin/returns");
  const shown = page.getByRole("region", { name: "Requests" }).getByRole("article").first();
  await shown.getByRole("button", { name: "Approve" }).click();
  await shown.getByRole("button", { name: "Mark as received" }).click();
  const missing = shown.getByRole("group", { name: /that did not arrive$/ });
  const damaged = shown.getByRole("group", { name: /that cannot be sold$/ });
  await missing.getByRole("button", { name: "One more" }).click();
  await damaged.getByRole("button", { name: "One more" }).click();
  await expect(shown.getByText("1 piece back into stock")).toBeVisible();
  await expect(
    shown.getByText(/^2 of 3 pieces arrived\. .* for the pieces that arrived only\./),
  ).toBeVisible();
  await damaged.getByRole("button", { name: "One more" }).click();
  await expect(damaged.getByRole("button", { name: "One more" })).toBeDisabled();
  await expect(shown.getByText("0 pieces back into stock")).toBeVisible();
  await damaged.getByRole("button", { name: "One fewer" }).click();
  await damaged.getByRole("button", { name: "One fewer" }).click();
  await shown.getByRole("button", { name: "Complete the return" }).click();
  await expect(shown.getByText("2 back in stock, 0 written off, 1 did not arrive")).toBeVisible();
  await expect(shown.getByText("Refunded: ₹2,998")).toBeVisible();
  await shopperPage.goto("/user/dashboard/returns");
  await expect(shopperPage.getByText("2 of 3 pieces arrived")).toBeVisible();
  await expect(shopperPage.getByText(/1 piece did not arrive\. If you still have it/)).toBeVisible();

  await shown.getByRole("button", { name: /^Inspect missing pieces/ }).click();
  await missing.getByRole("button", { name: "One more" }).click();
  await shown.getByRole("button", { name: "Record the pieces" }).click();
  await expect(
    shown.getByText("None of these pieces has arrived. There is nothing to record yet."),
  ).toBeVisible();
  await missing.getByRole("button", { name: "One fewer" }).click();
  await shown.getByRole("button", { name: "Record the pieces" }).click();
  await expect(shown.getByText("3 back in stock, 0 written off")).toBeVisible();
  await expect(shown.getByText("Refunded: ₹4,497")).toBeVisible();
  await expect(shown.getByText("More pieces arrived and inspected")).toBeVisible();
  await shopperContext.close();
});

test("the admin names the pieces that did not come back with an order", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopperContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopperPage = await shopperContext.newPage();
  const shopper = await newShopper(shopperPage);
  const { orderNumber, product } = await aDeliveredOrder(shopperPage.request, shopper, { quantity: 3 });
  await demoAdmin(page);
  await page.goto("/admin/orders");
  await page.getByRole("combobox", { name: `Status of order ${orderNumber}` }).selectOption("RETURNED");
  const dialog = page.getByRole("dialog", { name: /^Change order / });
  await expect(dialog).toContainText("Its pieces go back into stock, except those that did not come back.");
  const missing = dialog.getByRole("group", { name: /^Pieces of .* that did not come back$/ });
  await missing.getByRole("button", { name: "One more" }).click();
  await dialog.getByRole("button", { name: "Change to returned" }).click();
  await expect(page.getByText(`Order ${orderNumber}: Returned.`)).toBeVisible();
  const stock = await sql<{ stock: number }>(
    "select sum(stock)::int as stock from stock_units where product_id = $1",
    [product.id],
  );
  expect(stock).toEqual([{ stock: 9 }]);
  await shopperContext.close();
});

import type { APIRequestContext, Page } from "@playwright/test";
import { addTestProduct, changeTestProduct, editor } from "./support/admin-product.ts";
import { aConfirmedOrder } from "./support/confirmed-order.ts";
import { sql } from "./support/database.ts";
import { demoAdmin, type DemoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const entries = (page: Page) => page.locator("main ol > li");

/** A delivered order that the admin has set back to shipped. */
const shipAnOrder = async (
  request: APIRequestContext,
  admin: DemoAdmin,
): Promise<{ id: string; orderNumber: string }> => {
  const order = await aConfirmedOrder(request);
  await sql("update orders set order_status = 'delivered' where id = $1", [order.id]);
  await admin.query(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: SHIPPED }) { id } }",
    { id: order.id },
  );
  return order;
};

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test("the history is read by person, by kind, by order and by product", async ({ page }) => {
  const admin = await demoAdmin(page);
  const order = await shipAnOrder(page.request, admin);
  const product = await addTestProduct(admin, { title: `History ${"long title ".repeat(12)}`.trim() });
  await changeTestProduct(admin, product, { price: 1599, description: "Woven in Maheshwar. ".repeat(30) });

  await page.goto("/admin/orders");
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/history\?kind=order$/);
  const first = entries(page).first();
  await expect(first.getByRole("heading")).toHaveText("Status changed");
  await expect(first).toContainText("by Shop admin, in the admin");
  await expect(first).toContainText(order.orderNumber);
  await expect(first.getByText("Delivered")).toBeVisible();
  await expect(first.getByText("Shipped")).toBeVisible();

  await page.getByLabel("Kind").selectOption("Products");
  await expect(page).toHaveURL(/\?kind=product$/);
  await expect(first).toContainText("₹1,499");
  await expect(first).toContainText("₹1,599");
  await page.getByLabel("Order number or title").fill("history long");
  await expect(page).toHaveURL(/kind=product&about=history\+long$/);
  await expect(entries(page).nth(1).getByRole("heading")).toHaveText("Added");
  await expectNoSidewaysScroll(page);
  await page
    .getByRole("link", { name: `Edit ${product.title}` })
    .first()
    .click();
  await expect(editor(page).getByLabel("Title")).toHaveValue(product.title);
  await page.goBack();

  await first.getByRole("link", { name: "Shop admin" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/person=[\w-]{36}/);
  await expect(page.getByLabel("Person").locator("option:checked")).toHaveText("Shop admin");
  await page.getByLabel("Order number or title").fill("no such thing");
  await expect(page.getByText("No change matches this filter.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(/\/admin\/history$/);
  await expect(page.getByLabel("Order number or title")).toHaveValue("");
  await page.getByLabel("Order number or title").fill(order.orderNumber);
  await expect(entries(page)).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  // The order leads to its own changes.
  await page.goto("/admin/orders?status=shipped");
  const details = `Details of order ${order.orderNumber}`;
  await page
    .getByRole("button", { name: details })
    .or(page.locator("summary", { hasText: details }))
    .click();
  await page.getByRole("link", { name: `All changes of order ${order.orderNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(`kind=order&about=${order.id}$`));
  await expect(entries(page)).toHaveCount(1);
});

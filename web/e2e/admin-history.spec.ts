import type { Page } from "@playwright/test";
import { addTestProduct, changeTestProduct, editor } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { seedOrdersFirst } from "./support/seed-orders.ts";
import { demoAdmin, type DemoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const entries = (page: Page) => page.locator("main ol > li");

/** Makes a delivered order that no admin has changed the newest one, and sets it back to shipped. */
const shipAnOrder = async (admin: DemoAdmin): Promise<{ id: string; orderNumber: string }> => {
  const [order] = await sql<{ id: string; orderNumber: string }>(
    `update orders set created_at = now() where id = (
       select o.id from orders o where o.order_status = 'delivered'
         and not exists (select from audit_entries e where e.subject = 'order' and e.subject_id = o.id) limit 1)
     returning id, order_number as "orderNumber"`,
    [],
  );
  if (!order) throw new Error("no delivered order");
  await admin.query(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: SHIPPED }) { id } }",
    {
      id: order.id,
    },
  );
  return order;
};

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

seedOrdersFirst(60);

test("the history is read by person, by kind, by order and by product; the URL holds it", async ({
  page,
}) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: `History ${"long title ".repeat(12)}`.trim() });
  await changeTestProduct(admin, product, { price: 1599, description: "Woven in Maheshwar. ".repeat(30) });
  const order = await shipAnOrder(admin);

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
});

test("an order leads to its own changes", async ({ page }) => {
  const admin = await demoAdmin(page);
  const order = await shipAnOrder(admin);
  await page.goto("/admin/orders?status=shipped");
  const article = page.getByRole("article").filter({ hasText: order.orderNumber });
  const details = page
    .getByRole("button", { name: `Details of order ${order.orderNumber}` })
    .or(article.getByText("Details"));
  await details.first().click();
  await page.getByRole("link", { name: `All changes of order ${order.orderNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(`kind=order&about=${order.id}$`));
  await expect(entries(page)).toHaveCount(1);
});

test("older changes come page by page; a failed load is tried again", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  let product = await addTestProduct(admin, { title: "Often changed" });
  for (let price = 1500; price < 1522; price += 1)
    product = await changeTestProduct(admin, product, { price });
  await withFailure(page, { operation: "AuditHistory", failure: "broken" }, async (whenFailed) => {
    await page.goto(`/admin/history?kind=product&about=${product.id}`);
    await whenFailed();
    await expect(page.getByText("The changes could not be loaded.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(entries(page)).toHaveCount(20);
  const older = page.getByRole("button", { name: "Show older changes" });
  await withFailure(page, { operation: "AuditHistory", failure: "broken" }, async (whenFailed) => {
    await older.click();
    await whenFailed();
    await expect(page.getByText("Older changes could not be loaded.")).toBeVisible();
  });
  await expect(entries(page)).toHaveCount(20);
  await older.click();
  await expect(entries(page)).toHaveCount(23);
  await expect(older).toHaveCount(0);
});

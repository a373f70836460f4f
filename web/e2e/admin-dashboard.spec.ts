import type { APIRequestContext, Page } from "@playwright/test";
import { orderInCash } from "./support/cash-order.ts";
import { ownProduct, type OwnProduct } from "./support/own-order.ts";
import { demoAdmin, newShopperOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** A new shopper orders two pieces of a product of this test, to be paid in cash. */
const placeCashOrder = async (request: APIRequestContext, { title, line }: OwnProduct) => {
  const shopper = await newShopperOutsideBrowser(request);
  const { email } = shopper;
  const order = await orderInCash(shopper, [{ ...line, quantity: 2 }], { email });
  return { email, title, ...order };
};

const main = (page: Page) => page.getByRole("main");

/** An order in the admin's list, as a card or a row. */
const orderOf = (page: Page, { orderNumber }: { orderNumber: string }) =>
  main(page).getByText(orderNumber).first();

const card = (page: Page, title: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();

/** The number of a card: its second line. */
const figure = async (page: Page, title: string): Promise<number> => {
  const text = await card(page, title).locator("span.font-display").innerText();
  return Number(text.replace(/[^\d.]/g, ""));
};

const readFigures = async (page: Page) => {
  await page.goto("/admin/dashboard");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return {
    revenue: await figure(page, "Revenue"),
    net: await figure(page, "Net revenue"),
    orders: await figure(page, "Orders"),
    inventory: await figure(page, "Inventory"),
  };
};

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("each figure of the dashboard counts at once what its link opens", async ({ page }) => {
  await demoAdmin(page);
  const product = await ownProduct(page.request);
  const before = await readFigures(page);
  const order = await placeCashOrder(page.request, product);
  expect(await readFigures(page)).toEqual({
    revenue: before.revenue + order.finalAmount,
    net: before.net,
    orders: before.orders + 1,
    inventory: before.inventory - 2,
  });

  await section(page, "Waiting for you").getByRole("link", { name: "To pack" }).click();
  await expect(page).toHaveURL(/\/admin\/delivery$/);
  await expect(main(page).getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();

  await page.goto("/admin/dashboard");
  await card(page, "Net revenue").getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/orders\?show=net-revenue$/);
  // With their number: the list is loaded.
  await expect(main(page).getByText(/^Orders: paid, not cancelled or returned \([\d,]+\)$/)).toBeVisible();
  await expect(orderOf(page, order)).toHaveCount(0);
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(orderOf(page, order)).toBeVisible();
});

test("the sales of 7, 30 or 90 days are a chart and a table, by keyboard too", async ({ page }) => {
  await demoAdmin(page);
  const order = await placeCashOrder(
    page.request,
    await ownProduct(page.request, { title: `Sold ${crypto.randomUUID()}` }),
  );
  await page.goto("/admin/dashboard");
  const sales = section(page, "Sales");
  await expect(sales.getByRole("img", { name: "Revenue of each day" })).toBeVisible();
  await expect(sales.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "page");
  await sales.getByRole("link", { name: "7 days" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/dashboard\?days=7$/);
  await expect(sales.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "page");
  const summary = sales.getByText("Figures of each day", { exact: true });
  await summary.focus();
  await page.keyboard.press("Enter");
  const rows = sales.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(8);
  await rows.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/orders\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await expect(orderOf(page, order)).toBeVisible();
});

test("customers and best sellers follow within seconds, on the dashboard and in the list of all customers", async ({
  page,
}) => {
  await demoAdmin(page);
  const order = await placeCashOrder(
    page.request,
    await ownProduct(page.request, { title: `Sold ${crypto.randomUUID()}` }),
  );
  await expect(async () => {
    await page.goto("/admin/dashboard");
    const timeout = 2000;
    await expect(section(page, "Customers").getByText(order.email)).toBeVisible({ timeout });
    await expect(section(page, "Best sellers").getByText(order.title)).toBeVisible({ timeout });
  }).toPass({ timeout: 60_000 });

  await section(page, "Best sellers").getByRole("link").filter({ hasText: order.title }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?show=sold&product=[\w-]+&from=[\d-]+$/);
  await expect(orderOf(page, order)).toBeVisible();

  await page.goto("/admin/dashboard");
  await section(page, "Customers").getByRole("link", { name: "All customers" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\?view=customers$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await expect(main(page).getByText(order.email)).toBeVisible();
  await main(page).getByRole("link").filter({ hasText: order.email }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/[\w-]+$/);
  await expect(main(page).getByRole("list", { name: "Orders" }).getByText(order.orderNumber)).toBeVisible();
  await page.goto(`/admin/orders?customer=${encodeURIComponent(order.email)}`);
  await expect(main(page).getByText(`Orders: to ${order.email} (1)`)).toBeVisible();
  await expect(orderOf(page, order)).toBeVisible();
});

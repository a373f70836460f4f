import type { Page } from "@playwright/test";
import { placeCashOrder } from "./support/cash-order.ts";
import { isOperation } from "./support/operation.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

// A context keeps an installed clock.
test.use({ hasOwnContext: true });

/** A change is on the page within 5 s. The rest is time for a busy machine. */
const soon = { timeout: 15_000 };

/** The page asks for the version of the orders every 4 s. The page's clock is installed. */
const passPollInterval = (page: Page) => page.clock.runFor(4000);

const waitForVersion = async (page: Page) => {
  const isRead = page.waitForResponse((response) => isOperation(response.request(), "OrdersVersion"));
  await passPollInterval(page);
  await isRead;
};

test("a status change appears on the shopper's open pages without a reload", async ({ page }) => {
  const shopper = await newShopper(page);
  const { id, orderNumber } = await placeCashOrder(shopper, 6);
  const admin = await adminOutsideBrowser(page.request);
  const changeStatus = (status: string) =>
    admin.query(
      "mutation($id: ID!, $status: OrderStatus!) { updateOrderStatus(input: { orderId: $id, status: $status }) { id } }",
      { id, status },
    );
  await page.clock.install();
  for (const [path, status, name] of [
    ["/orders", "PROCESSING", "Being Prepared"],
    ["/user/dashboard/orders", "SHIPPED", "On the Way"],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole("article", { name: `Order ${orderNumber}` });
    await expect(card).toBeVisible();
    await waitForVersion(page);
    await changeStatus(status);
    await passPollInterval(page);
    await expect(card.getByText(name, { exact: true }).first()).toBeVisible(soon);
  }
  await page.goto(`/success?order=${orderNumber}`);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await waitForVersion(page);
  await changeStatus("CANCELLED");
  await passPollInterval(page);
  await expect(page.getByText("This order was cancelled.")).toBeVisible(soon);
});

test("a new order appears on the admin's open page without a reload", async ({ page, browser }) => {
  await demoAdmin(page);
  await page.clock.install();
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await waitForVersion(page);
  const shopperPage = await browser.newPage({ baseURL: new URL(page.url()).origin });
  const { orderNumber } = await placeCashOrder(await newShopper(shopperPage), 7);
  await passPollInterval(page);
  await expect(page.getByText(new RegExp(`${orderNumber}$`)).first()).toBeVisible(soon);
  await shopperPage.close();
});

/** Makes the page believe that its tab is hidden or visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("a hidden tab asks for nothing", async ({ page }) => {
  await newShopper(page);
  await page.clock.install();
  await page.goto("/orders");
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  let count = 0;
  page.on("request", (request) => {
    if (isOperation(request, "OrdersVersion")) count += 1;
  });
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  expect(count).toBe(0);
  await setHidden(page, false);
  await page.clock.runFor(5000);
  await expect.poll(() => count).toBeGreaterThan(0);
});

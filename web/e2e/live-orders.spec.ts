import type { Page } from "@playwright/test";
import { isOperation, waitForOperation } from "./support/operation.ts";
import { placeOwnOrder } from "./support/own-order.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
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

test("open pages of admin and shopper follow an order without a reload", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await newShopper(page);
  const adminPage = await browser.newPage({ baseURL: baseURL ?? "" });
  const admin = await demoAdmin(adminPage);
  const changeStatus = (id: string, status: string) =>
    admin.query(
      "mutation($id: ID!, $status: OrderStatus!) { updateOrderStatus(input: { orderId: $id, status: $status }) { id } }",
      { id, status },
    );
  await adminPage.clock.install();
  await adminPage.goto("/admin/orders");
  await expect(adminPage.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await waitForVersion(adminPage);
  const { id, orderNumber } = await placeOwnOrder(page.request, shopper);
  await passPollInterval(adminPage);
  await expect(adminPage.getByText(new RegExp(`${orderNumber}$`)).first()).toBeVisible(soon);

  await page.clock.install();
  for (const [path, status, name] of [
    ["/orders", "PROCESSING", "Being Prepared"],
    ["/user/dashboard/orders", "SHIPPED", "On the Way"],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole("article", { name: `Order ${orderNumber}` });
    await expect(card).toBeVisible();
    await waitForVersion(page);
    await changeStatus(id, status);
    await passPollInterval(page);
    await expect(card.getByText(name, { exact: true }).first()).toBeVisible(soon);
  }
  await page.goto(`/success?order=${orderNumber}`);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await waitForVersion(page);
  await changeStatus(id, "CANCELLED");
  await passPollInterval(page);
  await expect(page.getByText("This order was cancelled.")).toBeVisible(soon);
  await adminPage.context().close();
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
  // A request that is on its way would time out when the clock runs.
  await waitForOperation(page, "CartCount", () => page.goto("/orders"));
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

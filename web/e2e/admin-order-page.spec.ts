import type { Route } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { aConfirmedOrder } from "./support/confirmed-order.ts";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { graphqlUrl, isOperation, waitForOperation } from "./support/operation.ts";
import { aParcelOrder } from "./support/parcel-order.ts";
import { seedOrders } from "./support/seed-orders.ts";
import { adminOutsideBrowser, demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeAll(async ({ shop }) => {
  expect(shop).toBeTruthy();
  await seedOrders(300);
});

test.beforeEach(async ({ page }) => {
  await demoAdmin(page);
});

test("the search finds an order by number, name and phone, and the URL keeps it", async ({ page }) => {
  const { orderNumber } = await aConfirmedOrder();
  await page.goto("/admin/orders");
  const field = page.getByRole("searchbox", { name: "Search orders" });
  for (const text of [orderNumber, "zubeida", "98765 01234"]) {
    await field.fill(text);
    await page.waitForURL((url) => url.searchParams.get("q") === text);
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`${orderNumber}$`)).first()).toBeVisible();
  }
  await page.reload();
  await expect(field).toHaveValue("98765 01234");
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Payment method").selectOption("Online payment");
  await expect(page.getByRole("heading", { name: "No orders match" })).toBeVisible();
  await expect(page.getByText("Try other words, fewer filters, or look under All.")).toBeVisible();
  await page.getByLabel("Payment method").selectOption("Cash on delivery");
  await page.getByText("Cash not collected").click();
  await expect(page).toHaveURL(/q=98765\+01234&method=cod&due=cash/);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await expectAccessible(page, "the search of orders");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

test("one order has a page: note, address, size and everything that happened", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { id, orderNumber, lineId } = await aConfirmedOrder();
  await page.goto(`/admin/orders?q=${orderNumber}`);
  const details = page.getByRole("button", { name: `Details of order ${orderNumber}` });
  await details.or(page.locator("summary", { hasText: `Details of order ${orderNumber}` })).click();
  await page.getByRole("link", { name: `Open order ${orderNumber}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));

  await page.getByLabel("Note to the packer").fill("Gift wrap, no bill");
  await withFailure(page, { operation: "ChangeOrderNotes", failure: "proxy" }, async () => {
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("The note could not be saved.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  const happened = page.getByRole("listitem").filter({ hasText: "by Shop admin" });
  await expect(happened.filter({ hasText: "Gift wrap, no bill" })).toBeVisible();
  let letPass = () => {};
  const isTyped = new Promise<void>((resolve) => (letPass = resolve));
  const delaySave = async (route: Route) => {
    if (isOperation(route.request(), "ChangeOrderNotes")) await isTyped;
    await route.fallback();
  };
  await page.route(graphqlUrl, delaySave);
  await page.getByLabel("Note to the packer").fill("Call");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByLabel("Note to the packer").fill("Call before");
  letPass();
  await expect(page.getByText("Note saved.")).toBeVisible();
  await page.unroute(graphqlUrl, delaySave);
  await expect(page.getByLabel("Note to the packer")).toHaveValue("Call before");
  await sql("update orders set notes = 'Fragile' where id = $1", [id]);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(
    page.getByText("This order was changed in the meantime. Please look at it again."),
  ).toBeVisible();
  await expect(page.getByText("The note is now: “Fragile”")).toBeVisible();
  await expect(page.getByLabel("Note to the packer")).toHaveValue("Call before");
  await page.getByRole("button", { name: "Replace it by mine" }).click();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();

  await page.getByRole("button", { name: "Change address" }).click();
  const address = page.getByRole("dialog", { name: "Change the shipping address" });
  await address.getByRole("textbox", { name: "City" }).fill("");
  await address.getByRole("button", { name: "Save address" }).click();
  await expect(address.getByText("Please fill all fields.")).toBeVisible();
  await address.getByRole("textbox", { name: "City" }).fill("Jalandhar");
  await expectAccessible(page, "the address of an order");
  await address.getByRole("button", { name: "Save address" }).click();
  await expect(address).toBeHidden();
  await expect(page.getByText("Jalandhar, Punjab 141001")).toBeVisible();
  await expect(happened.filter({ hasText: "Shipping address changed" })).toContainText(
    "city: Jalandhar, before: Ludhiana",
  );

  await page
    .getByRole("button", { name: /^Change size or colour/ })
    .first()
    .click();
  const change = page.getByRole("dialog", { name: /^Change / });
  const [line] = await sql<{ size: string }>("select size from order_lines where id = $1", [lineId]);
  const other = change.getByRole("radio", { checked: false, disabled: false });
  await other.first().check({ force: true });
  await sql("update order_lines set size = 'Tall' where id = $1", [lineId]);
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change.getByText(/^It is now .*Tall.* Save again to replace it\.$/)).toBeVisible();
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change).toBeHidden();
  await expect(happened.filter({ hasText: "Size or colour changed" })).toBeVisible();
  const [changed] = await sql<{ size: string }>("select size from order_lines where id = $1", [lineId]);
  expect(changed?.size).not.toBe(line?.size);
  await expectAccessible(page, "the page of one order");
});

test("an unusual change of the status is confirmed, and a usual one is not", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { id, orderNumber } = await aConfirmedOrder();
  await page.goto(`/admin/orders/${id}`);
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await withFailure(page, { operation: "ChangeOrderStatus", failure: "proxy" }, async () => {
    await status.selectOption({ label: "Shipped" });
    await expect(page.getByText("Failed to update status", { exact: true })).toBeVisible();
    await expect(status.locator("option:checked")).toHaveText("Confirmed");
  });
  await status.selectOption({ label: "Delivered" });
  await expect(page.getByText(`Order ${orderNumber}: Delivered.`)).toBeVisible();
  const delivered = page.getByRole("listitem").filter({ hasText: /Delivered\s*before: Order Confirmed/ });
  await expect(delivered).toBeVisible();
  await expect(page.getByRole("button", { name: "Change address" })).toBeHidden();
  await status.selectOption({ label: "Pending" });
  const question = page.getByRole("dialog", {
    name: `Change order ${orderNumber} from delivered to pending?`,
  });
  await expect(question).toContainText("This order has left the shop, and the shopper was told so by mail.");
  await expectAccessible(page, "the question before an unusual change");
  await expect(question.getByRole("button", { name: "Leave it as it is" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(status.locator("option:checked")).toHaveText("Delivered");
  await status.selectOption({ label: "Shipped" });
  await page.getByRole("button", { name: "Change to shipped" }).click();
  await expect(page.getByText(`Order ${orderNumber}: On the Way.`)).toBeVisible();
});

test("a status that another one has changed is not overwritten unseen, and the order is loaded again @phone", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { id, orderNumber } = await aConfirmedOrder();
  await page.goto("/admin/orders");
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await expect(status).toHaveValue("CONFIRMED");
  // The list asks for changes now and then. This one happens just before the click.
  await sql("update orders set order_status = 'cancelled', holds_stock = false where id = $1", [id]);
  await status.selectOption({ label: "Shipped" });
  await expect(
    page.getByText(
      "Failed to update status: This order was changed in the meantime. Please look at it again.",
    ),
  ).toBeVisible();
  await expect(status).toHaveValue("CANCELLED");
});

test("the arrow keys move a status that only Enter saves, and Escape takes back @phone", async ({ page }) => {
  const { id, orderNumber } = await aConfirmedOrder();
  await page.goto(`/admin/orders/${id}`);
  const keys = keyboardOn(page);
  let changes = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("ChangeOrderStatus")) changes += 1;
  });
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await keys.tabTo(status);
  await keys.press("ArrowDown");
  await expect(status).toHaveValue("PROCESSING");
  await expect(status).toHaveAccessibleDescription("Press Enter to save.");
  await expectAccessible(page, "a status that is not saved yet");
  await keys.press("Escape");
  await expect(status).toHaveValue("CONFIRMED");
  await keys.press("ArrowDown");
  await keys.press("Tab");
  await expect(status).toHaveValue("CONFIRMED");
  expect(changes).toBe(0);
  await keys.tabTo(status, { isBack: true });
  await keys.press("ArrowDown");
  await keys.press("ArrowDown");
  await expect(status).toHaveValue("SHIPPED");
  await keys.press("Enter");
  await expect(page.getByText(`Order ${orderNumber}: On the Way.`)).toBeVisible();
  expect(changes).toBe(1);
  const [step] = await sql<{ from: string; to: string }>(
    `select from_status as "from", to_status as "to" from order_status_changes where order_id = $1
     order by id desc limit 1`,
    [id],
  );
  expect(step).toEqual({ from: "confirmed", to: "shipped" });
});

test("an unknown order says so, and a failed load can be retried @phone", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await page.goto("/admin/orders/01990000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "There is no such order" })).toBeVisible();
  const { id, orderNumber } = await aConfirmedOrder();
  await withFailure(page, { operation: "AdminOrderPage", failure: "proxy" }, async () => {
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByText("The order could not be loaded.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
});

test("the page of an order has its parcels and its cash, follows changes by others, and keeps a typed note", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopperPage = await browser.newPage({ baseURL: baseURL ?? "" });
  const { id, orderNumber } = await aParcelOrder(shopperPage);
  await shopperPage.close();
  await page.clock.install();
  await page.goto(`/admin/orders/${id}`);
  const note = page.getByLabel("Note to the packer");
  await note.fill("Gift wrap");
  await expect(page.getByText(/^Promised for /)).toBeVisible();
  await waitForOperation(page, "OrdersVersion", () => page.clock.runFor(4000));
  const admin = await adminOutsideBrowser(page.request);
  await admin.query(
    "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(orderId: $id, tracking: $tracking) { id } }",
    { id, tracking: { courier: "Delhivery", trackingId: "DL-900800" } },
  );
  await page.clock.runFor(4000);
  await expect(page.getByRole("link", { name: /^Track this parcel/ })).toBeVisible();
  await expect(page.getByText("On the Way", { exact: true }).first()).toBeVisible();
  await expect(note).toHaveValue("Gift wrap");

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page.getByText("Your unsaved changes are kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(note).toHaveValue("Gift wrap");
  await expect(note).toHaveAccessibleDescription(/^Not saved yet\./);

  await page.getByRole("button", { name: `Mark as collected the cash of order ${orderNumber}` }).click();
  await page.getByRole("button", { name: /^Record ₹/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
  await expect(page.getByText("Mark cash collected")).toBeVisible();
  await expectAccessible(page, "the page of an order with a parcel");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue("Gift wrap");
  await expect(note).toHaveAccessibleDescription("Only admins see it.");
});

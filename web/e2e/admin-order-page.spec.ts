import type { Route } from "@playwright/test";
import { aConfirmedOrder } from "./support/confirmed-order.ts";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { graphqlUrl, isOperation, operationOf, waitForOperation } from "./support/operation.ts";
import { aParcelOrder } from "./support/parcel-order.ts";
import { seedOrdersFirst } from "./support/seed-orders.ts";
import { adminOutsideBrowser, demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

// A context keeps an installed clock.
test.use({ hasOwnContext: true });

// A list of more than two pages.
seedOrdersFirst(80);

test.beforeEach(async ({ page }) => {
  await demoAdmin(page);
});

test("the URL keeps the search of an order by number, name or phone", async ({ page }) => {
  const { orderNumber, name, phone } = await aConfirmedOrder(page.request);
  await page.goto("/admin/orders");
  const field = page.getByRole("searchbox", { name: "Search orders" });
  const confirmed = page.getByRole("navigation", { name: "Orders by status" }).getByText(/^Confirmed/);
  await expect(confirmed).toHaveText(/^Confirmed\d/);
  const typedPhone = `${phone.slice(0, 5)} ${phone.slice(5)}`;
  for (const text of [orderNumber, name.toLowerCase(), typedPhone]) {
    await field.fill(text);
    await page.waitForURL((url) => url.searchParams.get("q") === text);
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`${orderNumber}$`)).first()).toBeVisible();
  }
  await page.reload();
  await expect(field).toHaveValue(typedPhone);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Payment method").selectOption("Online payment");
  await expect(page.getByRole("heading", { name: "No orders match" })).toBeVisible();
  await expect(page.getByText("Try other words or fewer filters.")).toBeVisible();
  await page.getByLabel("Payment method").selectOption("Cash on delivery");
  await page.getByText("Cash not collected").click();
  await expect(page).toHaveURL(new RegExp(`q=${typedPhone.replace(" ", "\\+")}&method=cod&due=cash`));
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await expect(confirmed).toHaveText("Confirmed");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(confirmed).toHaveText(/^Confirmed\d/);
});

test("one order has a page: note, address, size and everything that happened", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { id, orderNumber, lineId } = await aConfirmedOrder(page.request);
  await page.goto(`/admin/orders?q=${orderNumber}`);
  const details = page.getByRole("button", { name: `Details of order ${orderNumber}` });
  await details.or(page.locator("summary", { hasText: `Details of order ${orderNumber}` })).click();
  await page.getByRole("link", { name: `Open order ${orderNumber}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));

  await page.getByLabel("Note to the packer").fill("Gift wrap, no bill");
  await withFailure(page, { operation: "UpdateOrderNotes", failure: "broken" }, async () => {
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
    if (isOperation(route.request(), "UpdateOrderNotes")) await isTyped;
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
  await expect(page.getByText("Someone else changed this note to: “Fragile”")).toBeVisible();
  await expect(page.getByLabel("Note to the packer")).toHaveValue("Call before");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();

  await page.getByRole("button", { name: "Change address" }).click();
  const address = page.getByRole("dialog", { name: "Change the shipping address" });
  await address.getByRole("textbox", { name: "City" }).fill("Jalandhar");
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
  await expect(
    change.getByText(/^Someone else changed this to .*Tall.* Save again to replace it\.$/),
  ).toBeVisible();
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change).toBeHidden();
  await expect(happened.filter({ hasText: "Size or colour changed" })).toBeVisible();
  const [changed] = await sql<{ size: string }>("select size from order_lines where id = $1", [lineId]);
  expect(changed?.size).not.toBe(line?.size);
});

test("the page of an order follows changes by others around a typed note", async ({
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
    "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(input: { orderId: $id, tracking: $tracking }) { id } }",
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
  const received = page.getByLabel("Cash received in rupees");
  await expect(received).toHaveValue(/^\d+$/);
  const cash = await received.inputValue();
  await received.fill("lots");
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByText("Please enter an amount, such as 599.")).toBeVisible();
  await received.fill(cash);
  await page.getByRole("button", { name: /^Record ₹/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
  await expect(page.getByText("Cash collected", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue("Gift wrap");
  await expect(note).toHaveAccessibleDescription("Only admins see it.");
});

test("a status that is pressed right after a typed text keeps the text", async ({ page }) => {
  await page.goto("/admin/orders");
  await page.getByRole("searchbox", { name: "Search orders" }).fill("meera");
  // One task of the browser, in which React renders nothing: the text is committed when the field loses the focus.
  const delivered = page.getByRole("navigation", { name: "Orders by status" }).getByText(/^Delivered/);
  await delivered.evaluate((link: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    link.click();
  });
  await expect(page).toHaveURL("/admin/orders?status=delivered&q=meera");
});

test("a list that was read in several pages has the same length after a visit of an order", async ({
  page,
}) => {
  await page.goto("/admin/orders");
  for (const length of [40, 60]) {
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(page.getByText(new RegExp(`^${length} of \\d+ orders$`))).toBeVisible();
  }
  const details = page.getByRole("button", { name: /^Details of order/ });
  await details
    .or(page.locator("summary", { hasText: /^Details of order/ }))
    .last()
    .click();
  await page.getByRole("link", { name: /^Open order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();
  const lastPart = page.waitForResponse((response) => {
    if (!graphqlUrl.test(response.url())) return false;
    const { operationName, variables } = operationOf(response.request());
    return operationName === "AdminOrderList" && typeof variables["after"] === "string";
  });
  await page.goBack();
  await lastPart;
  await expect(page.getByText(/^60 of \d+ orders$/)).toBeVisible();
});

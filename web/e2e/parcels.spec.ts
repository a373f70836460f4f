import type { Page } from "@playwright/test";
import { sql } from "./support/database.ts";
import { aParcelOrder, emptyDelivery, entryOf } from "./support/parcel-order.ts";
import { adminOutsideBrowser, demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const scan = async (page: Page, typed: string) => {
  const field = page.getByRole("textbox", { name: "Scan or type an order number" });
  await field.click();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  return field;
};

test.beforeEach(emptyDelivery);

test("a shopper follows the two parcels of a scanned order @core", async ({
  allowConsoleErrors,
  page,
  browser,
}) => {
  allowConsoleErrors();
  const order = await aParcelOrder(page);
  const admin = await (await browser.newContext()).newPage();
  await demoAdmin(admin);
  await admin.goto("/admin/delivery");
  await expect(admin.getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();
  await expect(entryOf(admin, order.orderNumber)).toBeVisible();

  const field = await scan(admin, ` ${order.orderNumber.toLowerCase()}`);
  await expect(admin.getByText(`Order ${order.orderNumber} is packed.`)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await scan(admin, order.orderNumber);
  await expect(admin.getByText(`Order ${order.orderNumber} is already packed.`)).toBeVisible();
  await scan(admin, "SJ1");
  await expect(admin.getByText("No order has the number SJ1.")).toBeVisible();
  await expect(admin.getByRole("heading", { name: "Nothing to pack" })).toBeVisible();

  await admin.getByRole("link", { name: /^Packed/ }).click();
  await expect(admin).toHaveURL(/\/admin\/delivery\?stage=packed$/);
  const shipButton = entryOf(admin, order.orderNumber).getByRole("button", { name: /^Ship order/ });
  await shipButton.click();
  const dialog = admin.getByRole("dialog", { name: `Ship order ${order.orderNumber}` });
  await expect(dialog.getByRole("combobox", { name: "Courier" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Tracking id" }).fill("DL-1");
  await admin.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await shipButton.click();
  await expect(dialog.getByRole("textbox", { name: "Tracking id" })).toHaveValue("DL-1");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await shipButton.click();
  await expect(dialog.getByRole("textbox", { name: "Tracking id" })).toHaveValue("");
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(dialog.getByText("Please choose a courier from the list.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Delhivery");
  const trackingId = dialog.getByRole("textbox", { name: "Tracking id" });
  for (const bad of ["https://evil.example/track", "<script>alert(1)</script>"]) {
    await trackingId.fill(bad);
    await dialog.getByRole("button", { name: "Ship all pieces" }).click();
    await expect(
      dialog.getByText(
        "A tracking id has 4 to 40 letters, digits and hyphens. Links and other characters are not accepted.",
      ),
    ).toBeVisible();
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Expected on").fill("2020-01-01");
  await trackingId.fill("DL-100200300");
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(
    dialog.getByText("The expected delivery must be between the day of shipping and 180 days after it."),
  ).toBeVisible();
  await dialog.getByLabel("Expected on").fill(tomorrow);
  for (const group of await dialog.getByRole("button", { name: "One fewer" }).all()) await group.click();
  await dialog.getByRole("button", { name: "Ship 1 of 3 pieces" }).click();
  await expect(admin.getByText(`Part of order ${order.orderNumber} is on its way.`)).toBeVisible();

  await admin.getByRole("link", { name: /^To pack/ }).click();
  await shipButton.click();
  await expect(dialog.getByText("1 piece left")).toHaveCount(2);
  await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Blue Dart");
  await trackingId.fill("BD-77001");
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(admin.getByText(`Order ${order.orderNumber} is on its way.`, { exact: true })).toBeVisible();

  await sql("update orders set order_status = 'processing' where id = $1", [order.id]);
  await admin.reload();
  await expect(entryOf(admin, order.orderNumber)).toContainText("Nothing left to ship");
  await expect(shipButton).toHaveCount(0);
  await scan(admin, order.orderNumber);
  await expect(admin.getByText(`Order ${order.orderNumber} has no piece left to ship`)).toBeVisible();
  await sql("update orders set order_status = 'shipped' where id = $1", [order.id]);

  await page.goto("/user/dashboard/orders");
  const card = page.getByRole("article").filter({ hasText: order.orderNumber });
  await expect(card.getByText("On the Way").first()).toBeVisible();
  await expect(card.getByText(/^1 piece with Delhivery DL-100200300/)).toBeVisible();
  await expect(card.getByText(/^2 pieces with Blue Dart BD-77001/)).toBeVisible();
  const track = card.getByRole("link", { name: /^Track order/ });
  await expect(track).toHaveAttribute("href", /^https:\/\/www\.bluedart\.com\/.*BD-77001$/);
  await expect(track).toHaveAttribute("target", "_blank");
  await expect(track).toHaveAttribute("rel", /noopener/);
  await card.getByText(/^Details/).click();
  await expect(card.getByRole("link", { name: /^Track this parcel with Delhivery/ })).toHaveAttribute(
    "href",
    "https://www.delhivery.com/track/package/DL-100200300",
  );
  await expect(card.getByText(/^Expected on \d{1,2} [A-Z][a-z]+ \d{4}$/).first()).toBeVisible();
  await expect(card.getByText(`1 × ${order.titles[0]}`).first()).toBeVisible();
  await admin.context().close();
});

test("a wrong scan is undone beside its message and in the list, unless a parcel has left", async ({
  allowConsoleErrors,
  page,
}) => {
  allowConsoleErrors();
  const order = await aParcelOrder(page);
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  const field = await scan(page, order.orderNumber);
  await expect(page.getByText(`Order ${order.orderNumber} is packed.`)).toBeVisible();
  await page.getByRole("button", { name: `Undo packing of order ${order.orderNumber}` }).click();
  await expect(page.getByText(`Order ${order.orderNumber} is no longer packed.`)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(entryOf(page, order.orderNumber)).toBeVisible();

  await scan(page, order.orderNumber);
  await expect(page.getByText(`Order ${order.orderNumber} is packed.`)).toBeVisible();
  await page.getByRole("link", { name: /^Packed/ }).click();
  const unpack = page.getByRole("button", { name: `Mark as not packed (order ${order.orderNumber})` });
  await unpack.click();
  await expect(page.getByRole("heading", { name: "No packed orders" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeFocused();

  await scan(page, order.orderNumber);
  await expect(unpack).toBeVisible();
  await sql("update orders set packed_at = null, order_status = 'shipped' where id = $1", [order.id]);
  await unpack.click();
  await expect(
    page.getByText(`${order.orderNumber}: A parcel of this order has already left the shop.`),
  ).toBeVisible();
});

test("an order leaves only for the address that was seen", async ({ allowConsoleErrors, page }) => {
  allowConsoleErrors();
  const orders = [await aParcelOrder(page), await aParcelOrder(page), await aParcelOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  const entries = page.getByRole("row").or(page.getByRole("article")).filter({ hasText: /SJ\d+/ });
  await expect(entries).toHaveCount(3);
  const numbers = (await entries.allInnerTexts()).map((text) => /SJ\d+/.exec(text)?.[0] ?? "");
  expect([...numbers].sort()).toEqual(orders.map(({ orderNumber }) => orderNumber).sort());
  const [first = "", second = "", third = ""] = numbers;
  const expectFocusIn = (orderNumber: string) => expect(page.locator(":focus")).toContainText(orderNumber);

  await entryOf(page, first)
    .getByRole("button", { name: /^Ship order/ })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: `Ship order ${first}` });
  await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Delhivery");
  await dialog.getByRole("textbox", { name: "Tracking id" }).fill("DL-810001");
  await sql("update orders set ship_city = 'Mysuru' where order_number = $1", [first]);
  await dialog.getByRole("button", { name: "Ship all pieces" }).press("Enter");
  await expect(
    dialog.getByText("This order was changed in the meantime. Please look at it again."),
  ).toBeVisible();
  await expect(dialog).toContainText("Mysuru");
  await dialog.getByRole("button", { name: "Ship all pieces" }).press("Enter");
  await expect(entries).toHaveCount(2);
  await expectFocusIn(second);

  for (const orderNumber of [second, third]) {
    await scan(page, orderNumber);
    await expect(page.getByText(`Order ${orderNumber} is packed.`)).toBeVisible();
  }
  await page.getByRole("link", { name: /^Packed/ }).click();
  await expect(entries).toHaveCount(2);
  const shown = (await entries.allInnerTexts()).map((text) => /SJ\d+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: `Mark as not packed (order ${shown[1]})` }).press("Enter");
  await expect(entries).toHaveCount(1);
  await expectFocusIn(shown[0] ?? "");
});

test("the correction of a parcel does not overwrite another admin's", async ({
  allowConsoleErrors,
  page,
  request,
}) => {
  allowConsoleErrors();
  const order = await aParcelOrder(page);
  const { query } = await adminOutsideBrowser(request);
  const tracking = { courier: "Delhivery", trackingId: "DL-500600" };
  const { shipParcel } = await query<{ shipParcel: { parcels: { id: string }[] } }>(
    "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(input: { orderId: $id, tracking: $tracking }) { parcels { id } } }",
    { id: order.id, tracking },
  );
  await demoAdmin(page);
  await page.goto("/admin/delivery?stage=on-the-way");
  const correct = entryOf(page, order.orderNumber).getByRole("button", { name: /^Correct the parcel/ });
  await correct.click();
  const dialog = page.getByRole("dialog", { name: `Parcel of order ${order.orderNumber}` });
  await dialog.getByRole("textbox", { name: "Tracking id" }).fill("DL-500601");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`The parcel of order ${order.orderNumber} is saved.`)).toBeVisible();
  await expect(entryOf(page, order.orderNumber).getByRole("link", { name: /^DL-500601/ })).toBeVisible();

  await correct.click();
  await query(
    "mutation($id: ID!, $tracking: TrackingInput!) { updateParcel(input: { parcelId: $id, version: 2, tracking: $tracking }) { id } }",
    { id: shipParcel.parcels[0]?.id, tracking: { ...tracking, trackingId: "DL-500602" } },
  );
  await dialog.getByRole("textbox", { name: "Tracking id" }).fill("DL-500603");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(
    dialog.getByText("Another admin has changed this parcel in the meantime. Please look at it again."),
  ).toBeVisible();
});

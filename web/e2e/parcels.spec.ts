import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { sql } from "./support/database.ts";
import { adminOutsideBrowser, demoAdmin, newShopper, type DemoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

type Placed = { id: string; orderNumber: string; titles: string[] };

const address = {
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  address: "14, Residency Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560025",
  country: "India",
};

/** Places a cash order of 2 pieces of one product and 1 of another. */
const placeCashOrder = async (query: DemoShopper["query"]): Promise<Placed> => {
  const { products } = await query<{
    products: { nodes: { id: string; title: string; availableSizes: string[]; availableColors: string[] }[] };
  }>("{ products(first: 24) { nodes { id title availableSizes availableColors } } }");
  const chosen = products.nodes.slice(8, 10);
  await sql("update stock_units set stock = 50 where product_id = any($1)", [chosen.map(({ id }) => id)]);
  const lines = chosen.map(({ id, availableSizes, availableColors }, index) => ({
    productId: id,
    quantity: index === 0 ? 2 : 1,
    size: availableSizes[0] ?? null,
    color: availableColors[0] ?? null,
  }));
  const { checkoutQuote } = await query<{ checkoutQuote: { total: number } }>(
    "query($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }",
    { lines },
  );
  const { placeOrder } = await query<{ placeOrder: { id: string; orderNumber: string } }>(
    "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id orderNumber } }",
    {
      input: {
        idempotencyKey: `parcels-${Date.now()}-${Math.random()}`,
        lines,
        shippingAddress: address,
        paymentMethod: "COD",
        expectedTotal: checkoutQuote.total,
      },
    },
  );
  return { ...placeOrder, titles: chosen.map(({ title }) => title) };
};

const anOrder = async (page: Page): Promise<Placed> => placeCashOrder((await newShopper(page)).query);

/** The row or card of an order. */
const entryOf = (page: Page, orderNumber: string) =>
  page.getByRole("row").or(page.getByRole("article")).filter({ hasText: orderNumber });

const scan = async (page: Page, typed: string) => {
  const field = page.getByRole("textbox", { name: "Scan or type an order number" });
  await field.click();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  return field;
};

test.beforeEach(async () => {
  await sql(
    "update orders set order_status = 'delivered' where order_status in ('confirmed', 'processing', 'shipped')",
    [],
  );
  await sql("update orders set packed_at = null where packed_at is not null", []);
});

test("a scanned order is packed, shipped in two parcels, and followed by its shopper", async ({
  allowConsoleErrors,
  page,
  browser,
}) => {
  allowConsoleErrors();
  const order = await anOrder(page);
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
  await expectAccessible(admin, "scanned orders");

  await admin.getByRole("link", { name: /^Packed/ }).click();
  await expect(admin).toHaveURL(/\/admin\/delivery\?stage=packed$/);
  await entryOf(admin, order.orderNumber)
    .getByRole("button", { name: /^Ship order/ })
    .click();
  const dialog = admin.getByRole("dialog", { name: `Ship order ${order.orderNumber}` });
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(dialog.getByText("Please choose a courier from the list.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Delhivery");
  const trackingId = dialog.getByRole("textbox", { name: "Tracking id" });
  for (const bad of ["https://evil.example/track", "<script>alert(1)</script>"]) {
    await trackingId.fill(bad);
    await dialog.getByRole("button", { name: "Ship all pieces" }).click();
    await expect(
      dialog.getByText(
        "A tracking id has 4 to 40 letters, digits and hyphens. Links and other characters are not taken.",
      ),
    ).toBeVisible();
  }
  await expectAccessible(admin, "a refused parcel");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Expected on").fill("2020-01-01");
  await trackingId.fill("DL-100200300");
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(
    dialog.getByText("The expected day lies between the day of shipping and 180 days after it."),
  ).toBeVisible();
  await dialog.getByLabel("Expected on").fill(tomorrow);
  for (const group of await dialog.getByRole("button", { name: "One fewer" }).all()) await group.click();
  await dialog.getByRole("button", { name: "Ship 1 of 3 pieces" }).click();
  await expect(admin.getByText(`A part of order ${order.orderNumber} is on its way.`)).toBeVisible();

  await admin.getByRole("link", { name: /^To pack/ }).click();
  await entryOf(admin, order.orderNumber)
    .getByRole("button", { name: /^Ship order/ })
    .click();
  await expect(dialog.getByText("1 piece left")).toHaveCount(2);
  await dialog.getByRole("combobox", { name: "Courier" }).selectOption("Blue Dart");
  await trackingId.fill("BD-1");
  await trackingId.fill("BD-77001");
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(admin.getByText(`Order ${order.orderNumber} is on its way.`, { exact: true })).toBeVisible();

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
  await expectAccessible(page, "an order with two parcels");
  await admin.context().close();
});

test("an order without a tracking id cannot be tracked", async ({ page }) => {
  const { query } = await newShopper(page);
  const order = await placeCashOrder(query);
  await page.goto("/user/dashboard/orders");
  const card = page.getByRole("article").filter({ hasText: order.orderNumber });
  await expect(
    card.getByRole("button", { name: /^Track order .*: there is no tracking id yet$/ }),
  ).toBeDisabled();
  await sql("update orders set tracking_id = 'OLD-123456' where id = $1", [order.id]);
  await page.reload();
  await expect(card.getByRole("link", { name: /^Track order/ })).toHaveAttribute(
    "href",
    "https://www.delhivery.com/track/package/OLD-123456",
  );
});

test("selected orders have packing slips and a pick list", async ({ allowConsoleErrors, page, request }) => {
  allowConsoleErrors();
  const orders = [await anOrder(page), await anOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  for (const { orderNumber } of orders)
    await page.getByRole("checkbox", { name: orderNumber }).check({ force: true });
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  await expectAccessible(page, "selected orders");
  for (const name of ["Packing slips", "Pick list"]) {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().postData()?.includes("PackingSheetUrl") ?? false),
      page.context().waitForEvent("page"),
      bar.getByRole("button", { name }).click(),
    ]);
    const { data } = (await answer.json()) as { data: { packingSheetUrl: string } };
    const file = await request.get(data.packingSheetUrl);
    expect(file.headers()["content-type"]).toBe("application/pdf");
  }
  await sql("update orders set order_status = 'cancelled' where id = $1", [orders[0]?.id]);
  await bar.getByRole("button", { name: "Pick list" }).click();
  await expect(bar.getByText(`Order ${orders[0]?.orderNumber} was cancelled.`)).toBeVisible();
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toBeHidden();
  await page.getByRole("checkbox", { name: /^Select all \d+ shown$/ }).check({ force: true });
  await expect(bar.getByText(/^\d+ selected$/)).toBeVisible();
});

test("a parcel is corrected, and a correction of another admin in between is not overwritten", async ({
  allowConsoleErrors,
  page,
  request,
}) => {
  allowConsoleErrors();
  const order = await anOrder(page);
  const { query } = await adminOutsideBrowser(request);
  const tracking = { courier: "Delhivery", trackingId: "DL-500600" };
  const { shipParcel } = await query<{ shipParcel: { parcels: { id: string }[] } }>(
    "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(orderId: $id, tracking: $tracking) { parcels { id } } }",
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
    "mutation($id: ID!, $tracking: TrackingInput!) { changeParcel(parcelId: $id, version: 2, tracking: $tracking) { id } }",
    { id: shipParcel.parcels[0]?.id, tracking: { ...tracking, trackingId: "DL-500602" } },
  );
  await dialog.getByRole("textbox", { name: "Tracking id" }).fill("DL-500603");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(
    dialog.getByText("Another admin has changed this parcel in the meantime. Please look at it again."),
  ).toBeVisible();
  await expectAccessible(page, "a refused correction");
});

test("a courier's file is checked, refused with a sentence for each row, and recorded as a whole", async ({
  allowConsoleErrors,
  page,
}) => {
  allowConsoleErrors();
  const [one, other] = [await anOrder(page), await anOrder(page)];
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  await page.getByRole("button", { name: "Import tracking ids" }).click();
  const dialog = page.getByRole("dialog", { name: "Tracking ids from a courier's file" });
  const header = "Order number,Tracking id,Courier,Estimated delivery";
  const choose = (...rows: string[]) =>
    dialog.getByLabel("Choose a CSV file").setInputFiles({
      name: "courier.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([header, ...rows].join("\n")),
    });
  await choose(`${one.orderNumber},DL-1001,Delhivery,`, "SJ1,DL-1002,Delhivery,");
  await expect(
    dialog.getByText("1 row has a problem. Nothing is recorded until the whole file is right."),
  ).toBeVisible();
  await expect(dialog.getByText("No order has the number SJ1.")).toBeVisible();
  await expect(dialog.getByText("3 pieces are shipped.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Record/ })).toHaveCount(0);
  await expectAccessible(page, "a courier's file with a problem");
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await choose(`${one.orderNumber},DL-1001,Delhivery,`, `${other.orderNumber},BD-1002,Blue Dart,`);
  await expect(dialog.getByText("All rows can be recorded.")).toBeVisible();
  await dialog.getByRole("button", { name: "Record 2 parcels" }).click();
  await expect(page.getByText("2 parcels are recorded.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Import tracking ids" }).click();
  await choose(`${one.orderNumber},DL-1001,Delhivery,`);
  await expect(dialog.getByText("Every row is recorded already.")).toBeVisible();
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await dialog.getByLabel("Choose a CSV file").setInputFiles({
    name: "empty.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a,b\n1,2"),
  });
  await expect(
    dialog.getByText('The file needs the columns "order number", "tracking id" and "courier".'),
  ).toBeVisible();
});

test("an order that its shopper cancels while the admin ships it keeps its right state", async ({
  allowConsoleErrors,
  page,
}) => {
  allowConsoleErrors();
  const order = await anOrder(page);
  await demoAdmin(page);
  await page.goto("/admin/delivery");
  await entryOf(page, order.orderNumber)
    .getByRole("button", { name: /^Ship order/ })
    .click();
  const dialog = page.getByRole("dialog", { name: `Ship order ${order.orderNumber}` });
  await dialog.getByRole("combobox", { name: "Courier" }).selectOption("DTDC");
  await dialog.getByRole("textbox", { name: "Tracking id" }).fill("D-9001");
  await sql("update orders set order_status = 'cancelled' where id = $1", [order.id]);
  await dialog.getByRole("button", { name: "Ship all pieces" }).click();
  await expect(dialog.getByText(`Order ${order.orderNumber} was cancelled.`)).toBeVisible();
  expect(await sql("select from parcels where order_id = $1", [order.id])).toHaveLength(0);
});

import { sql } from "./support/database.ts";
import { graphqlUrl, operationOf } from "./support/operation.ts";
import { seedOrders } from "./support/seed-orders.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

type Row = { id: string; orderNumber: string };

const newest = async (condition: string): Promise<Row> => {
  const [row] = await sql<Row>(
    `select id, order_number as "orderNumber" from orders where ${condition} order by created_at desc limit 1`,
    [],
  );
  if (!row) throw new Error(`No order where ${condition}.`);
  return row;
};

const count = async (condition: string): Promise<number> => {
  const [row] = await sql<{ count: number }>(`select count(*)::int from orders where ${condition}`, []);
  return row?.count ?? 0;
};

test.describe("the lists of orders", () => {
  test.beforeAll(async ({ shop }) => {
    expect(shop).toBeTruthy();
    await seedOrders(400);
    await sql(
      `update orders set order_status = 'shipped', tracking_id = 'SJT0012345678', created_at = now()
       where id = (select id from orders where payment_method = 'cod' and order_status = 'delivered' limit 1)`,
      [],
    );
  });

  test.beforeEach(async ({ page }) => {
    await demoAdmin(page);
  });

  test("Returns has the cancelled and returned orders, and each alone", async ({ page }) => {
    const isOver = "order_status in ('cancelled', 'returned')";
    const { orderNumber } = await newest(isOver);
    await page.goto("/admin/returns");
    await expect(page.getByText(new RegExp(`${orderNumber}$`)).first()).toBeVisible();
    await expect(page.getByText(new RegExp(` of ${await count(isOver)} orders$`))).toBeVisible();
    const filter = page.getByRole("navigation", { name: "Orders by status" });
    await expect(filter.getByRole("link")).toHaveText([/^All/, /^Cancelled/, /^Returned/]);
    await filter.getByRole("link", { name: /^Returned/ }).click();
    await expect(page).toHaveURL(/\/admin\/returns\?status=returned$/);
    const returned = await count("order_status = 'returned'");
    await expect(page.getByText(new RegExp(` of ${returned} orders$`))).toBeVisible();
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

  test("an order without a number shows the last 6 characters of its id", async ({ page }) => {
    const { id, orderNumber } = await newest("order_status = 'cancelled'");
    await sql("update orders set order_number = '', created_at = now() where id = $1", [id]);
    for (const path of ["/admin/orders", "/admin/returns"]) {
      await page.goto(path);
      await expect(page.getByText(new RegExp(`${id.slice(-6)}$`)).first()).toBeVisible();
    }
    await sql("update orders set order_number = $2 where id = $1", [id, orderNumber]);
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

  test("Payments has the received payments, with payment id, method and refund", async ({ page }) => {
    const isReceived = "payment_status in ('completed', 'refunded')";
    const [paid] = await sql<{ orderNumber: string; email: string; transactionId: string }>(
      `update orders set created_at = now() where id = (select id from orders
         where payment_status = 'refunded' and payment_method = 'online' limit 1)
       returning order_number as "orderNumber", ship_email as email, payment_transaction_id as "transactionId"`,
      [],
    );
    await page.goto("/admin/payments");
    const entry = page
      .getByRole("row")
      .or(page.getByRole("article"))
      .filter({ hasText: paid?.orderNumber ?? "" });
    for (const text of [paid?.email, paid?.transactionId, "Online payment", "Refunded", /Refunded on \d+/])
      await expect(entry.getByText(text ?? "missing").first()).toBeVisible();
    await expect(page.getByText(new RegExp(` of ${await count(isReceived)} payments$`))).toBeVisible();
    await expect(page.getByText("Cash on delivery").first()).toBeVisible();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(page.getByText(/^40 of \d+ payments$/)).toBeVisible();
  });

  test("Delivery has address, phone and tracking id of the orders on their way @both", async ({ page }) => {
    // Other tests of the same shop may have delivered it, and sent newer orders.
    await sql(
      "update orders set order_status = 'shipped', created_at = now() where tracking_id = 'SJT0012345678'",
      [],
    );
    const [shipped] = await sql<Row & { phone: string; city: string }>(
      `select id, order_number as "orderNumber", ship_phone as phone, ship_city as city from orders
       where tracking_id = 'SJT0012345678'`,
      [],
    );
    await page.goto("/admin/delivery?stage=on-the-way");
    const entry = page
      .getByRole("row")
      .or(page.getByRole("article"))
      .filter({ hasText: shipped?.orderNumber ?? "" });
    await expect(entry.getByText("SJT0012345678")).toBeVisible();
    await expect(entry.getByText(shipped?.city ?? "missing").first()).toBeVisible();
    await expect(entry.getByRole("link", { name: shipped?.phone ?? "" })).toHaveAttribute(
      "href",
      `tel:${shipped?.phone.replace(/\s/g, "")}`,
    );
    const shippedCount = await count("order_status = 'shipped'");
    await expect(page.getByText(new RegExp(` of ${shippedCount} order`))).toBeVisible();
    await page.goto("/admin/delivery");
    const toPack = await count("order_status in ('confirmed', 'processing') and packed_at is null");
    const list = page.getByText(new RegExp(` of ${toPack} order`));
    const empty = page.getByRole("heading", { name: "Nothing to pack" });
    await expect(toPack === 0 ? empty : list).toBeVisible();
  });

  // On a phone: long-text.spec.ts.
  test("long names, addresses and tracking ids stay inside the page @desktop", async ({ page }) => {
    await sql(
      `update orders set ship_full_name = repeat('Venkatanarasimha', 6), ship_address = repeat('Rajajinagara', 40),
         ship_city = repeat('Thiruvananthapuram', 5), tracking_id = repeat('T0', 60), ship_email = repeat('m', 200) || '@example.com',
         payment_status = 'completed'
       where tracking_id = 'SJT0012345678'`,
      [],
    );
    for (const name of ["payments", "delivery?stage=on-the-way", "orders"]) {
      await page.goto(`/admin/${name}`);
      await expect(page.getByText(/VenkatanarasimhaVenkatanarasimha/).first()).toBeVisible();
    }
  });

  test("a change of the status in Returns says so above the bottom bar", async ({ page }) => {
    const { orderNumber } = await newest("order_status = 'cancelled' and payment_method = 'cod'");
    await page.goto("/admin/returns?status=cancelled");
    const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
    await status.selectOption("RETURNED");
    await expect(page.getByText(`Order ${orderNumber}: Returned.`)).toBeVisible();
    await expect(status).toHaveValue("RETURNED");
  });

  test("the empty lists say what they will hold", async ({ page }) => {
    await sql("update orders set order_status = 'delivered', payment_status = 'failed'", []);
    for (const [path, text] of [
      ["/admin/returns", "No cancelled orders."],
      ["/admin/payments", "No payments yet"],
      ["/admin/delivery", "Nothing to pack"],
      ["/admin/delivery?stage=packed", "No packed orders"],
      ["/admin/delivery?stage=on-the-way", "No orders on the way"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: text, exact: true })).toBeVisible();
    }
  });
});

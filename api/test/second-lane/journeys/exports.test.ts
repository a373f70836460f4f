import fc from "fast-check";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { neutralised, neutralisedInSql } from "../../../src/platform/csv/formula-cells.ts";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { customerCalls } from "../../support/customer-calls.ts";
import { exportCalls } from "../../support/export-calls.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, aShopper, aProduct, anOrder, aMember } = testShop;
const admin = await testShop.anAdmin("Ravi");
const { names, start, exported } = exportCalls(testShop, admin);

type Row = Record<string, string>;

const rowsOf = (text: string): Row[] => parse(text, { bom: true, columns: true }) as Row[];

describe("an export of orders", () => {
  it("has the orders of the days in rupees and in Indian time, with the contacts", async () => {
    const dress = await aProduct({ price: 1499.5, stock: 9 });
    const order = await anOrder({ lines: [{ productId: dress.id, quantity: 2 }] });
    await sql("update orders set created_at = '2026-03-31T18:30:00Z' where id = $1", [order.id]);
    const text = await exported("exportOrders", { from: "2026-04-01", to: "2026-04-01" });
    expect(text.startsWith("\ufeffOrder number,Placed at,")).toBe(true);
    expect(rowsOf(text)).toMatchObject([
      {
        "Order number": order.orderNumber,
        "Placed at": "2026-04-01 00:00:00",
        Status: "confirmed",
        "Payment method": "cod",
        Pieces: "2",
        Subtotal: "2999.00",
        Total: "2999.00",
        "Total less credits": "2999.00",
        State: "Karnataka",
        Name: "Asha Rao",
        Phone: "9876543210",
        "PIN code": "560025",
      },
    ]);
    expect(rowsOf(await exported("exportOrders", { from: "2026-03-31", to: "2026-03-31" }))).toEqual([]);
  });

  const rowOf = async (name: string, phone: string, address: string, city: string) => {
    const order = await anOrder();
    await sql(
      "update orders set ship_full_name = $2, ship_phone = $3, ship_address = $4, ship_city = $5 where id = $1",
      [order.id, name, phone, address, city],
    );
    return rowsOf(await exported("exportOrders")).find(
      ({ "Order number": orderNumber }) => orderNumber === order.orderNumber,
    );
  };

  it("has no cell that a spreadsheet runs, phone numbers included", async () => {
    const formula = '=HYPERLINK("http://example.com")';
    expect(await rowOf(formula, "+91 98765 43210", "14, Rose Road", "\tPune")).toMatchObject({
      Name: `'${formula}`,
      Phone: "'+91 98765 43210",
      City: "'\tPune",
    });
  });

  it("keeps quotes and lines of a text", async () => {
    const address = '14, "Rose"\nRoad';
    expect(await rowOf("Asha", "9876543210", address, "Pune")).toMatchObject({ Address: address });
  });

  it("has no contacts for accounts, who may not ask for them, nor for customers", async () => {
    const order = await anOrder();
    const accounts = await aMember(StaffRole.ACCOUNTS);
    for (const response of [
      await start("exportOrders", {}, accounts),
      await start("exportCustomers", {}, accounts),
    ])
      expect(response).toMatchObject({ status: 403, code: "FORBIDDEN" });
    const text = await exported("exportOrders", { hasContacts: false }, accounts);
    expect(text).toContain(order.orderNumber);
    expect(text).not.toMatch(/Asha|example\.com|98765|Residency/);
    expect(rowsOf(await exported("exportSales", {}, accounts)).length).toBeGreaterThan(0);
    for (const role of [StaffRole.ORDERS, StaffRole.PACKER, StaffRole.CATALOGUE])
      for (const name of names)
        expect(await start(name, { hasContacts: false }, await aMember(role))).toMatchObject({
          code: "FORBIDDEN",
        });
  });
});

it("neutralises in SQL as in the code, for any text", async () => {
  const pieces = [
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\n",
    "'",
    "\uff1d",
    "\uff0b",
    "\uff0d",
    "\uff20",
    "a",
    " ",
    "\\",
  ];
  const anyText = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((list) => list.join("")),
    fc.string({ unit: "binary", maxLength: 8 }).filter((text) => !text.includes("\0")),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 20, maxLength: 50 }), async (texts) => {
      const rows = await sql<{ cell: string }>(
        `select ${neutralisedInSql("t.text")} as cell from unnest($1::text[]) with ordinality t(text, place) order by place`,
        [texts],
      );
      expect(rows.map(({ cell }) => cell)).toEqual(texts.map(neutralised));
    }),
    { numRuns: 20 },
  );
});

it("an export of customers has each shopper who registered on the days, without deleted accounts and the staff", async () => {
  const [shopper, gone, caller] = [
    await aShopper("Bina Das"),
    await aShopper("Gone Person"),
    await aShopper(),
  ];
  await sql("update users set email = '9876501234@phone.invalid' where id = $1", [caller.id]);
  await anOrder({ shopper });
  await sql("update orders set payment_status = 'completed' where user_id = $1", [shopper.id]);
  const { setTags, setCashBlock } = customerCalls(testShop, admin.token);
  await setTags(shopper.id, ["vip", "@home"]);
  await setCashBlock(shopper.id, "OTHER");
  await gql(
    "mutation($password: String!) { deleteAccount(password: $password) { deletedUserId } }",
    gone,
    gone.token,
  );
  const text = await exported("exportCustomers");
  const row = rowsOf(text).find(({ "Customer id": id }) => id === shopper.id);
  expect(row).toMatchObject({
    Name: "Bina Das",
    "E-mail": shopper.email,
    "E-mail verified": "yes",
    Tags: "'@home, vip",
    "Cash on delivery": "blocked",
    Orders: "1",
  });
  expect(Number(row?.["Net spending"])).toBeGreaterThan(0);
  expect(rowsOf(text).find(({ "Customer id": id }) => id === caller.id)).toMatchObject({ "E-mail": "" });
  for (const id of [gone.id, admin.id]) expect(text).not.toContain(id);
});

it("says that a customer wants promotions only with a recorded consent", async () => {
  const [asked, switchedOn] = [await aShopper(), await aShopper()];
  await accountCalls(testShop).updateNotifications(asked.token, { notifyPromotions: true });
  await sql("update users set notify_promotions = true where id = $1", [switchedOn.id]);
  const rows = rowsOf(await exported("exportCustomers"));
  const wantsOf = (id: string) => rows.find((row) => row["Customer id"] === id)?.["Wants promotions"];
  expect([wantsOf(asked.id), wantsOf(switchedOn.id)]).toEqual(["yes", "no"]);
});

it("an export of sales has a row for each day and variant, with what was credited since", async () => {
  const dress = await aProduct({
    title: "Sale dress",
    price: 1000,
    stock: 20,
    sizes: ["M"],
    colors: ["Red"],
  });
  const line = (quantity: number) => ({
    lines: [{ productId: dress.id, size: "M", color: "Red", quantity }],
  });
  for (const quantity of [3, 2, 1]) await anOrder(line(quantity));
  const [third] = await sql<{ id: string }>(
    "select o.id from orders o join order_lines l on l.order_id = o.id where l.product_id = $1 and l.quantity = 1",
    [dress.id],
  );
  await testShop.changeStatus(admin, third?.id ?? "", "CANCELLED");
  const day = "2026-05-10";
  await sql(
    "update orders set created_at = $2 where id in (select order_id from order_lines where product_id = $1)",
    [dress.id, `${day}T12:00:00+05:30`],
  );
  const rows = rowsOf(await exported("exportSales", { from: day, to: day }));
  expect(rows).toMatchObject([
    {
      Day: day,
      "Product id": dress.id,
      Size: "M",
      Colour: "Red",
      Pieces: "5",
      "Gross sales": "5000.00",
      Discounts: "0.00",
      "Net sales": "5000.00",
    },
  ]);
});

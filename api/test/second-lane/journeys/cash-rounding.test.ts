import { describe, expect, it } from "vitest";
import { wholeRupees, wholeRupeesSql } from "../../../src/features/orders/cash-rounding.rules.ts";
import { ordersOfSheet } from "../../../src/features/parcels/packing-sheet.store.ts";
import { courierFileCalls, courierFileOf } from "../../support/courier-files.ts";
import { creditsOf } from "../../support/credits.ts";
import { dashboardCalls } from "../../support/dashboard-calls.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { roundedCash } from "../../support/rounded-cash.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, changeStatus } = testShop;
const admin = await anAdmin();
const { credit, piecesOf, moneyOf } = creditsOf(testShop);
const { check, collect } = courierFileCalls(testShop, admin);
const { figures } = dashboardCalls(testShop);

const { aRoundedOrder, aDelivered, mark, markWith, cashOf, booksOf, expectBalance } = roundedCash(
  testShop,
  admin,
);

describe("the cash of an order whose total has paise", () => {
  it("is the nearest whole rupee for the shopper, the packer and the courier", async () => {
    const { shopper, order } = await aRoundedOrder();
    const due = { cashDue: 599, finalAmount: 599.4, collectedCash: null };
    expect(await cashOf(order.id, shopper)).toEqual(due);
    const [sheet] = await ordersOfSheet(testShop.shop.database, [order.id]);
    expect(sheet?.cashDue).toBe(59_900);
    await changeStatus(admin, order.id, "DELIVERED");
    const { data } = await gql<{ moneyEntries: { nodes: { orderNumber: string; amount: number }[] } }>(
      "{ moneyEntries(filter: { figure: CASH_OWED }) { nodes { orderNumber amount } } }",
      {},
      admin.token,
    );
    const owed = data.moneyEntries.nodes.find(({ orderNumber }) => orderNumber === order.orderNumber);
    expect(owed?.amount).toBe(599);
  });

  it("is rounded the same way by the rule and in SQL", async () => {
    const amounts = Array.from({ length: 301 }, (_, paise) => paise);
    const rows = await sql<{ cash: number }>(
      `select ${wholeRupeesSql("exact::bigint")}::int as cash from unnest($1::int[]) with ordinality t(exact, position)
       order by position`,
      [amounts],
    );
    expect(rows.map(({ cash }) => cash)).toEqual(amounts.map(wholeRupees));
  });

  it.each([
    [undefined, 599, -0.4],
    [599, 599, -0.4],
    [599.4, 599.4, 0],
    [600, 600, 0.6],
  ])("is marked as collected with %s rupees", async (amount, received, rounding) => {
    const { order } = await aDelivered();
    expect((await mark(order.id, amount)).errors).toEqual([]);
    expect((await cashOf(order.id)).collectedCash).toEqual({ amount: received, rounding });
    expect(await moneyOf(order.id)).toMatchObject({ final: 59_940, payment: "completed" });
    expectBalance(await booksOf(order.id));
    const [entry] = await sql<{ changes: object }>(
      "select changes from audit_entries where subject_id = $1 and action = 'markCashCollected'",
      [order.id],
    );
    expect(entry?.changes).toEqual({
      cashCollected: { before: null, after: received },
      ...(rounding !== 0 && { cashRounding: { before: null, after: rounding } }),
    });
  });

  it("is refused if a rupee or more is missing or too much, or if the amount is of another order", async () => {
    const [{ order }, other] = [await aDelivered(), await aDelivered()];
    for (const [amount, text] of [
      [598.4, "₹598.40"],
      [601, "₹601.00"],
    ] as const)
      expect(await mark(order.id, amount)).toMatchObject({
        code: "CASH_DIFFERS",
        errors: [
          {
            message: `Order ${order.orderNumber} has ₹599.00 to collect, not ${text}. Only a difference of less than one rupee can be recorded.`,
          },
        ],
      });
    const received = [{ orderId: other.order.id, amount: 599 }];
    expect(await markWith(order.id, { received })).toMatchObject({ code: "BAD_INPUT" });
    const seen = [{ orderId: order.id, amount: 600 }];
    expect(await markWith(order.id, { seen })).toMatchObject({ code: "ORDER_CHANGED" });
    expect((await cashOf(order.id)).collectedCash).toBeNull();
  });

  it("is accepted from a courier's file once, if it is within a rupee", async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(async () => (await aDelivered()).order));
    const [low, high, exact, wrong] = orders.map(({ orderNumber }) => orderNumber);
    const file = courierFileOf(`${low},599`, `${high},600`, `${exact},599.40`, `${wrong},598`);
    const checked = await check(file);
    expect(checked.rows.map(({ sentence }) => sentence)).toEqual([
      `₹599.00 for order ${low}, rounding -₹0.40.`,
      `₹600.00 for order ${high}, rounding ₹0.60.`,
      `₹599.40 for order ${exact}.`,
      `Order ${wrong} has ₹599.00 to collect. The file says ₹598.00.`,
    ]);
    expect(checked).toMatchObject({ readyCount: 3, readyAmount: 1798.4, problemCount: 1 });
    await Promise.all([collect(file), collect(file)]);
    const collected = await Promise.all(orders.map(async ({ id }) => (await cashOf(id)).collectedCash));
    expect(collected).toEqual([
      { amount: 599, rounding: -0.4 },
      { amount: 600, rounding: 0.6 },
      { amount: 599.4, rounding: 0 },
      null,
    ]);
    expect((await check(courierFileOf(`${low},599.40`))).rows[0]?.sentence).toBe(
      `Order ${low} is already collected, with ₹599.00. The file says ₹599.40.`,
    );
  });

  it("is rounded anew from what is left after pieces were removed", async () => {
    const { order } = await aRoundedOrder(2);
    expect((await cashOf(order.id)).cashDue).toBe(1199);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect((await cashOf(order.id)).cashDue).toBe(599);
    await changeStatus(admin, order.id, "DELIVERED");
    await mark(order.id);
    expect((await cashOf(order.id)).collectedCash).toEqual({ amount: 599, rounding: -0.4 });
    const { received, rounding } = await booksOf(order.id);
    expect(received - rounding).toBe(59_940);
  });
});

it("the payments page and the dashboard add up with the books", async () => {
  await mark((await aDelivered()).order.id, 600);
  const { data } = await gql<{ paymentFigures: { figure: string; amount: number }[] }>(
    "{ paymentFigures { figure amount } }",
    {},
    admin.token,
  );
  const amountOf = (name: string) =>
    Math.round((data.paymentFigures.find(({ figure }) => figure === name)?.amount ?? 0) * 100);
  const books = await booksOf();
  expect(amountOf("CASH")).toBe(books.received);
  expect(amountOf("ROUNDING")).toBe(books.rounding);
  expect(amountOf("REFUND_DUE") + amountOf("REFUNDED")).toBe(books.paidBack);
  expectBalance(books);
  // The dashboard has the exact totals, also of orders that are not collected.
  const [revenue] = await sql<{ amount: number }>("select sum(final_amount)::int as amount from orders");
  const [net] = await sql<{ amount: number }>(
    `select sum(final_amount - credited_amount)::int as amount from orders
     where payment_status = 'completed' and order_status not in ('cancelled', 'returned')`,
  );
  const dashboard = await figures(admin);
  expect([dashboard.revenue, dashboard.netRevenue].map((amount) => Math.round(amount * 100))).toEqual([
    revenue?.amount,
    net?.amount,
  ]);
});

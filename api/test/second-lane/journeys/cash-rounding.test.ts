import { describe, expect, it } from "vitest";
import { wholeRupees, wholeRupeesSql } from "../../../src/features/orders/cash-rounding.rules.ts";
import { ordersOfSheet } from "../../../src/features/parcels/packing-sheet.store.ts";
import { courierFileCalls, courierFileOf } from "../../support/courier-files.ts";
import { creditsOf } from "../../support/credits.ts";
import { dashboardCalls } from "../../support/dashboard-calls.ts";
import type { Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { payoutCalls } from "../../support/payouts.ts";
import { promotedOrders, promotionCalls } from "../../support/promotion-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, changeStatus } = testShop;
const admin = await anAdmin();
const { credit, piecesOf, moneyOf } = creditsOf(testShop);
const { check, collect } = courierFileCalls(testShop, admin);
const { aPromotion } = promotionCalls(testShop);
const { aCart, buy } = promotedOrders(testShop);
const { payoutsOf } = payoutCalls(testShop, admin);
const { figures } = dashboardCalls(testShop);

const code = (await aPromotion(admin, { percent: 40, title: "Welcome" })).code;

/** A delivered cash order of 999 rupees with 40 % off: 599.40. */
const aRoundedOrder = async (quantity = 1) => {
  const { shopper, lines } = await aCart(999, quantity);
  const { order } = (await buy(shopper, lines, code)).data.placeOrder;
  return { shopper, order };
};

const aDelivered = async () => {
  const placed = await aRoundedOrder();
  await changeStatus(admin, placed.order.id, "DELIVERED");
  return placed;
};

const MARK = `mutation($id: ID!, $received: [ReceivedCashInput!], $seen: [SeenCashInput!]) {
  markCashCollected(input: { orderIds: [$id], received: $received, seen: $seen }) { id } }`;

const mark = (orderId: string, amount?: number) =>
  gql(MARK, { id: orderId, ...(amount !== undefined && { received: [{ orderId, amount }] }) }, admin.token);

type Cash = {
  cashDue: number;
  finalAmount: number;
  collectedCash: { amount: number; rounding: number } | null;
};

const cashOf = async (orderId: string, person: Person = admin): Promise<Cash> =>
  (
    await gql<{ order: Cash }>(
      "query($id: ID!) { order(id: $id) { cashDue finalAmount collectedCash { amount rounding } } }",
      { id: orderId },
      person.token,
    )
  ).data.order;

type Sums = { received: number; rounding: number; exact: number; paidBack: number; credited: number };

/** The money of recorded cash orders in paise, by default of all. */
const booksOf = async (orderId: string | null = null): Promise<Sums> => {
  const [row] = await sql<Sums>(
    `select coalesce(sum(x.amount), 0)::int as received, coalesce(sum(o.final_amount), 0)::int as exact,
       coalesce(sum(o.credited_amount), 0)::int as credited,
       coalesce(sum((select sum(amount) from cash_roundings where order_id = o.id)), 0)::int as rounding,
       coalesce(sum((select sum(p.amount) from payouts p join order_credits c on c.id = p.credit_id
         where c.order_id = o.id)), 0)::int as "paidBack"
     from cash_collections x join orders o on o.id = x.order_id where $1::uuid is null or o.id = $1::uuid`,
    [orderId],
  );
  if (!row) throw new Error("The sums have no row.");
  return row;
};

/** What the shop keeps is the exact total less the credits, but for the rounding. */
const expectBalance = ({ received, paidBack, exact, credited, rounding }: Sums) =>
  expect(received - paidBack).toBe(exact - credited + rounding);

describe("the cash of an order whose total has paise", () => {
  it("is the nearest whole rupee for the shopper, the packer and the courier; the total stays exact", async () => {
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
    expect(await gql(MARK, { id: order.id, received }, admin.token)).toMatchObject({ code: "BAD_INPUT" });
    const seen = [{ orderId: order.id, amount: 600 }];
    expect(await gql(MARK, { id: order.id, seen }, admin.token)).toMatchObject({ code: "ORDER_CHANGED" });
    expect((await cashOf(order.id)).collectedCash).toBeNull();
  });

  it("is accepted from a courier's file within a rupee, once, and any other amount is a problem", async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(async () => (await aDelivered()).order));
    const [low, high, exact, wrong] = orders.map(({ orderNumber }) => orderNumber);
    const file = courierFileOf(`${low},599`, `${high},600`, `${exact},599.40`, `${wrong},598`);
    const checked = await check(file);
    expect(checked.rows.map(({ sentence }) => sentence)).toEqual([
      `₹599.00 for order ${low}, with a rounding of -₹0.40.`,
      `₹600.00 for order ${high}, with a rounding of ₹0.60.`,
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

describe("cash that goes back", () => {
  it.each([
    [599, [599]],
    [600, [599.4]],
  ])("is at most what was received: of %i rupees", async (received, payouts) => {
    const { shopper, order } = await aDelivered();
    await mark(order.id, received);
    await changeStatus(admin, order.id, "RETURNED");
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual(payouts);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 59_940, payment: "refunded" });
    expectBalance(await booksOf(order.id));
  });

  it("is at most what was received over all credits, also those before the cash was recorded", async () => {
    const { shopper, order } = await aRoundedOrder(2);
    await changeStatus(admin, order.id, "DELIVERED");
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await mark(order.id, 1198);
    await credit(order.id);
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([599.4, 598.6]);
    expectBalance(await booksOf(order.id));
  });

  it("is less the credit by the rounding alone, if no cash is left for it", async () => {
    const { shopper, order } = await aDelivered();
    await mark(order.id, 599);
    const reduction = { pieces: [], reduction: 59_910 };
    await credit(order.id, { parts: reduction });
    await credit(order.id);
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([599]);
    expect((await moneyOf(order.id)).payment).toBe("refunded");
    expectBalance(await booksOf(order.id));
  });

  it("is refused by the database above the cash of the order", async () => {
    const { order } = await aDelivered();
    await mark(order.id, 599);
    await changeStatus(admin, order.id, "RETURNED");
    const another = sql(
      `insert into payouts (credit_id, amount) select id, 1 from order_credits where order_id = $1`,
      [order.id],
    );
    await expect(another).rejects.toThrow("the payouts of an order exceed its cash");
    await expect(sql("delete from cash_roundings where order_id = $1", [order.id])).rejects.toThrow();
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

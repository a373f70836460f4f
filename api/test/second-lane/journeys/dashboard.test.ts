import { describe, expect, it } from "vitest";
import { addDays } from "../../../src/platform/days.ts";
import { creditsOf } from "../../support/credits.ts";
import { dashboardCalls } from "../../support/dashboard-calls.ts";
import { anAddress } from "../../support/factories.ts";
import { moneyFigures } from "../../support/money-figures.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ ...noOrderLimits, NODE_ENV: "development" });
const { gql, sql, anAdmin, aShopper, aProduct, anOrder, aDraft, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { aPaidOrder } = refundsOf(testShop, pay);
const { figures, customers, listedOrders, indianDay } = dashboardCalls(testShop);
const admin = await anAdmin();
await pay.faults({ webhooks: { isOff: true } });

const sold = ["CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"];

describe("revenue", () => {
  it("of a day is of the orders that were placed on it in India, up to midnight", async () => {
    const [last, first] = [await anOrder(), await anOrder()];
    // Two days with a midnight between them, which is none in UTC.
    const [day = "", nextDay = ""] = (await figures(admin, 7)).salesByDay.slice(3).map((sales) => sales.day);
    const place = (id: string, at: string) =>
      sql("update orders set created_at = $2 where id = $1", [id, at]);
    await place(last.id, `${day}T23:59:59.999+05:30`);
    await place(first.id, `${nextDay}T00:00:00+05:30`);
    const sales = (await figures(admin, 7)).salesByDay;
    for (const [dayOf, order] of [
      [day, last],
      [nextDay, first],
    ] as const) {
      expect(sales.find((each) => each.day === dayOf)).toMatchObject({
        orderCount: 1,
        revenue: order.finalAmount,
      });
      expect(await listedOrders(admin, { from: dayOf, to: dayOf })).toEqual({ total: 1, ids: [order.id] });
    }
  });

  it("is of the days up to today in India", async () => {
    const before = await indianDay();
    const days = (await figures(admin, 7)).salesByDay.map(({ day }) => day);
    const today = days.at(-1) ?? "";
    expect([before, await indianDay()]).toContain(today);
    expect(days).toEqual([-6, -5, -4, -3, -2, -1, 0].map((ago) => addDays(today, ago)));
  });

  it("is asked for 7, 30 or 90 days", async () => {
    for (const days of [7, 30, 90]) expect((await figures(admin, days)).salesByDay).toHaveLength(days);
  });
});

describe("a figure of the dashboard opens the orders that it counts", () => {
  const total = async (ids: readonly string[]): Promise<number> => {
    const [row] = await sql<{ sum: number }>(
      "select coalesce(sum(final_amount), 0)::float8 / 100 as sum from orders where id = any($1::uuid[])",
      [ids],
    );
    return row?.sum ?? 0;
  };

  it("net revenue, statuses or refunds that wait", async () => {
    const { order } = await aPaidOrder();
    await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    const { netRevenue, statusCounts, refundsDueCount } = await figures(admin);
    const net = await listedOrders(admin, { statuses: ["PENDING", ...sold], paymentStatuses: ["COMPLETED"] });
    expect(await total(net.ids)).toBeCloseTo(netRevenue, 2);
    expect(net.total).toBe(net.ids.length);
    for (const { status, count } of statusCounts) {
      const listed = await listedOrders(admin, { statuses: [status] });
      expect([listed.total, listed.ids.length]).toEqual([count, count]);
    }
    const due = await listedOrders(admin, { hasRefundDue: true });
    expect(due.ids).toContain(order.id);
    expect([due.total, due.ids.length]).toEqual([refundsDueCount, refundsDueCount]);
    await pay.runJobs();
    expect((await listedOrders(admin, { hasRefundDue: true })).ids).not.toContain(order.id);
    expect((await figures(admin)).refundsDueCount).toBe(0);
  });

  it("pieces of a best seller", async () => {
    const saree = await aProduct({ title: "Best saree", price: 900, stock: 99 });
    const lines = [{ productId: saree.id, quantity: 40 }];
    const [sale, cancelled] = [await anOrder({ lines }), await anOrder({ lines })];
    expect((await figures(admin)).bestSellers[0]).toMatchObject({ title: "Best saree", pieces: 80 });
    await changeStatus(admin, cancelled.id, "CANCELLED");
    const [best] = (await figures(admin)).bestSellers;
    expect(best).toEqual({ productId: saree.id, title: "Best saree", pieces: 40, revenue: 36_000 });
    const from = (await figures(admin)).salesByDay[0]?.day;
    const listed = await listedOrders(admin, { statuses: sold, productId: saree.id, from });
    expect(listed).toEqual({ total: 1, ids: [sale.id] });
  });
});

describe("the stock on the dashboard", () => {
  it("lists products with few pieces of all sizes together until they are sold out", async () => {
    const sizes = { sizes: ["S", "M"], colors: ["Red"] };
    const low = await aProduct({ stock: 3 });
    const lowInAll = await aProduct({ ...sizes, stockOfEach: 1 });
    const many = await aProduct({ ...sizes, stockOfEach: 4 });
    const before = await figures(admin);
    const ids = before.lowStock.products.map(({ productId }) => productId);
    expect(ids).toEqual(expect.arrayContaining([low.id, lowInAll.id]));
    expect(ids).not.toContain(many.id);
    expect(ids.indexOf(lowInAll.id)).toBeLessThan(ids.indexOf(low.id));
    expect(before.lowStock).toMatchObject({ count: before.lowStock.products.length, isMore: false });
    await anOrder({ lines: [{ productId: low.id, quantity: 3 }] });
    const after = await figures(admin);
    expect(after.lowStock.count).toBe(before.lowStock.count - 1);
    expect(after.outOfStock.count).toBe(before.outOfStock.count + 1);
    expect(after.inventory).toBe(before.inventory - 3);
    await sql("update products set archived_at = now() where id = $1", [low.id]);
    expect((await figures(admin)).outOfStock.count).toBe(before.outOfStock.count);
  });
});

describe("the customers", () => {
  const orderTo = async (email: string, fullName: string) => {
    const shopper = await aShopper();
    const lines = [{ productId: (await aProduct()).id, quantity: 1 }];
    const input = await aDraft(shopper, lines, { shippingAddress: anAddress({ email, fullName }) });
    const { data } = await gql<{ placeOrder: { order: { orderNumber: string } } }>(
      PLACE_ORDER,
      { input },
      shopper.token,
    );
    return data.placeOrder.order.orderNumber;
  };

  it("are distinct by shipping e-mail, newest order first, page by page", async () => {
    await orderTo("Meera@example.com", "Meera Shah");
    for (let index = 0; index < 8; index += 1) await orderTo(`buyer-${index}@example.com`, `Buyer ${index}`);
    const orderNumber = await orderTo("meera@example.com", "Meera K. Shah");
    const { nodes, pageInfo, totalCount } = await customers(admin);
    expect(nodes.map(({ email }) => email)).toEqual([
      "meera@example.com",
      ...[7, 6, 5, 4, 3, 2, 1].map((index) => `buyer-${index}@example.com`),
    ]);
    expect(nodes[0]).toMatchObject({ name: "Meera K. Shah", orderCount: 2, lastOrderNumber: orderNumber });
    const opened = await listedOrders(admin, { email: "MEERA@example.com" });
    expect([opened.total, opened.ids.length]).toEqual([2, 2]);
    const emails = nodes.map(({ email }) => email);
    let page = pageInfo;
    while (page.hasNextPage) {
      const next = await customers(admin, { first: 3, after: page.endCursor });
      emails.push(...next.nodes.map(({ email }) => email));
      page = next.pageInfo;
    }
    expect(emails).toHaveLength(totalCount);
    expect(new Set(emails).size).toBe(totalCount);
  });
});

describe("the totals of the payments page", () => {
  const { credit, piecesOf, aCashOrder } = creditsOf(testShop);
  const money = moneyFigures(testShop, admin);

  it("count a credit before the delivery and a return out of the cash that is owed, but no later credit", async () => {
    const { order } = await aCashOrder();
    const before = (await money.figures())["CASH_OWED"] ?? [0, 0];
    const owedMore = async () => {
      const [count, amount] = (await money.figures())["CASH_OWED"] ?? [0, 0];
      return [count - before[0], amount - before[1]];
    };
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await owedMore()).toEqual([1, 300]);
    // The courier has the cash by then.
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await owedMore()).toEqual([1, 300]);
    const due = "query($id: ID!) { order(id: $id) { cashDue } }";
    expect((await gql(due, { id: order.id }, admin.token)).data).toEqual({ order: { cashDue: 300 } });
    await changeStatus(admin, order.id, "RETURNED");
    expect(await owedMore()).toEqual([0, 0]);
    await money.expectConsistent();
  });

  it("follow a refund from due over failed to given", async () => {
    const { order } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    expect((await money.entries({ figure: "REFUND_DUE" })).nodes).toContainEqual(
      expect.objectContaining({
        amount: 700,
        orderNumber: order.orderNumber,
        state: "DUE",
        reason: "order was cancelled",
      }),
    );
    await sql("update refunds set failures = 1 where refunded_at is null");
    const failed = await money.entries({ figure: "REFUND_DUE", isFailed: true });
    expect(failed.nodes.filter(({ orderNumber }) => orderNumber === order.orderNumber)).toMatchObject([
      { state: "FAILED" },
    ]);
    const [count = 0, amount = 0] = (await money.figures())["REFUNDED"] ?? [];
    await pay.runJobs();
    expect((await money.figures())["REFUNDED"]).toEqual([count + failed.totalCount, amount + 700]);
    await money.expectConsistent();
  });

  it("are of a period, by the day in India, except those of the present", async () => {
    const { order } = await aCashOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    await aPaidOrder();
    const { CASH_OWED, ...all } = await money.figures();
    const ofYear = await money.figures({ from: "2020-01-01", to: "2020-12-31" });
    expect(ofYear).toMatchObject({ ONLINE: [0, 0], CASH: [0, 0], REFUNDED: [0, 0], CASH_OWED });
    expect((await money.entries({ figure: "ONLINE", from: "2020-01-01", to: "2020-12-31" })).nodes).toEqual(
      [],
    );
    const to = await indianDay();
    const from = addDays(to, -1);
    expect(await money.figures({ from, to })).toMatchObject(all);
    await sql("update payments set captured_at = $1", [`${from}T23:59:59.999+05:30`]);
    expect(await money.figures({ from, to: from })).toMatchObject({ ONLINE: all["ONLINE"] });
    await sql("update payments set captured_at = $1", [`${to}T00:00:00+05:30`]);
    expect(await money.figures({ from: to, to })).toMatchObject({ ONLINE: all["ONLINE"] });
    expect(await money.figures({ from, to: from })).toMatchObject({ ONLINE: [0, 0] });
  });

  it("have lists with pages that neither skip nor repeat a row", async () => {
    await Promise.all([aPaidOrder(), aPaidOrder()]);
    const ids: string[] = [];
    let after: string | null = null;
    for (let hasNextPage = true; hasNextPage;) {
      const page: Awaited<ReturnType<typeof money.entries>> = await money.entries({
        figure: "ONLINE",
        first: 1,
        after,
      });
      ids.push(...page.nodes.map(({ id }) => id));
      ({ hasNextPage, endCursor: after } = page.pageInfo);
    }
    const [count] = (await money.figures())["ONLINE"] ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
    const query =
      "query($after: String) { moneyEntries(filter: { figure: CASH }, after: $after) { totalCount } }";
    expect(await gql(query, { after }, admin.token)).toMatchObject({
      code: "BAD_CURSOR",
    });
  });
});

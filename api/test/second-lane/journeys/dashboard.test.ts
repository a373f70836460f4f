import { describe, expect, it } from "vitest";
import { dashboardCalls, type DashboardFigures } from "../../support/dashboard-calls.ts";
import { anAddress, type Person } from "../../support/factories.ts";
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
await pay.faults({ webhooks: { isOff: true } });

/** The differences of the sums while something happens. */
const changesOf = async (admin: Person, action: () => Promise<unknown>) => {
  const before = await figures(admin);
  await action();
  const after = await figures(admin);
  const difference = (read: (figures: DashboardFigures) => number) => read(after) - read(before);
  return {
    orders: difference(({ orderCount }) => orderCount),
    revenue: difference(({ revenue }) => revenue),
    net: difference(({ netRevenue }) => netRevenue),
    today: difference(({ salesByDay }) => salesByDay.at(-1)?.revenue ?? 0),
    netToday: difference(({ salesByDay }) => salesByDay.at(-1)?.netRevenue ?? 0),
    inventory: difference(({ inventory }) => inventory),
  };
};

const sold = ["CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"];
const notOver = ["PENDING", ...sold];

const nothing = { orders: 0, revenue: 0, net: 0, today: 0, netToday: 0, inventory: 0 };

describe("revenue", () => {
  it("counts an order when it is placed; net revenue counts it once it is paid, until it is refunded", async () => {
    const admin = await anAdmin();
    const dress = await aProduct({ price: 700, stock: 10 });
    const shopper = await aShopper();
    let orderId = "";
    const placed = await changesOf(admin, async () => {
      const lines = [{ productId: dress.id, quantity: 2 }];
      orderId = (await pay.aPendingOrder({ shopper, lines })).order.id;
    });
    // The order of one piece of another product that `aPendingOrder` puts on the shelf: 10 pieces more.
    expect(placed).toEqual({ ...nothing, orders: 1, revenue: 1400, today: 1400, inventory: 8 });
    const paid = await changesOf(admin, async () => {
      const session = (await pay.start(shopper, orderId)).data.startPayment;
      await pay.verify(shopper, orderId, await pay.checkout(session));
    });
    expect(paid).toEqual({ ...nothing, net: 1400, netToday: 1400 });
    const returned = await changesOf(admin, () => changeStatus(admin, orderId, "RETURNED"));
    expect(returned).toEqual({ ...nothing, net: -1400, netToday: -1400, inventory: 2 });
  });

  it("of a cash order is net once it is collected, until it is cancelled for good", async () => {
    const admin = await anAdmin();
    const order = await anOrder();
    const { finalAmount } = order;
    const collect = () =>
      gql(
        "mutation($ids: [ID!]!) { markCashCollected(input: { orderIds: $ids }) { id } }",
        { ids: [order.id] },
        admin.token,
      );
    expect(await changesOf(admin, collect)).toMatchObject({ net: finalAmount, revenue: 0 });
    const cancelled = await changesOf(admin, () => changeStatus(admin, order.id, "CANCELLED"));
    expect(cancelled).toMatchObject({ net: -finalAmount, revenue: 0, orders: 0 });
    expect(await changeStatus(admin, order.id, "CONFIRMED")).toMatchObject({ code: "ORDER_REFUNDED" });
  });

  it("is exact to the paisa", async () => {
    const admin = await anAdmin();
    const dress = await aProduct({ price: 333.33 });
    await anOrder({ lines: [{ productId: dress.id, quantity: 3 }] });
    const [row] = await sql<{ revenue: string }>("select sum(final_amount) as revenue from orders");
    expect(Math.round((await figures(admin)).revenue * 100)).toBe(Number(row?.revenue));
  });

  it("of a day is of the orders that were placed on it in India", async () => {
    const admin = await anAdmin();
    const { id, finalAmount } = await anOrder();
    const before = (await figures(admin, 7)).salesByDay;
    // 23:59 in India two days ago, which is another day in UTC than 00:01 a minute later.
    const day = await indianDay(2);
    await sql(
      "update orders set created_at = ($2 || ' 23:59')::timestamp at time zone 'Asia/Kolkata' where id = $1",
      [id, day],
    );
    const after = (await figures(admin, 7)).salesByDay;
    expect(after.map((sales) => sales.day)).toEqual(
      await Promise.all([6, 5, 4, 3, 2, 1, 0].map((ago) => indianDay(ago))),
    );
    const change = after.map((sales, index) => sales.revenue - (before[index]?.revenue ?? 0));
    expect(change).toEqual([0, 0, 0, 0, finalAmount, 0, -finalAmount]);
    const onThatDay = await listedOrders(admin, { from: day, to: day });
    expect(onThatDay).toEqual({ total: 1, ids: [id] });
    expect(after[4]).toMatchObject({ day, orderCount: 1 });
  });

  it("is asked for 7, 30 or 90 days", async () => {
    const admin = await anAdmin();
    expect((await figures(admin, 90)).salesByDay).toHaveLength(90);
    for (const days of [0, 8, 91, -1]) {
      const query = `{ dashboard { salesByDay(days: ${days}) { day } } }`;
      expect(await gql(query, {}, admin.token)).toMatchObject({ code: "BAD_INPUT", status: 400 });
    }
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

  it("net revenue, statuses, and refunds that wait", async () => {
    const { admin, order } = await aPaidOrder();
    await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    const { netRevenue, statusCounts, refundsDueCount } = await figures(admin);
    const net = await listedOrders(admin, { statuses: notOver, paymentStatuses: ["COMPLETED"] });
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
    const admin = await anAdmin();
    const saree = await aProduct({ title: "Best saree", price: 900, stock: 99 });
    const lines = [{ productId: saree.id, quantity: 40 }];
    const [sale, cancelled] = [await anOrder({ lines }), await anOrder({ lines })];
    expect((await figures(admin)).bestSellers[0]).toMatchObject({ title: "Best saree", pieces: 80 });
    await changeStatus(admin, cancelled.id, "CANCELLED");
    const [best] = (await figures(admin)).bestSellers;
    expect(best).toEqual({ productId: saree.id, title: "Best saree", pieces: 40, revenue: 36_000 });
    const from = await indianDay(29);
    const listed = await listedOrders(admin, { statuses: sold, productId: saree.id, from });
    expect(listed).toEqual({ total: 1, ids: [sale.id] });
  });

  it("refuses a day, a product and an address that cannot be", async () => {
    const admin = await anAdmin();
    const query = "query($filter: OrderFilterInput) { orders(filter: $filter) { totalCount } }";
    for (const filter of [
      { from: "2026-02-30" },
      { to: "yesterday" },
      { productId: "1" },
      { email: "x".repeat(300) },
    ])
      expect(await gql(query, { filter }, admin.token)).toMatchObject({ status: 400 });
  });
});

describe("the stock on the dashboard", () => {
  it("lists products with few pieces of all sizes together, and counts those without any", async () => {
    const admin = await anAdmin();
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
    const shippingAddress = anAddress({ email, fullName });
    const input = await aDraft(shopper, lines, { shippingAddress });
    const { data } = await gql<{ placeOrder: { order: { orderNumber: string } } }>(
      PLACE_ORDER,
      { input },
      shopper.token,
    );
    return { shopper, orderNumber: data.placeOrder.order.orderNumber };
  };

  it("are distinct by shipping e-mail, newest order first, page by page", async () => {
    const admin = await anAdmin();
    await orderTo("Meera@example.com", "Meera Shah");
    for (let index = 0; index < 8; index += 1) await orderTo(`buyer-${index}@example.com`, `Buyer ${index}`);
    const { orderNumber } = await orderTo("meera@example.com", "Meera K. Shah");
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

  it("lose the address of an account that is deleted, at once; another account's orders with it stay", async () => {
    const admin = await anAdmin();
    const { shopper } = await orderTo("shared@example.com", "Asha Rao");
    await orderTo("shared@example.com", "Kiran Rao");
    const [before] = (await customers(admin)).nodes;
    expect(before).toMatchObject({ email: "shared@example.com", orderCount: 2 });
    const forget = (id: string) => sql("update orders set ship_email = '' where user_id = $1", [id]);
    await forget(shopper.id);
    expect((await customers(admin)).nodes[0]).toMatchObject({ orderCount: 1, name: "Kiran Rao" });
    await sql("update orders set ship_email = '' where ship_email = 'shared@example.com'");
    expect((await customers(admin)).nodes.map(({ email }) => email)).not.toContain("shared@example.com");
    expect((await customers(admin)).nodes.map(({ email }) => email)).not.toContain("");
  });
});

import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { ALL_ORDERS, CHANGE_STATUS, MY_ORDERS, ORDER, type OrderAnswer } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aShopper, anAdmin, aProduct, anOrder, stockOf, soldOf } = await openTestShop();

const move = (admin: Person, orderId: string, status: string) =>
  gql<{ changeOrderStatus: OrderAnswer }>(CHANGE_STATUS, { orderId, status }, admin.token);

const moved = async (admin: Person, orderId: string, status: string): Promise<OrderAnswer> =>
  (await move(admin, orderId, status)).data.changeOrderStatus;

/** An order of 3 out of 10 pieces. */
const aSale = async () => {
  const [asha, boss, dress] = await Promise.all([aShopper(), anAdmin(), aProduct({ stock: 10 })]);
  const order = await anOrder({ shopper: asha, lines: [{ productId: dress.id, quantity: 3 }] });
  return { asha, boss, dress, order };
};

describe("order status transitions", () => {
  it("go from status to status, with a history of who changed it, from which to which status", async () => {
    const { asha, boss, order } = await aSale();
    await moved(boss, order.id, "PROCESSING");
    await moved(boss, order.id, "SHIPPED");
    const { data } = await gql<{ order: OrderAnswer }>(ORDER, { id: order.id }, asha.token);
    expect(data.order.orderStatus).toBe("SHIPPED");
    expect(data.order.statusHistory).toEqual([
      { fromStatus: null, toStatus: "CONFIRMED", changedBy: "shopper" },
      { fromStatus: "CONFIRMED", toStatus: "PROCESSING", changedBy: "admin" },
      { fromStatus: "PROCESSING", toStatus: "SHIPPED", changedBy: "admin" },
    ]);
  });

  it("are free: from delivered back to pending too", async () => {
    const { boss, dress, order } = await aSale();
    await moved(boss, order.id, "DELIVERED");
    expect((await moved(boss, order.id, "PENDING")).orderStatus).toBe("PENDING");
    expect(await stockOf(dress.id)).toBe(7);
  });

  it("change nothing if the order already has the status", async () => {
    const { boss, order } = await aSale();
    expect((await moved(boss, order.id, "CONFIRMED")).statusHistory).toHaveLength(1);
  });

  it("are for admins only, and only for existing orders", async () => {
    const { asha, boss, order } = await aSale();
    expect((await move(asha, order.id, "DELIVERED")).code).toBe("FORBIDDEN");
    const unknown = await move(boss, "01990000-0000-7000-8000-000000000000", "SHIPPED");
    expect(unknown).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
  });
});

describe("a cancelled order", () => {
  it("gives its pieces back once, however often it is cancelled or returned", async () => {
    const { boss, dress, order } = await aSale();
    expect(await stockOf(dress.id)).toBe(7);
    for (const status of ["CANCELLED", "CANCELLED", "RETURNED", "CANCELLED"]) {
      await moved(boss, order.id, status);
      expect(await stockOf(dress.id)).toBe(10);
    }
  });

  it("takes its pieces again when it is confirmed again", async () => {
    const { boss, dress, order } = await aSale();
    await moved(boss, order.id, "CANCELLED");
    await moved(boss, order.id, "CONFIRMED");
    expect(await stockOf(dress.id)).toBe(7);
    expect(await soldOf(dress.id)).toBe(3);
  });

  it("cannot be confirmed again if its pieces were sold in the meantime", async () => {
    const { boss, dress, order } = await aSale();
    await moved(boss, order.id, "CANCELLED");
    await anOrder({ lines: [{ productId: dress.id, quantity: 8 }] });
    const refused = await move(boss, order.id, "CONFIRMED");
    expect(refused).toMatchObject({ status: 409, code: "OUT_OF_STOCK" });
    const { data } = await gql<{ order: OrderAnswer }>(ORDER, { id: order.id }, boss.token);
    expect(data.order).toMatchObject({ orderStatus: "CANCELLED", statusHistory: [{}, {}] });
    expect(await stockOf(dress.id)).toBe(2);
  });
});

describe("two admins who change the same order at once", () => {
  it("restock once when both cancel it", async () => {
    const { boss, dress, order } = await aSale();
    const other = await anAdmin();
    const both = [boss, other, boss, other, boss, other];
    const answers = await Promise.all(both.map((admin) => move(admin, order.id, "CANCELLED")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await stockOf(dress.id)).toBe(10);
    const { data } = await gql<{ order: OrderAnswer }>(ORDER, { id: order.id }, boss.token);
    expect(data.order.statusHistory).toHaveLength(2);
  });

  it("leave a complete status history and a correct stock, whatever they do", async () => {
    const { boss, dress, order } = await aSale();
    const steps = ["CANCELLED", "SHIPPED", "RETURNED", "CONFIRMED", "CANCELLED", "DELIVERED"];
    const answers = await Promise.all(steps.map((status) => move(boss, order.id, status)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { data } = await gql<{ order: OrderAnswer }>(ORDER, { id: order.id }, boss.token);
    const { statusHistory, orderStatus } = data.order;
    for (const [index, step] of statusHistory.entries())
      expect(step.fromStatus).toBe(index === 0 ? null : statusHistory[index - 1]?.toStatus);
    expect(statusHistory.at(-1)?.toStatus).toBe(orderStatus);
    expect((await stockOf(dress.id)) + (await soldOf(dress.id))).toBe(10);
  });
});

describe("lists of orders", () => {
  type List = {
    totalCount: number;
    statusCounts: { status: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: OrderAnswer[];
  };

  it("show a shopper the shopper's own orders, newest first, with a count for each status", async () => {
    const [asha, boss] = await Promise.all([aShopper(), anAdmin()]);
    const first = await anOrder({ shopper: asha });
    const second = await anOrder({ shopper: asha });
    await anOrder();
    await moved(boss, first.id, "SHIPPED");
    const mine = async (variables: Record<string, unknown>) =>
      (await gql<{ myOrders: List }>(MY_ORDERS, variables, asha.token)).data.myOrders;
    const all = await mine({});
    expect(all.nodes.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.statusCounts.filter(({ count }) => count > 0)).toEqual([
      { status: "CONFIRMED", count: 1 },
      { status: "SHIPPED", count: 1 },
    ]);
    const shipped = await mine({ status: "SHIPPED" });
    expect(shipped).toMatchObject({ totalCount: 1, nodes: [{ id: first.id }] });
    expect(shipped.statusCounts).toEqual(all.statusCounts);
    expect((await mine({ status: "RETURNED" })).nodes).toEqual([]);
  });

  it("show an admin every order once, page by page", async () => {
    const boss = await anAdmin();
    for (let made = 0; made < 5; made += 1) await anOrder();
    const page = async (after: string | null) =>
      (await gql<{ orders: List }>(ALL_ORDERS, { first: 2, after }, boss.token)).data.orders;
    let shown = await page(null);
    const seen = shown.nodes.map(({ id }) => id);
    while (shown.pageInfo.hasNextPage) {
      shown = await page(shown.pageInfo.endCursor);
      seen.push(...shown.nodes.map(({ id }) => id));
    }
    expect(seen).toHaveLength(shown.totalCount);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { ALL_ORDERS, MY_ORDERS, ORDER, type OrderFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aShopper, anAdmin, aProduct, anOrder, stockOf, soldOf, changeStatus } = await openTestShop();

const changedOrder = async (admin: Person, orderId: string, status: string): Promise<OrderFields> =>
  (await changeStatus(admin, orderId, status)).data.updateOrderStatus;

/** An order of 3 out of 10 pieces. */
const aSale = async () => {
  const [shopper, admin, dress] = await Promise.all([aShopper(), anAdmin(), aProduct({ stock: 10 })]);
  const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 3 }] });
  return { shopper, admin, dress, order };
};

describe("order status transitions", () => {
  it("go from status to status, with a history of who changed it, from which to which status", async () => {
    const { shopper, admin, order } = await aSale();
    await changedOrder(admin, order.id, "PROCESSING");
    await changedOrder(admin, order.id, "SHIPPED");
    const { data } = await gql<{ order: OrderFields }>(ORDER, { id: order.id }, shopper.token);
    expect(data.order.orderStatus).toBe("SHIPPED");
    expect(data.order.statusHistory).toEqual([
      { fromStatus: null, toStatus: "CONFIRMED", changedBy: "SHOPPER" },
      { fromStatus: "CONFIRMED", toStatus: "PROCESSING", changedBy: "ADMIN" },
      { fromStatus: "PROCESSING", toStatus: "SHIPPED", changedBy: "ADMIN" },
    ]);
  });

  it("are free: from delivered back to pending too", async () => {
    const { admin, dress, order } = await aSale();
    await changedOrder(admin, order.id, "DELIVERED");
    expect((await changedOrder(admin, order.id, "PENDING")).orderStatus).toBe("PENDING");
    expect(await stockOf(dress.id)).toBe(7);
  });

  it("change nothing if the order already has the status", async () => {
    const { admin, order } = await aSale();
    expect((await changedOrder(admin, order.id, "CONFIRMED")).statusHistory).toHaveLength(1);
  });

  it("are for admins only", async () => {
    const { shopper, order } = await aSale();
    expect((await changeStatus(shopper, order.id, "DELIVERED")).code).toBe("FORBIDDEN");
  });

  it("need an order that exists", async () => {
    const unknown = await changeStatus(await anAdmin(), "01990000-0000-7000-8000-000000000000", "SHIPPED");
    expect(unknown).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
  });
});

describe("a cancelled order", () => {
  it("gives its pieces back once, however often it is cancelled or returned", async () => {
    const { admin, dress, order } = await aSale();
    expect(await stockOf(dress.id)).toBe(7);
    for (const status of ["CANCELLED", "CANCELLED", "RETURNED", "CANCELLED"]) {
      await changedOrder(admin, order.id, status);
      expect(await stockOf(dress.id)).toBe(10);
    }
  });

  it("takes its pieces again when it is confirmed again", async () => {
    const { admin, dress, order } = await aSale();
    await changedOrder(admin, order.id, "CANCELLED");
    await changedOrder(admin, order.id, "CONFIRMED");
    expect(await stockOf(dress.id)).toBe(7);
    expect(await soldOf(dress.id)).toBe(3);
  });

  it("cannot be confirmed again if its pieces were sold in the meantime", async () => {
    const { admin, dress, order } = await aSale();
    await changedOrder(admin, order.id, "CANCELLED");
    await anOrder({ lines: [{ productId: dress.id, quantity: 8 }] });
    const refused = await changeStatus(admin, order.id, "CONFIRMED");
    expect(refused).toMatchObject({ status: 409, code: "OUT_OF_STOCK" });
    const { data } = await gql<{ order: OrderFields }>(ORDER, { id: order.id }, admin.token);
    expect(data.order).toMatchObject({ orderStatus: "CANCELLED", statusHistory: [{}, {}] });
    expect(await stockOf(dress.id)).toBe(2);
  });
});

describe("two admins who change the same order at once", () => {
  it("restock once when both cancel it", async () => {
    const { admin, dress, order } = await aSale();
    const otherAdmin = await anAdmin();
    const admins = [admin, otherAdmin, admin, otherAdmin, admin, otherAdmin];
    const responses = await Promise.all(admins.map((admin) => changeStatus(admin, order.id, "CANCELLED")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await stockOf(dress.id)).toBe(10);
    const { data } = await gql<{ order: OrderFields }>(ORDER, { id: order.id }, admin.token);
    expect(data.order.statusHistory).toHaveLength(2);
  });

  it("leave a complete status history and a correct stock after any changes", async () => {
    const { admin, dress, order } = await aSale();
    const steps = ["CANCELLED", "SHIPPED", "RETURNED", "CONFIRMED", "CANCELLED", "DELIVERED"];
    const responses = await Promise.all(steps.map((status) => changeStatus(admin, order.id, status)));
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const { data } = await gql<{ order: OrderFields }>(ORDER, { id: order.id }, admin.token);
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
    nodes: OrderFields[];
  };

  it("show a shopper the shopper's own orders, newest first, with a count for each status", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    const firstOrder = await anOrder({ shopper });
    const secondOrder = await anOrder({ shopper });
    await anOrder();
    await changedOrder(admin, firstOrder.id, "SHIPPED");
    const ownOrders = async (variables: Record<string, unknown>) =>
      (await gql<{ myOrders: List }>(MY_ORDERS, variables, shopper.token)).data.myOrders;
    const allOwnOrders = await ownOrders({});
    expect(allOwnOrders.nodes.map(({ id }) => id)).toEqual([secondOrder.id, firstOrder.id]);
    expect(allOwnOrders.statusCounts.filter(({ count }) => count > 0)).toEqual([
      { status: "CONFIRMED", count: 1 },
      { status: "SHIPPED", count: 1 },
    ]);
    const shipped = await ownOrders({ status: "SHIPPED" });
    expect(shipped).toMatchObject({ totalCount: 1, nodes: [{ id: firstOrder.id }] });
    expect(shipped.statusCounts).toEqual(allOwnOrders.statusCounts);
    expect((await ownOrders({ status: "RETURNED" })).nodes).toEqual([]);
  });

  it("show an admin every order once, page by page", async () => {
    const admin = await anAdmin();
    for (let index = 0; index < 5; index += 1) await anOrder();
    const page = async (after: string | null) =>
      (await gql<{ orders: List }>(ALL_ORDERS, { first: 2, after }, admin.token)).data.orders;
    let currentPage = await page(null);
    const ids = currentPage.nodes.map(({ id }) => id);
    while (currentPage.pageInfo.hasNextPage) {
      currentPage = await page(currentPage.pageInfo.endCursor);
      ids.push(...currentPage.nodes.map(({ id }) => id));
    }
    expect(ids).toHaveLength(currentPage.totalCount);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, anOrder } = testShop;
const admin = await anAdmin();
const { ship, changeStatus, orderOf, aCashOrder, importFile } = parcelCalls(testShop, admin);

type Marked = { orderId: string; orderNumber: string; problem: string | null }[];

const deliver = (orderIds: string[]) =>
  gql<{ deliverOrders: Marked }>(
    "mutation($ids: [ID!]!) { deliverOrders(orderIds: $ids) { orderId orderNumber problem } }",
    { ids: orderIds },
    admin.token,
  );
const undo = (orderIds: string[]) =>
  gql<{ undoDelivered: Marked }>(
    "mutation($ids: [ID!]!) { undoDelivered(orderIds: $ids) { orderId orderNumber problem } }",
    { ids: orderIds },
    admin.token,
  );
const problemsOf = async (response: ReturnType<typeof deliver>) =>
  (await response).data.deliverOrders.map(({ problem }) => problem);
const undoProblemsOf = async (response: ReturnType<typeof undo>) =>
  (await response).data.undoDelivered.map(({ problem }) => problem);

const aShippedOrder = async () => {
  const order = await aCashOrder();
  await ship(order.id);
  return order;
};

const statusMails = (orderId: string) =>
  sql<{ status: string }>(
    "select payload->>'status' as status from graphile_worker._private_jobs where payload->>'orderId' = $1 and payload->>'status' is not null",
    [orderId],
  );

describe("marking orders as delivered together", () => {
  it("does to each order what a single change does", async () => {
    const orders = [await aShippedOrder(), await aShippedOrder()];
    expect(await problemsOf(deliver(orders.map(({ id }) => id)))).toEqual([null, null]);
    for (const { id } of orders) {
      const order = await orderOf(id);
      expect(order).toMatchObject({ orderStatus: "DELIVERED" });
      expect(order.statusHistory.at(-1)).toEqual({ toStatus: "DELIVERED", changedBy: "ADMIN" });
      expect(
        await sql(
          "select changes from audit_entries where subject_id = $1 and action = 'changeOrderStatus'",
          [id],
        ),
      ).toEqual([{ changes: { orderStatus: { before: "shipped", after: "delivered" } } }]);
      const [stored] = await sql("select payment_status, holds_stock from orders where id = $1", [id]);
      expect(stored).toEqual({ payment_status: "pending", holds_stock: true });
      expect(await statusMails(id)).toEqual([{ status: "delivered" }]);
    }
  });

  it("says of each order that is not on its way why it is left out", async () => {
    const [ready, confirmed, cancelled, delivered] = [
      await aShippedOrder(),
      await aCashOrder(),
      await aShippedOrder(),
      await aShippedOrder(),
    ];
    const unpaid = await anOrder({ paymentMethod: "ONLINE" });
    await changeStatus(cancelled.id, "CANCELLED");
    await changeStatus(delivered.id, "DELIVERED");
    const unknown = "01990000-0000-7000-8000-000000000000";
    const ids = [confirmed, cancelled, delivered, unpaid, ready].map(({ id }) => id);
    expect(await problemsOf(deliver([unknown, ...ids]))).toEqual([
      "This order no longer exists.",
      `Order ${confirmed.orderNumber} has not been shipped yet.`,
      `Order ${cancelled.orderNumber} was cancelled.`,
      `Order ${delivered.orderNumber} is already delivered.`,
      `Order ${unpaid.orderNumber} has not been shipped yet.`,
      null,
    ]);
    expect((await orderOf(ready.id)).orderStatus).toBe("DELIVERED");
  });

  it("marks an order once if two admins press at the same time", async () => {
    const { id, orderNumber } = await aShippedOrder();
    const problems = await Promise.all([problemsOf(deliver([id])), problemsOf(deliver([id]))]);
    expect(problems.flat().toSorted()).toEqual(
      [`Order ${orderNumber} is already delivered.`, null].toSorted(),
    );
    expect(await statusMails(id)).toHaveLength(1);
  });

  it("takes 1 to 100 orders", async () => {
    const ids = Array.from(
      { length: 101 },
      (_, index) => `01990000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    );
    for (const tooMany of [[], ids]) expect((await deliver(tooMany)).code).toBe("TOO_MANY_ORDERS");
  });
});

type Recent = { markedAt: string; orders: { orderId: string; orderNumber: string }[] };

/** The marks that can be taken away, of one order if it is given, as numbers of orders. */
const recent = async (orderId?: string) => {
  const { data } = await gql<{ recentDeliveries: Recent[] }>(
    "query($orderId: ID) { recentDeliveries(orderId: $orderId) { markedAt orders { orderId orderNumber } } }",
    { orderId },
    admin.token,
  );
  return data.recentDeliveries.map(({ orders }) => orders.map(({ orderNumber }) => orderNumber));
};

describe("undoing a delivery", () => {
  it("sets the orders back to shipped within 30 minutes, by any admin", async () => {
    const { id } = await aShippedOrder();
    await deliver([id]);
    expect(await undoProblemsOf(undo([id]))).toEqual([null]);
    expect((await orderOf(id)).orderStatus).toBe("SHIPPED");
    expect((await orderOf(id)).statusHistory.map(({ toStatus }) => toStatus)).toEqual([
      "CONFIRMED",
      "SHIPPED",
      "DELIVERED",
      "SHIPPED",
    ]);
    expect(await problemsOf(deliver([id]))).toEqual([null]);
  });

  it("is offered for each mark and each of its orders", async () => {
    const [one, two, three] = [await aShippedOrder(), await aShippedOrder(), await aShippedOrder()];
    await deliver([two.id, one.id]);
    await deliver([three.id]);
    expect((await recent()).slice(0, 2)).toEqual([
      [three.orderNumber],
      [one.orderNumber, two.orderNumber].toSorted(),
    ]);
    expect(await recent(one.id)).toEqual([[one.orderNumber]]);
    await undo([three.id, one.id]);
    expect((await recent())[0]).toEqual([two.orderNumber]);
    expect(await recent(one.id)).toEqual([]);
  });

  it("leaves out what is older, returned, collected or changed since", async () => {
    const [old, returned, collected, changed] = [
      await aShippedOrder(),
      await aShippedOrder(),
      await aShippedOrder(),
      await aShippedOrder(),
    ];
    await deliver([old, returned, collected, changed].map(({ id }) => id));
    await sql(
      "update order_status_changes set changed_at = now() - interval '31 minutes' where order_id = $1",
      [old.id],
    );
    await gql(
      `mutation($id: ID!, $lineId: ID!) { requestReturn(input: { orderId: $id, idempotencyKey: "one-return-request",
        lines: [{ lineId: $lineId, quantity: 1, kind: RETURN, reason: OTHER, comment: "Too heavy" }] }) { id } }`,
      { id: returned.id, lineId: (await orderOf(returned.id)).lines[0]?.id },
      returned.shopper.token,
    );
    await gql(
      "mutation($id: ID!) { markCashCollected(input: { orderIds: [$id] }) { id } }",
      { id: collected.id },
      admin.token,
    );
    await changeStatus(changed.id, "SHIPPED");
    for (const { id } of [old, returned, collected, changed]) expect(await recent(id)).toEqual([]);
    const problems = await undoProblemsOf(undo([old, returned, collected, changed].map(({ id }) => id)));
    expect(problems).toEqual([
      `Order ${old.orderNumber} was marked as delivered more than 30 minutes ago.`,
      `The customer has asked for a return of order ${returned.orderNumber}.`,
      `The cash of order ${collected.orderNumber} has been collected.`,
      `Order ${changed.orderNumber} is no longer marked as delivered.`,
    ]);
  });
});

describe("a status column in a courier's file", () => {
  const header = "Order Number,AWB,Courier,Status";

  it("marks only the orders of delivered rows after a check", async () => {
    const [delivered, moving, confirmed] = [await aShippedOrder(), await aShippedOrder(), await aCashOrder()];
    const file = [
      header,
      `${delivered.orderNumber},DL12345678,Delhivery,Delivered`,
      `${moving.orderNumber},DL12345678,Delhivery,In transit`,
      `${confirmed.orderNumber},DL-77,Delhivery,Delivered`,
    ].join("\n");
    const checked = await importFile(file, true);
    expect(checked.result?.rows.map(({ orderNumber, state }) => [orderNumber, state])).toEqual([
      [confirmed.orderNumber, "PROBLEM"],
      [delivered.orderNumber, "DELIVERED"],
      [moving.orderNumber, "RECORDED"],
    ]);
    expect((await orderOf(delivered.id)).orderStatus).toBe("SHIPPED");
    expect((await importFile(file)).result).toMatchObject({
      isApplied: true,
      deliveredCount: 1,
      readyCount: 0,
    });
    expect((await orderOf(delivered.id)).orderStatus).toBe("DELIVERED");
    expect((await orderOf(moving.id)).orderStatus).toBe("SHIPPED");
    expect((await orderOf(confirmed.id)).orderStatus).toBe("CONFIRMED");
    expect((await importFile(file)).result).toMatchObject({ deliveredCount: 0 });
    expect(await undoProblemsOf(undo([delivered.id]))).toEqual([null]);
  });

  it("takes the corrections of rows in place of what the file has", async () => {
    const order = await aCashOrder();
    const file = [header, `SJ-no-such,x,Delivery,`].join("\n");
    const correction = {
      position: 2,
      orderNumber: order.orderNumber,
      trackingId: "DL-4711",
      courier: "Delhivery",
      estimate: "",
    };
    expect((await importFile(file, true)).result).toMatchObject({ problemCount: 1 });
    expect((await importFile(file, false, [correction])).result).toMatchObject({
      problemCount: 0,
      readyCount: 1,
    });
    expect((await orderOf(order.id)).trackingId).toBe("DL-4711");
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { creditsOf, MARK_COLLECTED } from "../../support/credits.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { payoutCalls } from "../../support/payouts.ts";
import { paymentsOf } from "../../support/payments.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { credit, piecesOf, moneyOf, markCollected, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();
const { payoutsOf } = payoutCalls(testShop, admin);

describe("cash that was collected", () => {
  it("is recorded once, with who and when, for many orders or for none of them", async () => {
    const orders = await Promise.all([1, 2].map(() => aCashOrder()));
    const ids = orders.map(({ order }) => order.id);
    const online = await pay.aPendingOrder();
    expect(await markCollected(admin, ...ids, online.order.id)).toMatchObject({
      status: 409,
      code: "CASH_NOT_COLLECTABLE",
    });
    expect(await markCollected(admin, ...ids, randomUUID())).toMatchObject({ code: "ORDER_NOT_FOUND" });
    expect((await moneyOf(ids[0] ?? "")).payment).toBe("pending");
    const answers = await Promise.all([1, 2, 3].map(() => markCollected(admin, ...ids)));
    for (const { data } of answers)
      expect(data.markCashCollected).toEqual(
        ids.map((id) => ({ id, creditedAmount: 0, paymentDetails: { paymentStatus: "COMPLETED" } })),
      );
    const rows = await sql(
      "select order_id, amount::int as amount, user_id from cash_collections where order_id = any($1)",
      [ids],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ amount: 60_000, user_id: admin.id });
    const entries = await sql(
      "select changes from audit_entries where subject_id = any($1) and action = 'markCashCollected'",
      [ids],
    );
    expect(entries).toEqual([1, 2].map(() => ({ changes: { cashCollected: { before: null, after: 600 } } })));
  });

  it("cannot be recorded for a cancelled order", async () => {
    const { order } = await aCashOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    expect(await markCollected(admin, order.id)).toMatchObject({ code: "CASH_NOT_COLLECTABLE" });
  });

  it("is not recorded for any of the orders, if one has another amount than the admin saw", async () => {
    const [unchanged, credited] = [await aCashOrder(), await aCashOrder()];
    const ids = [unchanged.order.id, credited.order.id];
    await credit(credited.order.id, { pieces: await piecesOf(credited.order.id, 1) });
    const mark = (amount: number) => {
      const seen = ids.map((orderId) => ({ orderId, amount: orderId === unchanged.order.id ? 600 : amount }));
      return gql(MARK_COLLECTED, { orderIds: ids, seen }, admin.token);
    };
    expect(await mark(600)).toMatchObject({
      code: "ORDER_CHANGED",
      errors: [
        {
          message: `The cash of order ${credited.order.orderNumber} is now ₹300.00. Please look at it again.`,
        },
      ],
    });
    const recorded = () => sql("select 1 from cash_collections where order_id = any($1)", [ids]);
    expect(await recorded()).toHaveLength(0);
    for (let count = 0; count < 2; count += 1) expect((await mark(300)).errors).toEqual([]);
    expect(await recorded()).toHaveLength(2);
  });

  it("is less by credits before the delivery, while later ones are paid out", async () => {
    const { shopper, order } = await aCashOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await changeStatus(admin, order.id, "DELIVERED");
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await payoutsOf(shopper, order.id)).toEqual([]);
    await markCollected(admin, order.id);
    expect(await payoutsOf(shopper, order.id)).toMatchObject([{ amount: 300, state: "WAITING" }]);
    expect(
      await sql("select amount::int as amount from cash_collections where order_id = $1", [order.id]),
    ).toEqual([{ amount: 30_000 }]);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 60_000, payment: "refunded" });
  });

  it("of an order that came back meanwhile is paid out, whether its rest was credited before or not", async () => {
    const [early, late] = [await aCashOrder(), await aCashOrder()];
    for (const { order } of [early, late])
      for (const status of ["DELIVERED", "RETURNED"]) await changeStatus(admin, order.id, status);
    await credit(early.order.id, { sourceId: early.order.id });
    await markCollected(admin, early.order.id, late.order.id);
    for (const { shopper, order } of [early, late])
      expect(await payoutsOf(shopper, order.id)).toMatchObject([{ amount: 600, state: "WAITING" }]);
  });

  it("is paid out when the order is cancelled or returned", async () => {
    const { shopper, order } = await aCashOrder();
    await markCollected(admin, order.id);
    await changeStatus(admin, order.id, "RETURNED");
    expect(await payoutsOf(shopper, order.id)).toMatchObject([{ amount: 600, state: "WAITING" }]);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 60_000, payment: "refunded" });
    expect(await changeStatus(admin, order.id, "DELIVERED")).toMatchObject({ code: "ORDER_REFUNDED" });
  });
});

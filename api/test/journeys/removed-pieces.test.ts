import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { creditsOf } from "../support/credits.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { orderChangesOf } from "../support/order-changes.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { payoutCalls } from "../support/payouts.ts";
import { refundsByHand } from "../support/refunds-by-hand.ts";
import { refundsOf } from "../support/refunds.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, gql, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { runJobs, sentMails } = pay;
const { refundedAmounts } = refundsOf(testShop, pay);
const { moneyOf, markCollected, aCashOrder, aPaidOrderOfThree } = creditsOf(testShop);
const { aDeliveredOrder } = returnsOf(testShop);
const admin = await anAdmin();
const { cancelPieces, refundOrder, stateOf, optionsOf } = refundsByHand(testShop, admin);
const { payoutsOf } = payoutCalls(testShop, admin);
const { pack, ship: shipParcel, delhivery } = parcelCalls(testShop, admin);

const ship = (orderId: string, lines?: object[]) => shipParcel(orderId, delhivery, lines);
const { timeline } = orderChangesOf(testShop);

const aPaidOrder = () => aPaidOrderOfThree(pay);

const lineOf = async (orderId: string) => {
  const [line] = await sql<{ id: string }>(
    "select id from order_lines where order_id = $1 order by position",
    [orderId],
  );
  return line?.id ?? "";
};

const stockOf = async (productId: string): Promise<number> => {
  const [row] = await sql<{ stock: number }>(
    "select sum(stock)::int as stock from stock_units where product_id = $1",
    [productId],
  );
  return row?.stock ?? 0;
};

const mailsOf = async (email: string) => {
  await runJobs();
  return sentMails().filter(({ to }) => to === email);
};

describe("pieces that an admin removes before shipping", () => {
  it("go back into stock and are refunded, with a credit note, a mail, the timeline and the audit", async () => {
    const { shopper, dress, order, proof } = await aPaidOrder();
    const lineId = await lineOf(order.id);
    const { data } = await cancelPieces(order.id, [{ lineId, quantity: 1 }], {
      note: "This piece has a fault.",
    });
    expect(data.cancelPieces).toMatchObject({
      orderStatus: "CONFIRMED",
      creditedAmount: 333.33,
      paymentDetails: { paymentStatus: "COMPLETED" },
      refunds: [{ amount: 333.33, reason: "PIECES_CANCELLED" }],
      credits: [
        {
          isCancellation: true,
          amount: 333.33,
          note: "This piece has a fault.",
          pieces: [{ quantity: 1, size: null }],
        },
      ],
    });
    expect(await stockOf(dress.id)).toBe(8);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    const [note] = await sql<{ total: string }>(
      "select snapshot->'sums'->>'total' as total from credit_notes where order_id = $1",
      [order.id],
    );
    expect(note?.total).toBe("33333");
    const mail = (await mailsOf(shopper.email)).find(({ subject }) =>
      subject.startsWith("Your refund of ₹333.33"),
    );
    expect(mail?.text).toContain("This piece has a fault.");
    expect(await timeline(admin, order.id)).toContainEqual(
      expect.objectContaining({ title: "Pieces removed", detail: expect.stringContaining("₹333.33") }),
    );
  });

  it("are neither packed nor shipped", async () => {
    const { order } = await aPaidOrder();
    const lineId = await lineOf(order.id);
    await pack([order.orderNumber]);
    expect((await stateOf(order.id)).packedAt).not.toBeNull();
    await cancelPieces(order.id, [{ lineId, quantity: 1 }]);
    expect((await stateOf(order.id)).packedAt).toBeNull();
    expect(await ship(order.id, [{ orderLineId: lineId, quantity: 3 }])).toMatchObject({
      code: "PIECES_INVALID",
    });
    await ship(order.id);
    expect((await stateOf(order.id)).orderStatus).toBe("SHIPPED");
  });

  it("ship an order whose other pieces are in a parcel", async () => {
    const { order } = await aPaidOrder();
    const lineId = await lineOf(order.id);
    await ship(order.id, [{ orderLineId: lineId, quantity: 2 }]);
    expect(await optionsOf(order.id)).toMatchObject({
      unshipped: [{ quantity: 1 }],
      shipped: [{ quantity: 2 }],
    });
    expect(await cancelPieces(order.id, [{ lineId, quantity: 2 }])).toMatchObject({ code: "ORDER_CHANGED" });
    const { data } = await cancelPieces(order.id, [{ lineId, quantity: 1 }]);
    expect(data.cancelPieces.orderStatus).toBe("SHIPPED");
  });

  it("cancel the order if they are all of it, with its shipping", async () => {
    const { order, dress } = await aPaidOrder();
    const lineId = await lineOf(order.id);
    await cancelPieces(order.id, [{ lineId, quantity: 1 }]);
    const { data } = await cancelPieces(order.id, [{ lineId, quantity: 2 }]);
    expect(data.cancelPieces).toMatchObject({
      orderStatus: "CANCELLED",
      creditedAmount: 999.99,
      paymentDetails: { paymentStatus: "REFUNDED" },
    });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("stay out of the order through later changes of its status", async () => {
    const { order, dress } = await aCashOrder();
    await cancelPieces(order.id, [{ lineId: await lineOf(order.id), quantity: 1 }]);
    expect(await stockOf(dress.id)).toBe(9);
    await changeStatus(admin, order.id, "CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    await changeStatus(admin, order.id, "CONFIRMED");
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("lower the cash that the courier collects, on the label and in the reconciliation", async () => {
    const { shopper, order } = await aCashOrder();
    const { data } = await cancelPieces(order.id, [{ lineId: await lineOf(order.id), quantity: 1 }]);
    expect(data.cancelPieces).toMatchObject({ cashDue: 300, creditedAmount: 300, payouts: [] });
    const mail = (await mailsOf(shopper.email)).find(({ subject }) =>
      subject.startsWith("We have removed pieces"),
    );
    expect(mail?.text).toContain("you now pay ₹300.00 in cash on delivery");
    await changeStatus(admin, order.id, "DELIVERED");
    const owed = await gql<{ moneyEntries: { nodes: { orderId: string; amount: number }[] } }>(
      "{ moneyEntries(filter: { figure: CASH_OWED }, first: 100) { nodes { orderId amount } } }",
      {},
      admin.token,
    );
    expect(owed.data.moneyEntries.nodes).toContainEqual({ orderId: order.id, amount: 300 });
    await markCollected(admin, order.id);
    const [cash] = await sql("select amount::int as amount from cash_collections where order_id = $1", [
      order.id,
    ]);
    expect(cash).toEqual({ amount: 30_000 });
    expect(await payoutsOf(shopper, order.id)).toEqual([]);
  });

  it("lower the cash of an order that was marked as delivered by mistake", async () => {
    const { shopper, order } = await aCashOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    await changeStatus(admin, order.id, "CONFIRMED");
    const { data } = await cancelPieces(order.id, [{ lineId: await lineOf(order.id), quantity: 1 }]);
    expect(data.cancelPieces).toMatchObject({ cashDue: 300 });
    const mail = (await mailsOf(shopper.email)).find(({ subject }) =>
      subject.startsWith("We have removed pieces"),
    );
    expect(mail?.text).toContain("you now pay ₹300.00 in cash on delivery");
    await changeStatus(admin, order.id, "DELIVERED");
    await markCollected(admin, order.id);
    expect(await payoutsOf(shopper, order.id)).toEqual([]);
  });

  it("leave the cash as it was recorded, also before the delivery", async () => {
    const { order } = await aCashOrder();
    await markCollected(admin, order.id);
    const { data } = await cancelPieces(order.id, [{ lineId: await lineOf(order.id), quantity: 1 }]);
    expect(data.cancelPieces).toMatchObject({ cashDue: 600, payouts: [{ amount: 300 }] });
  });

  it("are removed once, however often and at the same time the request arrives", async () => {
    const { order, dress, proof } = await aPaidOrder();
    const input = { idempotencyKey: randomUUID(), seen: { orderStatus: "CONFIRMED", creditedAmount: 0 } };
    const lineId = await lineOf(order.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => cancelPieces(order.id, [{ lineId, quantity: 1 }], input)),
    );
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(await cancelPieces(order.id, [{ lineId, quantity: 2 }], input)).toMatchObject({
      code: "KEY_REUSED",
    });
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    expect(await stockOf(dress.id)).toBe(8);
  });

  it("are not removed unseen beside another change", async () => {
    const { shopper, order, dress } = await aPaidOrder();
    const lineId = await lineOf(order.id);
    const seen = { orderStatus: "CONFIRMED", creditedAmount: 0 };
    const answers = await Promise.all([
      cancelPieces(order.id, [{ lineId, quantity: 1 }], { seen }),
      cancelPieces(order.id, [{ lineId, quantity: 1 }], { seen }),
      gql("mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id: order.id }, shopper.token),
    ]);
    expect(answers[2]?.code).toBeUndefined();
    expect(answers.slice(0, 2).some(({ code }) => code === "ORDER_CHANGED")).toBe(true);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 99_999, payment: "refunded" });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("are refused for an order that has left, that is not paid online, or that has ended", async () => {
    const { order } = await aDeliveredOrder();
    const lines = [{ lineId: await lineOf(order.id), quantity: 1, size: "M", color: "Red" }];
    expect(await cancelPieces(order.id, lines)).toMatchObject({ status: 409, code: "ORDER_NOT_REFUNDABLE" });
    const pending = await pay.aPendingOrder();
    const pendingLine = { lineId: await lineOf(pending.order.id), quantity: 1 };
    expect(await cancelPieces(pending.order.id, [pendingLine])).toMatchObject({
      code: "ORDER_NOT_REFUNDABLE",
      message: expect.stringContaining("is not paid yet"),
    });
    expect(await refundOrder(pending.order.id, { reduction: 1, note: "Late." })).toMatchObject({
      code: "ORDER_NOT_REFUNDABLE",
    });
    const ended = await aCashOrder();
    const endedLine = { lineId: await lineOf(ended.order.id), quantity: 1 };
    expect(await cancelPieces(ended.order.id, [endedLine, endedLine])).toMatchObject({
      code: "REFUND_INVALID",
    });
    expect(await cancelPieces(ended.order.id, [])).toMatchObject({ code: "REFUND_INVALID" });
    expect(await cancelPieces(ended.order.id, [{ ...endedLine, size: "XL" }])).toMatchObject({
      code: "ORDER_CHANGED",
    });
    await changeStatus(admin, ended.order.id, "CANCELLED");
    expect(await cancelPieces(ended.order.id, [endedLine])).toMatchObject({ code: "ORDER_NOT_REFUNDABLE" });
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { creditsOf } from "../support/credits.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { payoutCalls } from "../support/payouts.ts";
import { refundsByHand } from "../support/refunds-by-hand.ts";
import { refundsOf } from "../support/refunds.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { runJobs, sentMails } = pay;
const { refundedAmounts } = refundsOf(testShop, pay);
const { piecesOf, moneyOf, markCollected, aCashOrder, aPaidOrderOfThree } = creditsOf(testShop);
const { aDeliveredOrder, request, options } = returnsOf(testShop);
const admin = await anAdmin();
const { refundOrder, stateOf, optionsOf, quote } = refundsByHand(testShop, admin);
const { payoutsOf, give: givePayoutDetails, record: recordPayout } = payoutCalls(testShop, admin);
const { ship: shipParcel, delhivery } = parcelCalls(testShop, admin);

const ship = (orderId: string, lines?: object[]) => shipParcel(orderId, delhivery, lines);

const aPaidOrder = () => aPaidOrderOfThree(pay);

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

describe("a refund by hand", () => {
  describe("of delivered pieces", () => {
    /** A collected cash order of three pieces, and refunds of one of them each. */
    const aCollectedOrder = async () => {
      const placed = await aDeliveredOrder({ quantity: 3 });
      const { order, lineId } = placed;
      await markCollected(admin, order.id);
      const piece = { lineId, quantity: 1, size: "M", color: "Red" };
      const refundOne = (isRestocked: boolean, note?: string) =>
        refundOrder(order.id, { lines: [{ ...piece, isRestocked }], note });
      return { ...placed, refundOne };
    };

    it("is paid back", async () => {
      const { shopper, order, refundOne } = await aCollectedOrder();
      const kept = await refundOne(false, "It has a stain.");
      expect(kept.data.refundOrder).toMatchObject({ orderStatus: "DELIVERED", creditedAmount: 1200 });
      await refundOne(true);
      expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([1200, 1200]);
      const mail = (await mailsOf(shopper.email)).find(({ text }) => text.includes("It has a stain."));
      expect(mail?.subject).toContain("Where shall we send your refund of ₹1,200.00");
      await refundOne(false);
      expect(await stateOf(order.id)).toMatchObject({
        orderStatus: "RETURNED",
        paymentDetails: { paymentStatus: "REFUNDED" },
      });
    });

    it("puts them into stock only if the admin says so", async () => {
      const { dress, refundOne } = await aCollectedOrder();
      const before = await stockOf(dress.id);
      for (const [isRestocked, more] of [
        [false, 0],
        [true, 1],
        [false, 1],
      ] as const) {
        expect((await refundOne(isRestocked)).errors).toEqual([]);
        expect(await stockOf(dress.id)).toBe(before + more);
      }
    });

    it("leaves only the others to return", async () => {
      const { shopper, order, lineId, refundOne } = await aCollectedOrder();
      await refundOne(false);
      await refundOne(true);
      expect((await options(shopper, order.id)).data.returnOptions.pieces).toMatchObject([{ quantity: 1 }]);
      expect(await request(shopper, order.id, [{ lineId, quantity: 2 }])).toMatchObject({
        code: "RETURN_TOO_MANY",
      });
    });
  });

  it("of the shipping and of an amount is never more than what is left", async () => {
    const { order, proof } = await aPaidOrder();
    expect(await optionsOf(order.id)).toMatchObject({
      shipping: 0,
      mostReduction: 999.99,
      cancelProblem: null,
    });
    expect(await refundOrder(order.id, { hasShipping: true })).toMatchObject({
      code: "CREDIT_EXCEEDS_ORDER",
    });
    expect(await refundOrder(order.id, { reduction: 1000, note: "Late." })).toMatchObject({
      code: "CREDIT_EXCEEDS_ORDER",
    });
    expect(await refundOrder(order.id, { reduction: 100 })).toMatchObject({
      status: 400,
      code: "REFUND_REASON_NEEDED",
    });
    expect(await refundOrder(order.id, { reduction: -1, note: "Late." })).toMatchObject({ status: 400 });
    expect(await refundOrder(order.id, { reduction: 0.99, note: "Late." })).toMatchObject({
      code: "REFUND_INVALID",
      message: "Please enter an amount of at least ₹1.",
    });
    expect(await refundOrder(order.id, {})).toMatchObject({ status: 400, code: "REFUND_INVALID" });
    const { data } = await refundOrder(order.id, { reduction: 100, note: "It came late." });
    expect(data.refundOrder).toMatchObject({
      creditedAmount: 100,
      orderStatus: "CONFIRMED",
      refunds: [{ amount: 100, reason: "REFUNDED_BY_SHOP" }],
      credits: [{ isCancellation: false, amount: 100, note: "It came late.", pieces: [] }],
    });
    expect((await quote(order.id, { reduction: 900 })).code).toBe("CREDIT_EXCEEDS_ORDER");
    const [piece] = await piecesOf(order.id, 1);
    const twice = [1, 2].map((quantity) => ({ lineId: piece?.orderLineId, quantity }));
    expect((await quote(order.id, { lines: twice })).code).toBe("REFUND_INVALID");
    expect((await quote(order.id, { reduction: 899.99 })).data.refundQuote).toEqual({
      amount: 899.99,
      shipping: 0,
    });
    await runJobs();
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    expect((await refundedAmounts(proof)).toSorted((one, other) => one - other)).toEqual([10_000, 89_999]);
    const notes = await sql<{ total: number; title: string }>(
      `select (snapshot->'sums'->>'total')::int as total, snapshot->'lines'->0->>'title' as title
       from credit_notes where order_id = $1 order by number`,
      [order.id],
    );
    expect(notes.map(({ total }) => total)).toEqual([10_000, 89_999]);
    expect(notes[0]?.title).toMatch(/^Price reduction: /);
  });

  it("of prices that were reduced to nothing ends the payment when the pieces come back", async () => {
    const { order, proof } = await aPaidOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    await refundOrder(order.id, { reduction: 999.99, note: "A gift." });
    await runJobs();
    expect(await moneyOf(order.id)).toMatchObject({ payment: "completed", ledger: "captured" });
    const [piece] = await piecesOf(order.id, 3);
    const lines = [{ lineId: piece?.orderLineId ?? "", quantity: 3, isRestocked: true }];
    expect((await refundOrder(order.id, { lines })).data.refundOrder.orderStatus).toBe("RETURNED");
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([99_999]);
    expect(await moneyOf(order.id)).toMatchObject({
      payment: "refunded",
      ledger: "refunded",
      credited: 99_999,
    });
    const notes = await sql("select from credit_notes where order_id = $1", [order.id]);
    expect(notes).toHaveLength(1);
  });

  it("of less than a rupee, which Razorpay does not refund, is a payout to the shopper's UPI id", async () => {
    const { shopper, order, proof } = await aPaidOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    expect((await refundOrder(order.id, { reduction: 999.49, note: "A long delay." })).errors).toEqual([]);
    await changeStatus(admin, order.id, "RETURNED");
    await pay.makeAllDue();
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([99_949]);
    const [payout] = await payoutsOf(shopper, order.id);
    expect(payout).toMatchObject({ amount: 0.5, state: "WAITING" });
    const input = { payoutId: payout?.id, upiId: "asha@okbank" };
    expect((await givePayoutDetails(shopper, input)).data.givePayoutDetails.state).toBe("DUE");
    expect((await recordPayout(payout?.id ?? "", "426811")).data.recordPayout.state).toBe("PAID");
    expect(await moneyOf(order.id)).toMatchObject({
      credited: 99_999,
      payment: "refunded",
      ledger: "refunded",
    });
  });

  it("waits while the courier collects the cash", async () => {
    const { shopper, order } = await aCashOrder();
    await ship(order.id);
    expect(await refundOrder(order.id, { reduction: 50, note: "Late." })).toMatchObject({
      code: "ORDER_NOT_REFUNDABLE",
      message: expect.stringContaining("the courier collects the cash"),
    });
    await changeStatus(admin, order.id, "DELIVERED");
    const { data } = await refundOrder(order.id, { reduction: 50, note: "Late." });
    expect(data.refundOrder).toMatchObject({ cashDue: 600, creditedAmount: 50, payouts: [] });
    const mail = (await mailsOf(shopper.email)).find(({ subject }) =>
      subject.startsWith("Your refund of ₹50.00"),
    );
    expect(mail?.text).toContain("we will ask where to send it");
    await markCollected(admin, order.id);
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([50]);
  });

  it("before the delivery lowers the cash at the door", async () => {
    const { order } = await aCashOrder();
    const { data } = await refundOrder(order.id, { reduction: 50.5, note: "A colour ran out." });
    expect(data.refundOrder).toMatchObject({ cashDue: 550, payouts: [] });
  });

  it("is made once when the same request arrives again", async () => {
    const { shopper, order } = await aDeliveredOrder({ quantity: 2 });
    await markCollected(admin, order.id);
    const seen = { orderStatus: "DELIVERED", creditedAmount: 0 };
    const input = { reduction: 25, note: "Late.", seen, idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => refundOrder(order.id, input)));
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([25]);
  });

  it("is refused to an admin who has not seen an earlier one", async () => {
    const { order } = await aCashOrder();
    const { orderStatus, creditedAmount } = await stateOf(order.id);
    const seen = { orderStatus, creditedAmount };
    await refundOrder(order.id, { reduction: 25, note: "Late.", seen });
    expect(await refundOrder(order.id, { reduction: 25, note: "Late.", seen })).toMatchObject({
      code: "ORDER_CHANGED",
    });
  });

  it("is refused for pieces of an open return", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder({ quantity: 2 });
    await markCollected(admin, order.id);
    await request(shopper, order.id, [{ lineId, quantity: 2 }]);
    const lines = [{ lineId, quantity: 1, size: "M", color: "Red", isRestocked: true }];
    expect(await refundOrder(order.id, { lines })).toMatchObject({ code: "ORDER_CHANGED" });
  });
});

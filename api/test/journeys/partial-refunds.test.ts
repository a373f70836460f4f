import { describe, expect, it } from "vitest";
import { creditsOf } from "../support/credits.ts";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, gql, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { runJobs, makeAllDue, faults, settleRefund, closeCircuitBreaker, sentMails } = pay;
const { refundedAmounts, refundStateOf, newestRefund, refundAtDashboard } = refundsOf(testShop, pay);
const { credit, piecesOf, moneyOf, aPaidOrderWithoutWebhooks, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();
const aPaidOrder = () => aPaidOrderWithoutWebhooks(pay);

describe("the refunds of parts of a payment", () => {
  it("are requested when Razorpay answers again, each once", async () => {
    const { order, proof } = await aPaidOrder();
    await faults({ ...withoutWebhooks, refuse: 100, only: "refund" });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([]);
    await faults(withoutWebhooks);
    closeCircuitBreaker();
    await makeAllDue();
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333, 33_333]);
  });

  it("are paid once when the answers of Razorpay are lost", async () => {
    const { order, proof } = await aPaidOrder();
    await faults({ ...withoutWebhooks, loseReply: 2, only: "refund" });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await credit(order.id);
    await runJobs();
    closeCircuitBreaker();
    await makeAllDue();
    await runJobs();
    expect((await refundedAmounts(proof)).toSorted()).toEqual([33_333, 66_666]);
    expect(await moneyOf(order.id)).toMatchObject({ ledger: "refunded" });
  });

  it("do not hinder each other: one is pending for a day and fails, the other is paid", async () => {
    const { shopper, order, proof } = await aPaidOrder();
    await faults({ ...withoutWebhooks, pendRefunds: 1 });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    const pendingRefund = await newestRefund(proof);
    await credit(order.id);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([66_666]);
    expect(await moneyOf(order.id)).toMatchObject({ payment: "refunded", ledger: "refunded" });
    await settleRefund(pendingRefund, "failed");
    await makeAllDue();
    await faults({ ...withoutWebhooks, refuse: 1, only: "POST /v1/payments" });
    await runJobs();
    expect(await moneyOf(order.id)).toMatchObject({ ledger: "refund_due" });
    closeCircuitBreaker();
    await makeAllDue();
    await runJobs();
    expect((await refundedAmounts(proof)).toSorted()).toEqual([33_333, 66_666]);
    expect(await moneyOf(order.id)).toMatchObject({ ledger: "refunded" });
    expect((await refundStateOf(shopper, order.id)).refunds.map(({ amount }) => amount)).toEqual([
      333.33, 666.66,
    ]);
  });

  it("that failed are found by the webhook of their own refund", async () => {
    const { order, proof } = await aPaidOrder();
    await faults({ pendRefunds: 2 });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    const first = await newestRefund(proof);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    await settleRefund(first, "failed");
    const checks = () =>
      sql("select 1 from graphile_worker.jobs where key like 'check %' and run_at <= now()");
    await expect.poll(async () => (await checks()).length, { timeout: 5000, interval: 10 }).toBe(1);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
  });

  it("never exceed the payment: what was refunded at the dashboard is deducted from the last one", async () => {
    const { order, proof } = await aPaidOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    expect((await refundAtDashboard(proof, 50_000)).status).toBe(200);
    await credit(order.id);
    await runJobs();
    expect((await refundedAmounts(proof)).reduce((total, amount) => total + amount, 0)).toBe(99_999);
    expect(await moneyOf(order.id)).toMatchObject({ ledger: "refunded" });
  });

  it("of an order that is credited before it is paid follow the payment", async () => {
    const { shopper, order, session } = await pay.aStartedOrder();
    await faults(withoutWebhooks);
    const twice = await aPaidOrder();
    await credit(twice.order.id, { pieces: await piecesOf(twice.order.id, 1) });
    await changeStatus(admin, order.id, "DELIVERED");
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await refundStateOf(shopper, order.id)).toMatchObject({ refunds: [] });
    const proof = await pay.checkout(session);
    await pay.verify(shopper, order.id, proof);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(await moneyOf(order.id)).toMatchObject({ payment: "refunded", ledger: "refunded" });
  });

  it("are announced with their pieces", async () => {
    const { shopper, dress, order } = await aPaidOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 2) });
    await runJobs();
    const mail = sentMails().find(({ to, subject }) => to === shopper.email && /refund/.test(subject));
    expect(mail?.subject).toBe(`Your refund of ₹666.66 for order ${order.orderNumber} is on its way`);
    for (const text of [
      `We have received some pieces of order ${order.orderNumber}.`,
      "We are refunding ₹666.66 of that payment to your original payment method.",
      "For:\n",
      `${dress.title} (2 pieces)`,
    ])
      expect(mail?.text).toContain(text);
  });

  it("are followed by the rest when the order is cancelled", async () => {
    const { order, proof } = await aPaidOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333, 66_666]);
    expect(await changeStatus(admin, order.id, "CONFIRMED")).toMatchObject({ code: "ORDER_REFUNDED" });
  });

  const figures = async () =>
    (
      await gql<{ dashboard: { revenue: number; netRevenue: number } }>(
        "{ dashboard { revenue netRevenue } }",
        {},
        admin.token,
      )
    ).data.dashboard;

  it("lower net revenue by exactly their amount", async () => {
    const { order } = await aPaidOrder();
    const before = (await figures()).netRevenue;
    const lowered = async () => Math.round((before - (await figures()).netRevenue) * 100);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await lowered()).toBe(33_333);
    await changeStatus(admin, order.id, "CANCELLED");
    expect(await lowered()).toBe(99_999);
  });

  it("leave revenue as it is", async () => {
    const { order } = await aPaidOrder();
    const before = (await figures()).revenue;
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect((await figures()).revenue).toBe(before);
  });
});

describe("an unpaid order that is cancelled", () => {
  const anInvoicedOrder = async () => {
    const placed = await aCashOrder();
    await runJobs();
    expect(await sql("select from invoices where order_id = $1", [placed.order.id])).toHaveLength(1);
    return placed;
  };

  const aCancelledOrder = async () => {
    const { order } = await anInvoicedOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    return order;
  };

  it("can be reopened within the hour", async () => {
    const order = await aCancelledOrder();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 0 });
    expect((await changeStatus(admin, order.id, "CONFIRMED")).status).toBe(200);
    await makeAllDue();
    await runJobs();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 0 });
  });

  it("is credited after the hour if it has an invoice", async () => {
    const order = await aCancelledOrder();
    // An earlier cancellation that was taken back leaves nothing behind.
    await changeStatus(admin, order.id, "CONFIRMED");
    await makeAllDue();
    await runJobs();
    await changeStatus(admin, order.id, "CANCELLED");
    await makeAllDue();
    await runJobs();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 60_000, payment: "pending" });
    expect(await changeStatus(admin, order.id, "CONFIRMED")).toMatchObject({
      status: 409,
      code: "ORDER_CREDITED",
    });
    expect(await sql("select from payouts")).toEqual([]);
  });

  it("is credited too if the shop cancels it because it was not paid in time", async () => {
    const { order } = await pay.aPendingOrder();
    await changeStatus(admin, order.id, "CONFIRMED");
    await runJobs();
    expect(await sql("select from invoices where order_id = $1", [order.id])).toHaveLength(1);
    await changeStatus(admin, order.id, "PENDING");
    await pay.passMinutes(order.id, 31);
    await runJobs();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 0, payment: "failed" });
    await makeAllDue();
    await runJobs();
    const { credited, final } = await moneyOf(order.id);
    expect(credited).toBe(final);
    expect(await sql("select from credit_notes where order_id = $1", [order.id])).toHaveLength(1);
  });

  it("is not credited without an invoice", async () => {
    const { order } = await aCashOrder();
    await sql("delete from graphile_worker._private_jobs");
    await changeStatus(admin, order.id, "CANCELLED");
    await makeAllDue();
    await runJobs();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 0 });
    expect((await changeStatus(admin, order.id, "CONFIRMED")).status).toBe(200);
  });
});

import { describe, expect, it } from "vitest";
import {
  closeRefund,
  countRefundFailure,
  dueRefund,
} from "../../src/features/payments/refund-write.store.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { runJobs, makeAllDue } = pay;
const { refundStateOf, refundedAmounts, newestRefund, aPaidOrder } = refundsOf(testShop, pay);

describe("a refund that Razorpay cannot pay", () => {
  /** A cancelled order whose refund Razorpay has accepted, and the bank has not paid yet. */
  const aPendingRefund = async () => {
    const paid = await aPaidOrder();
    await pay.faults({ pendRefunds: 1, webhooks: { isOff: true } });
    await changeStatus(paid.admin, paid.order.id, "CANCELLED");
    await runJobs();
    expect(await refundedAmounts(paid.proof)).toEqual([]);
    return paid;
  };

  it("is shown as open until Razorpay accepts it again", async () => {
    const { shopper, order, proof } = await aPendingRefund();
    const failedRefund = await newestRefund(proof);
    await pay.faults({ only: "POST /v1/payments", refuse: 1 });
    await pay.settleRefund(failedRefund, "failed");
    const pendingChecks = async () =>
      (await sql("select 1 from graphile_worker.jobs where key like 'check %'")).length;
    await expect.poll(pendingChecks, { timeout: 5000, interval: 10 }).toBe(1);
    await runJobs();
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([
      { amount: 700, refundedAt: null },
    ]);
    await makeAllDue();
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(await newestRefund(proof)).not.toBe(failedRefund);
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([
      { refundedAt: expect.any(String) },
    ]);
  });

  it("is requested again when its webhook is lost", async () => {
    const { proof } = await aPendingRefund();
    await pay.settleRefund(await newestRefund(proof), "failed");
    await makeAllDue();
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
  });

  it("is requested again after each failure, with growing delays", async () => {
    const { order, proof } = await aPendingRefund();
    for (let failure = 1; failure <= 3; failure += 1) {
      await pay.faults({ pendRefunds: 1, webhooks: { isOff: true } });
      await pay.settleRefund(await newestRefund(proof), "failed");
      await makeAllDue();
      await runJobs();
      const [scheduled] = await sql<{ hours: number }>(
        `select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs
         where task_identifier = 'refund-payment' and run_at > now()`,
      );
      expect(scheduled?.hours).toBe(failure === 1 ? undefined : failure - 1);
      await makeAllDue();
      await runJobs();
    }
    await pay.settleRefund(await newestRefund(proof), "processed");
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(
      await sql(
        "select failures from refunds r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id where i.order_id = $1",
        [order.id],
      ),
    ).toEqual([{ failures: 3 }]);
  });

  it("is requested under another key if it failed at once", async () => {
    const { admin, order, proof } = await aPaidOrder();
    await pay.faults({ failRefunds: 1, webhooks: { isOff: true } });
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([]);
    await makeAllDue();
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
  });

  it("is checked only until the bank has paid it", async () => {
    const { proof } = await aPendingRefund();
    const checks = () => sql("select 1 from graphile_worker.jobs where key like 'check %'");
    await makeAllDue();
    await runJobs();
    expect(await checks()).toHaveLength(1);
    await pay.settleRefund(await newestRefund(proof), "processed");
    await makeAllDue();
    await runJobs();
    expect(await checks()).toHaveLength(0);
    expect(await refundedAmounts(proof)).toEqual([70_000]);
  });

  it("is not closed by a late response about the failed attempt", async () => {
    const { shopper, admin, order, proof } = await aPaidOrder();
    await pay.faults({ webhooks: { isOff: true } });
    await changeStatus(admin, order.id, "CANCELLED");
    const { manager } = testShop.shop.database.source;
    const [due] = await sql<{ id: string }>("select id from refunds order by created_at desc limit 1");
    const openRefund = await dueRefund(manager, due?.id ?? "");
    if (!openRefund) throw new Error("no open refund");
    await countRefundFailure(manager, openRefund);
    await manager.transaction((tx) => closeRefund(tx, openRefund, "rfnd_late"));
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([{ refundedAt: null }]);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([
      { refundedAt: expect.any(String) },
    ]);
  });
});

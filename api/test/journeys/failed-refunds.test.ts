import { describe, expect, it } from "vitest";
import {
  closeRefund,
  countRefundFailure,
  dueRefund,
} from "../../src/features/payments/refund-write.store.ts";
import { paymentsOf, type Proof } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { sql } = house;
const pay = paymentsOf(house);
const { work, books } = pay;
const { moneyOf, givenBack, move, aPaidOrder } = refundsOf(house, pay);

/** Razorpay's id of what it took on to give back of a payment, last. */
const lastRefund = async ({ razorpay_payment_id }: Proof): Promise<string> =>
  (await books()).refunds.findLast(({ payment_id }) => payment_id === razorpay_payment_id)?.id ?? "";

/** Whatever waits for a later time is due. */
const laterIsNow = () => sql("update graphile_worker._private_jobs set run_at = now() where run_at > now()");

describe("a refund that Razorpay cannot pay", () => {
  /** A cancelled order whose refund Razorpay has taken on, and its bank has not paid yet. */
  const aPendingRefund = async () => {
    const paid = await aPaidOrder();
    await pay.faults({ pendRefunds: 1, webhooks: { isOff: true } });
    await move(paid.boss, paid.order.id, "CANCELLED");
    await work();
    expect(await givenBack(paid.proof)).toEqual([]);
    return paid;
  };

  it("is asked for again when its bank sends it back, and is open to her until Razorpay takes it", async () => {
    const { asha, order, proof } = await aPendingRefund();
    const sentBack = await lastRefund(proof);
    await pay.faults({ only: "POST /v1/payments", refuse: 1 });
    await pay.settleRefund(sentBack, "failed");
    const isTold = async () =>
      (await sql("select 1 from graphile_worker.jobs where key like 'check %'")).length;
    await expect.poll(isTold, { timeout: 5000, interval: 10 }).toBe(1);
    await work();
    expect((await moneyOf(asha, order.id)).refunds).toMatchObject([{ amount: 700, refundedAt: null }]);
    await laterIsNow();
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
    expect(await lastRefund(proof)).not.toBe(sentBack);
    expect((await moneyOf(asha, order.id)).refunds).toMatchObject([{ refundedAt: expect.any(String) }]);
  });

  it("is asked for again when the news of it is lost", async () => {
    const { proof } = await aPendingRefund();
    await pay.settleRefund(await lastRefund(proof), "failed");
    await laterIsNow();
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
  });

  it("is asked for again after each failure, later each time", async () => {
    const { order, proof } = await aPendingRefund();
    for (let failure = 1; failure <= 3; failure += 1) {
      await pay.faults({ pendRefunds: 1, webhooks: { isOff: true } });
      await pay.settleRefund(await lastRefund(proof), "failed");
      await laterIsNow();
      await work();
      const [waiting] = await sql<{ hours: number }>(
        `select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs
         where task_identifier = 'refund-payment' and run_at > now()`,
      );
      expect(waiting?.hours).toBe(failure === 1 ? undefined : failure - 1);
      await laterIsNow();
      await work();
    }
    await pay.settleRefund(await lastRefund(proof), "processed");
    expect(await givenBack(proof)).toEqual([70_000]);
    expect(
      await sql(
        "select failures from refunds r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id where i.order_id = $1",
        [order.id],
      ),
    ).toEqual([{ failures: 3 }]);
  });

  it("is asked for under another key when it failed at once", async () => {
    const { boss, order, proof } = await aPaidOrder();
    await pay.faults({ failRefunds: 1, webhooks: { isOff: true } });
    await move(boss, order.id, "CANCELLED");
    await work();
    expect(await givenBack(proof)).toEqual([]);
    await laterIsNow();
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
  });

  it("is left alone once its bank has paid it, and looked after while it is pending", async () => {
    const { proof } = await aPendingRefund();
    const checks = () => sql("select 1 from graphile_worker.jobs where key like 'check %'");
    await laterIsNow();
    await work();
    expect(await checks()).toHaveLength(1);
    await pay.settleRefund(await lastRefund(proof), "processed");
    await laterIsNow();
    await work();
    expect(await checks()).toHaveLength(0);
    expect(await givenBack(proof)).toEqual([70_000]);
  });

  it("is not closed by a late answer about the try that failed", async () => {
    const { asha, boss, order, proof } = await aPaidOrder();
    await pay.faults({ webhooks: { isOff: true } });
    await move(boss, order.id, "CANCELLED");
    const { manager } = house.shop.database.source;
    const [due] = await sql<{ id: string }>("select id from refunds order by created_at desc limit 1");
    const owed = await dueRefund(manager, due?.id ?? "");
    if (!owed) throw new Error("nothing is owed");
    await countRefundFailure(manager, owed);
    await closeRefund(manager, owed, "rfnd_late");
    expect((await moneyOf(asha, order.id)).refunds).toMatchObject([{ refundedAt: null }]);
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
    expect((await moneyOf(asha, order.id)).refunds).toMatchObject([{ refundedAt: expect.any(String) }]);
  });
});

import { describe, expect, it } from "vitest";
import { checkRefund } from "../../src/features/payments/check-refund.command.ts";
import { requestRefund } from "../../src/features/payments/request-refund.command.ts";
import { creditsOf } from "../support/credits.ts";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, sql, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { runJobs, makeAllDue, faults, settleRefund, closeCircuitBreaker } = pay;
const { refundedAmounts, newestRefund, refundAtDashboard } = refundsOf(testShop, pay);
const { credit, piecesOf, moneyOf, aPaidOrderWithoutWebhooks, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();
const aPaidOrder = () => aPaidOrderWithoutWebhooks(pay);

const loseJobs = () => sql("delete from graphile_worker._private_jobs");

const sweepBooks = async () => {
  await sql("select graphile_worker.add_job('sweep-books', '{}'::json)");
  await runJobs();
};

describe("the refunds of parts of a payment", () => {
  /** A paid order with a refund of one piece that the bank has returned, and the shop has not requested again. */
  const aReturnedRefund = async () => {
    const paid = await aPaidOrder();
    await faults({ ...withoutWebhooks, pendRefunds: 1 });
    await credit(paid.order.id, { pieces: await piecesOf(paid.order.id, 1) });
    await runJobs();
    await settleRefund(await newestRefund(paid.proof), "failed");
    return paid;
  };

  const tryAgain = async () => {
    for (let round = 0; round < 2; round += 1) {
      await makeAllDue();
      await runJobs();
    }
  };

  it("that failed are not paid a second time after they were made at the dashboard", async () => {
    const { proof } = await aReturnedRefund();
    expect((await refundAtDashboard(proof, 33_333)).status).toBe(200);
    await tryAgain();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    expect(await sql("select id from refunds where refunded_at is null")).toEqual([]);
  });

  it("that are due for an hour are not paid a second time after they were made at the dashboard", async () => {
    const { order, proof } = await aPaidOrder();
    await faults({ ...withoutWebhooks, refuse: 100, only: "POST" });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    closeCircuitBreaker();
    await faults(withoutWebhooks);
    expect((await refundAtDashboard(proof, 33_333)).status).toBe(200);
    await sql("update refunds set created_at = created_at - interval '61 minutes' where refunded_at is null");
    await tryAgain();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    expect(await sql("select id from refunds where refunded_at is null")).toEqual([]);
  });

  it("that failed are found by the daily sweep if their check is lost", async () => {
    const { proof } = await aReturnedRefund();
    await loseJobs();
    await sweepBooks();
    expect(await refundedAmounts(proof)).toEqual([]);
    await sql("update refunds set refunded_at = refunded_at - interval '5 days'");
    await sweepBooks();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
  });

  it("that failed are paid although the dashboard made another refund of the payment before", async () => {
    const { order, proof } = await aPaidOrder();
    expect((await refundAtDashboard(proof, 33_333)).status).toBe(200);
    // Razorpay's times are whole seconds. The refund at the dashboard is older than that of the shop.
    await sql("select pg_sleep(1.1)");
    await faults({ ...withoutWebhooks, pendRefunds: 1 });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    await settleRefund(await newestRefund(proof), "failed");
    await tryAgain();
    expect(await refundedAmounts(proof)).toEqual([33_333, 33_333]);
  });

  it("are each paid once if one failed while the answer about an equal one was lost", async () => {
    const { order, proof } = await aReturnedRefund();
    await faults({ ...withoutWebhooks, refuse: 100, only: "GET" });
    await makeAllDue();
    await runJobs();
    closeCircuitBreaker();
    await faults({ ...withoutWebhooks, loseReply: 1, only: "POST" });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    closeCircuitBreaker();
    await tryAgain();
    await tryAgain();
    expect(await refundedAmounts(proof)).toEqual([33_333, 33_333]);
    expect(await sql("select id from refunds where refunded_at is null")).toEqual([]);
  });
});

describe("a failed refund that is taken for an equal one whose answer was lost", () => {
  it("leaves the other one to be requested with another key, so that each is paid once", async () => {
    const { order, proof } = await aPaidOrder();
    const creditPiece = async (): Promise<string> => {
      await credit(order.id, { pieces: await piecesOf(order.id, 1) });
      const [row] = await sql<{ id: string }>("select id from refunds order by created_at desc limit 1");
      return row?.id ?? "";
    };
    await faults({ ...withoutWebhooks, pendRefunds: 1 });
    const failed = await creditPiece();
    await requestRefund(shop, failed);
    await settleRefund(await newestRefund(proof), "failed");
    await checkRefund(shop, failed);
    await faults({ ...withoutWebhooks, loseReply: 1, only: "POST" });
    const unanswered = await creditPiece();
    await expect(requestRefund(shop, unanswered)).rejects.toThrow("Razorpay");
    closeCircuitBreaker();
    await requestRefund(shop, failed);
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    await expect(requestRefund(shop, unanswered)).rejects.toThrow("another refund");
    await requestRefund(shop, unanswered);
    expect(await refundedAmounts(proof)).toEqual([33_333, 33_333]);
    expect(await sql("select id from refunds where refunded_at is null")).toEqual([]);
    await loseJobs();
  });
});

describe("an unpaid order with an invoice that is cancelled", () => {
  const anInvoicedOrder = async () => {
    const placed = await aCashOrder();
    await runJobs();
    return placed;
  };

  it("is credited with its note by the daily sweep if jobs are lost", async () => {
    const { order } = await anInvoicedOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    await loseJobs();
    await sweepBooks();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 0 });
    await sql(
      "update order_status_changes set changed_at = changed_at - interval '3 hours' where order_id = $1",
      [order.id],
    );
    await sweepBooks();
    expect(await moneyOf(order.id)).toMatchObject({ credited: 60_000 });
    const notes = () => sql("select from credit_notes where order_id = $1", [order.id]);
    expect(await notes()).toHaveLength(1);
    const other = await anInvoicedOrder();
    await credit(other.order.id);
    await loseJobs();
    await sweepBooks();
    await sweepBooks();
    expect(await sql("select from credit_notes where order_id = $1", [other.order.id])).toHaveLength(1);
    expect(await notes()).toHaveLength(1);
  });
});

it("an order that was cancelled before its invoice has the credit note of its earlier credit once it is reopened", async () => {
  const { order } = await aCashOrder();
  await credit(order.id, { pieces: await piecesOf(order.id, 1) });
  await changeStatus(admin, order.id, "CANCELLED");
  await runJobs();
  await changeStatus(admin, order.id, "CONFIRMED");
  await runJobs();
  const notes = await sql(
    `select c.amount::int as credited, (n.snapshot->'sums'->>'total')::int as noted
     from order_credits c join invoices i on i.order_id = c.order_id left join credit_notes n on n.credit_id = c.id
     where c.order_id = $1`,
    [order.id],
  );
  expect(notes).toEqual([{ credited: 30_000, noted: 30_000 }]);
});

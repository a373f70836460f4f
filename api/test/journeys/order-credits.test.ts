import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { creditsOf } from "../support/credits.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, anAdmin, anOrder, aProduct, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { runJobs } = pay;
const { refundedAmounts, refundStateOf } = refundsOf(testShop, pay);
await pay.faults({ webhooks: { isOff: true } });

const { credit, piecesOf, moneyOf, aCashOrder, aPaidOrderOfThree } = creditsOf(testShop);
const aPaidOrder = () => aPaidOrderOfThree(pay);

describe("a credit of an order that is paid online", () => {
  it("is refunded in parts, to the paisa", async () => {
    const { order, proof } = await aPaidOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    expect(await moneyOf(order.id)).toEqual({
      credited: 33_333,
      final: 99_999,
      payment: "completed",
      ledger: "captured",
    });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await credit(order.id, { sourceId: order.id });
    expect(await moneyOf(order.id)).toMatchObject({ payment: "refunded", ledger: "refund_due" });
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333, 33_333, 33_333]);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 99_999, ledger: "refunded" });
  });

  it("is made once for a source, also at the same time", async () => {
    const { shopper, order, proof } = await aPaidOrder();
    const request = { sourceId: randomUUID(), pieces: await piecesOf(order.id, 1) };
    const credits = await Promise.all([1, 2, 3].map(() => credit(order.id, request)));
    expect(new Set(credits.map((each) => each?.id)).size).toBe(1);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([33_333]);
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([
      { amount: 333.33, reason: "PIECES_RETURNED" },
    ]);
  });

  it("is given once for the same pieces at the same time", async () => {
    const { order, proof } = await aPaidOrder();
    const pieces = await piecesOf(order.id, 2);
    const results = await Promise.allSettled([1, 2].map(() => credit(order.id, { pieces })));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "CREDIT_EXCEEDS_ORDER" },
    });
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([66_666]);
  });

  it("of the rest does nothing when nothing is left", async () => {
    const { order, proof } = await aPaidOrder();
    await credit(order.id, { sourceId: order.id });
    expect(await credit(order.id)).toBeUndefined();
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([99_999]);
  });
});

describe("a credit of an order that is not paid", () => {
  it("lowers only what is charged", async () => {
    const dress = await aProduct({ price: 100, stock: 5 });
    const order = await anOrder({ lines: [{ productId: dress.id, quantity: 2 }] });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await moneyOf(order.id)).toMatchObject({ credited: 10_000, payment: "pending" });
    await credit(order.id);
    const final = order.finalAmount * 100;
    expect(await moneyOf(order.id)).toMatchObject({ credited: final, final, payment: "pending" });
    expect(await sql("select from payouts")).toEqual([]);
  });
});

describe("a credit of an order that was cancelled before it had an invoice", () => {
  it("has no credit note", async () => {
    const { order } = await aCashOrder();
    await changeStatus(await anAdmin(), order.id, "CANCELLED");
    expect((await credit(order.id))?.id).toBeDefined();
    await runJobs();
    const [papers] = await sql(
      `select (select count(*)::int from invoices where order_id = $1) as invoices,
         (select count(*)::int from credit_notes where order_id = $1) as notes`,
      [order.id],
    );
    expect(papers).toEqual({ invoices: 0, notes: 0 });
  });
});

describe("the database", () => {
  it.each([
    ["update order_credits set amount = amount - 1", "the books are only added to"],
    ["delete from order_credit_lines", "the books are only added to"],
    ["update refunds set credit_id = null where credit_id is not null", "the books are only added to"],
    [
      "insert into refunds (payment_id, amount, reason) select payment_id, amount, reason from refunds limit 1",
      "the refunds of a payment exceed it",
    ],
    [
      `with c as (insert into order_credits (order_id, source_id, reason, amount, tax, shipping, shipping_tax)
         select id, uuidv7(), 'x', final_amount, 0, 0, 0 from orders where credited_amount > 0 limit 1 returning id)
       select from c`,
      "orders_credited_check",
    ],
    [
      `insert into order_credit_lines (credit_id, order_line_id, quantity, amount, tax)
         select c.id, l.id, 1, 0, 0 from order_credits c join order_lines l on l.order_id <> c.order_id limit 1`,
      "a credit has lines of its own order only",
    ],
    [
      `with line as (select c.id as credit_id, l.id as line_id from order_credits c
           join order_lines l on l.order_id = c.order_id
           where not exists (select from order_credit_lines where credit_id = c.id and order_line_id = l.id) limit 1)
       insert into order_credit_lines (credit_id, order_line_id, quantity, amount, tax)
         select credit_id, line_id, 99, 0, 0 from line`,
      "more pieces are credited than were bought",
    ],
  ])("refuses %s", async (statement, message) => {
    const { order } = await aPaidOrder();
    const two = await Promise.all([1, 2].map(async () => (await aProduct({ price: 50, stock: 5 })).id));
    const other = await anOrder({ lines: two.map((productId) => ({ productId, quantity: 1 })) });
    await credit(order.id);
    await credit(other.id, { pieces: await piecesOf(other.id, 1) });
    await expect(sql(statement)).rejects.toThrow(message);
  });
});

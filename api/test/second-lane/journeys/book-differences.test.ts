import { describe, expect, it } from "vitest";
import { issueInvoice } from "../../../src/features/invoices/issue-invoice.command.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { dayInIndia } from "../../../src/platform/days.ts";
import { creditsOf } from "../../support/credits.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { openTestShop } from "../../support/test-shop.ts";

// No worker runs: invoices and credit notes are issued only where a test does it.
const testShop = await openTestShop(noOrderLimits);
const { gql, sql, shop, anAdmin, changeStatus } = testShop;
const { aPaidOrder } = refundsOf(testShop, paymentsOf(testShop));
const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();

/** Long enough ago for all jobs. The books of its month have what the tests make. */
const at = new Date(Date.now() - 2 * 60 * 60 * 1000);
const month = dayInIndia(at).slice(0, 7);

type Difference = {
  id: string;
  amount: number;
  otherAmount: number | null;
  orderNumber: string | null;
  reference: string | null;
};

const differences = async (kind: string, of = month, first = 100, after?: string) =>
  (
    await gql<{
      bookDifferences: { nodes: Difference[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    }>(
      `query($month: Month!, $kind: BookDifferenceKind!, $first: Int!, $after: String) {
        bookDifferences(filter: { month: $month, kind: $kind }, first: $first, after: $after) {
          pageInfo { hasNextPage endCursor } nodes { id amount otherAmount orderNumber reference } } }`,
      { month: of, kind, first, after },
      admin.token,
    )
  ).data.bookDifferences;

const counts = async (of = month) => {
  const { data } = await gql<{ bookDifferenceCounts: { kind: string; count: number; amount: number }[] }>(
    "query($month: Month!) { bookDifferenceCounts(month: $month) { kind count amount } }",
    { month: of },
    admin.token,
  );
  return Object.fromEntries(data.bookDifferenceCounts.map(({ kind, count }) => [kind, count]));
};

/** The kinds that name an order. */
const kindsOf = async (orderNumber: string): Promise<string[]> => {
  const kinds = Object.keys(await counts());
  const lists = await Promise.all(kinds.map((kind) => differences(kind)));
  return kinds.filter((_kind, index) => lists[index]?.nodes.some((node) => node.orderNumber === orderNumber));
};

const invoice = (orderId: string) =>
  inTransaction(shop.database, (tx) => issueInvoice(tx, shop, orderId, at));

/** Orders, payments, credits and refunds are as old as the books, whose month may be the last one. */
const age = async () => {
  await sql("update orders set created_at = $1", [at]);
  await sql("alter table payments disable trigger user");
  await sql("update payments set captured_at = $1", [at]);
  await sql("alter table order_credits disable trigger user");
  await sql("update order_credits set created_at = $1", [at]);
  await sql("update refunds set created_at = $1", [at]);
  await sql("alter table cash_collections disable trigger user");
  await sql("update cash_collections set collected_at = $1", [at]);
};

describe("the comparison of the books", () => {
  it("names a cash order from its missing invoice to its collected cash", async () => {
    const { order } = await aCashOrder();
    await age();
    expect(await kindsOf(order.orderNumber)).toEqual(["ORDER_WITHOUT_INVOICE"]);
    await invoice(order.id);
    expect(await kindsOf(order.orderNumber)).toEqual(["CASH_ON_THE_WAY"]);
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await kindsOf(order.orderNumber)).toEqual(["CASH_OWED"]);
    await markCollected(admin, order.id);
    await age();
    expect(await kindsOf(order.orderNumber)).toEqual([]);
    await sql("update cash_collections set amount = 50000 where order_id = $1", [order.id]);
    expect(await kindsOf(order.orderNumber)).toEqual(["CASH_AMOUNT"]);
    expect((await differences("CASH_AMOUNT")).nodes).toEqual([
      expect.objectContaining({ amount: 500, otherAmount: 600, orderNumber: order.orderNumber }),
    ]);
  });

  it("names a payment without an invoice until it has one", async () => {
    const { order } = await aPaidOrder();
    await age();
    expect(await kindsOf(order.orderNumber)).toEqual(["ORDER_WITHOUT_INVOICE", "PAYMENT_WITHOUT_INVOICE"]);
    await invoice(order.id);
    expect(await kindsOf(order.orderNumber)).toEqual([]);
  });

  it("names a credit without its note beside the refund that is due", async () => {
    const { order } = await aPaidOrder();
    await invoice(order.id);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await age();
    expect(await kindsOf(order.orderNumber)).toEqual(["CREDIT_WITHOUT_NOTE", "REFUND_DUE"]);
  });

  it("names an invoice without a payment after its order has ended", async () => {
    const { order } = await aCashOrder();
    await age();
    await invoice(order.id);
    await changeStatus(admin, order.id, "RETURNED");
    expect(await kindsOf(order.orderNumber)).toEqual(["INVOICE_WITHOUT_PAYMENT"]);
  });

  it("names an invoice of another amount or GSTIN than the order and the return have", async () => {
    const { order } = await aCashOrder();
    await age();
    await invoice(order.id);
    await sql("alter table invoices disable trigger user");
    await sql(
      `update invoices set snapshot = jsonb_set(jsonb_set(snapshot, '{sums,total}', '1'), '{seller,gstin}', 'null')
       where order_id = $1`,
      [order.id],
    );
    expect(await kindsOf(order.orderNumber)).toEqual(["INVOICE_AMOUNT", "OTHER_GSTIN", "CASH_ON_THE_WAY"]);
  });

  it("has a row for each item of Razorpay's reports that does not match", async () => {
    await sql(
      `insert into settlements (gateway_settlement_id, settled_at, utr, count, credit, debit, fee, tax)
       values ('setl_books', $1, 'UTR', 1, 0, 0, 0, 0)`,
      [at],
    );
    await sql(
      `insert into settlement_items (entity_id, type, gateway_settlement_id, amount, fee, tax, credit, debit, settled_at, problem)
       values ('pay_unknown', 'payment', 'setl_books', 12345, 0, 0, 12345, 0, $1, 'unknown')`,
      [at],
    );
    expect((await differences("SETTLEMENT_ROW")).nodes).toEqual([
      expect.objectContaining({
        amount: 123.45,
        otherAmount: null,
        orderNumber: null,
        reference: "pay_unknown",
      }),
    ]);
  });

  it("counts as many differences as it lists, page by page", async () => {
    for (const [kind, count] of Object.entries(await counts())) {
      const ids: string[] = [];
      for (let after: string | undefined; ;) {
        const { nodes, pageInfo } = await differences(kind, month, 1, after);
        ids.push(...nodes.map(({ id }) => id));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect([kind, ids.length, new Set(ids).size]).toEqual([kind, count, count]);
    }
  });

  it("counts none in another month", async () => {
    expect(Object.values(await counts("2020-01")).every((count) => count === 0)).toBe(true);
  });
});

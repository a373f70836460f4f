import sql, { raw, type Sql } from "sql-template-tag";
import { canBeInvoiced } from "../invoices/invoice.rules.ts";
import { beforeCash } from "../invoices/invoice.store.ts";
import { creditsMissingNote } from "../invoices/sweep-books.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { cashToCollect, exactCash } from "../orders/order.store.ts";
import { moneySources, type MoneySource } from "../payments/money/money-entry.store.ts";
import { MoneyFigure } from "../payments/money/money-figure.rules.ts";
import { ledgerAmount, missingPayments } from "../payments/settlements/settlement-problem.store.ts";
import { BookDifferenceKind } from "./book-difference.rules.ts";

/** Rows that differ. `at` and `id` are the sort key; `at` is in the month of the comparison. */
export type DifferenceSource = {
  from: string;
  where: Sql;
  at: string;
  id: string;
  amount: string;
  otherAmount?: string;
  order: string;
  reference?: string;
};

/** Invoices and credit notes are issued by jobs: what is younger is on its way. */
const isSettled = (at: string): string => `${at} < now() - interval '1 hour'`;

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(", ");

const invoicedStatuses = quoted(Object.values(OrderStatus).filter(canBeInvoiced));

/** The money of an order `o` is not there. A cash order that is delivered is cash owed. */
const isUnpaid = "o.payment_status in ('pending', 'failed') and o.credited_amount < o.final_amount";
const isCashOnTheWay = `o.payment_method = 'cod' and o.order_status in (${quoted(beforeCash)})`;
const isCashOwed = "o.payment_method = 'cod' and o.order_status = 'delivered'";

const invoices = {
  from: "invoices x join orders o on o.id = x.order_id",
  at: "x.issued_at",
  id: "x.id",
  order: "x.order_id",
  reference: "x.number",
};

const documentTotal = "(x.snapshot->'sums'->>'total')::bigint";

const ofMoney = (figure: MoneyFigure): DifferenceSource[] =>
  moneySources[figure].map(
    ({ from, joins = "", where = "true", at, id, amount, order, ...more }: MoneySource) => ({
      from: `${from} ${joins}`,
      where: raw(where),
      at,
      id,
      amount,
      order,
      ...(more.reference && { reference: more.reference }),
    }),
  );

type SourcesOf = (gstin: string | null) => DifferenceSource[];

/** Where the differences of each kind are, in a shop with this GSTIN. */
export const differenceSources: Record<BookDifferenceKind, SourcesOf> = {
  [BookDifferenceKind.ORDER_WITHOUT_INVOICE]: () => [
    {
      from: "orders x left join invoices n on n.order_id = x.id",
      where: raw(`n.id is null and x.order_status in (${invoicedStatuses}) and ${isSettled("x.created_at")}`),
      at: "x.created_at",
      id: "x.id",
      amount: "x.final_amount",
      order: "x.id",
    },
  ],
  [BookDifferenceKind.INVOICE_WITHOUT_PAYMENT]: () => [
    {
      ...invoices,
      where: raw(`${isUnpaid} and not (${isCashOnTheWay}) and not (${isCashOwed})`),
      amount: "o.final_amount - o.credited_amount",
    },
  ],
  [BookDifferenceKind.INVOICE_AMOUNT]: () => [
    {
      ...invoices,
      where: raw(`${documentTotal} <> o.final_amount`),
      amount: documentTotal,
      otherAmount: "o.final_amount",
    },
  ],
  // A shop without a GSTIN files no return, so nothing is missing in it.
  [BookDifferenceKind.OTHER_GSTIN]: (gstin) =>
    gstin === null
      ? []
      : ["invoices x", "credit_notes x"].map((from) => ({
          ...invoices,
          from,
          where: sql`x.snapshot->'seller'->>'gstin' is distinct from ${gstin}`,
          amount: documentTotal,
        })),
  [BookDifferenceKind.PAYMENT_WITHOUT_INVOICE]: () => [
    {
      from: `payments x join payment_intents p on p.id = x.intent_id left join invoices n on n.order_id = p.order_id`,
      where: raw(`x.status = 'captured' and n.id is null and ${isSettled("x.captured_at")}`),
      at: "x.captured_at",
      id: "x.id",
      amount: "x.amount",
      order: "p.order_id",
      reference: "x.gateway_payment_id",
    },
    {
      from: "cash_collections x left join invoices n on n.order_id = x.order_id",
      where: raw(`n.id is null and ${isSettled("x.collected_at")}`),
      at: "x.collected_at",
      id: "x.order_id",
      amount: "x.amount",
      order: "x.order_id",
    },
  ],
  [BookDifferenceKind.CREDIT_WITHOUT_NOTE]: () => [
    {
      from: creditsMissingNote.from,
      where: raw(`${creditsMissingNote.where} and ${isSettled("c.created_at")}`),
      at: "c.created_at",
      id: "c.id",
      amount: "c.amount",
      order: "c.order_id",
      reference: "i.number",
    },
  ],
  [BookDifferenceKind.REFUND_DUE]: () => ofMoney(MoneyFigure.REFUND_DUE),
  [BookDifferenceKind.CASH_OWED]: () => ofMoney(MoneyFigure.CASH_OWED),
  [BookDifferenceKind.CASH_AMOUNT]: () => [
    {
      from: `cash_collections x join orders o on o.id = x.order_id
        left join cash_roundings r on r.order_id = x.order_id and r.credit_id is null`,
      where: raw(`x.amount - coalesce(r.amount, 0) <> ${exactCash}`),
      at: "x.collected_at",
      id: "x.order_id",
      amount: "x.amount",
      otherAmount: exactCash,
      order: "x.order_id",
    },
  ],
  [BookDifferenceKind.CASH_ON_THE_WAY]: () => [
    { ...invoices, where: raw(`${isUnpaid} and ${isCashOnTheWay}`), amount: cashToCollect },
  ],
  [BookDifferenceKind.NOT_SETTLED]: () => [
    {
      from: "payments p join payment_intents x on x.id = p.intent_id",
      where: missingPayments(),
      at: "p.captured_at",
      id: "p.id",
      amount: "p.amount",
      order: "x.order_id",
      reference: "p.gateway_payment_id",
    },
  ],
  [BookDifferenceKind.SETTLEMENT_ROW]: () => [
    {
      from: "settlement_items s",
      where: raw("s.problem is not null"),
      at: "s.settled_at",
      id: "s.id",
      amount: "s.amount",
      otherAmount: ledgerAmount,
      order: "s.order_id",
      reference: "s.entity_id",
    },
  ],
  [BookDifferenceKind.LOST_DISPUTE]: () => ofMoney(MoneyFigure.LOST),
};

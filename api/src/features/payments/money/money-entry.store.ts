import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { instantText } from "../../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../../platform/paging/paging.ts";
import type { Paise } from "../../../platform/money.ts";
import { startOfDay } from "../../orders/order-filter.store.ts";
import { MoneyFigure, RefundState } from "./money-figure.rules.ts";
import type { Days } from "../../orders/order-totals.store.ts";

/** One row behind a figure. */
export type MoneyEntryRow = {
  id: string;
  /** ISO 8601 with microseconds. */
  at: string;
  amount: Paise;
  /** Empty without an order. */
  orderId: string | null;
  orderNumber: string | null;
  customerName: string | null;
  /** Razorpay's id, or the bank's reference. */
  reference: string | null;
  /** Why it is refunded, or the reason of a dispute. */
  reason: string | null;
  state: RefundState | null;
};

/** A table whose rows are counted by a figure. `at` and `id` are the sort key, and have an index with the condition. */
type Source = {
  from: string;
  at: string;
  id: string;
  amount: string;
  order: string;
  reference?: string;
  reason?: string;
  state?: string;
  where?: string;
};

const byPayment = "join payments p on p.id = x.payment_id join payment_intents i on i.id = p.intent_id";
const byCredit = "join order_credits c on c.id = x.credit_id";

const state = (done: string, failures: string): string =>
  `case when ${done} is not null then '${RefundState.ACCEPTED}' when ${failures} > 0 then '${RefundState.FAILED}'
    else '${RefundState.DUE}' end`;

const refunds = {
  from: `refunds x ${byPayment}`,
  id: "x.id",
  amount: "x.amount",
  order: "i.order_id",
  reference: "coalesce(x.gateway_refund_id, p.gateway_payment_id)",
  reason: "x.reason",
  state: state("x.refunded_at", "x.failures"),
};

const payouts = {
  from: `payouts x ${byCredit}`,
  id: "x.id",
  amount: "x.amount",
  order: "c.order_id",
  reference: "x.reference",
  reason: "c.reason",
  state: state("x.paid_at", "0"),
};

const sources: Record<MoneyFigure, Source[]> = {
  [MoneyFigure.ONLINE]: [
    {
      from: "payments x join payment_intents i on i.id = x.intent_id",
      at: "x.captured_at",
      id: "x.id",
      amount: "x.amount",
      order: "i.order_id",
      reference: "x.gateway_payment_id",
    },
  ],
  [MoneyFigure.CASH]: [
    {
      from: "cash_collections x",
      at: "x.collected_at",
      id: "x.order_id",
      amount: "x.amount",
      order: "x.order_id",
    },
  ],
  [MoneyFigure.REFUNDED]: [
    { ...refunds, at: "x.refunded_at", where: "x.refunded_at is not null" },
    { ...payouts, at: "x.paid_at", where: "x.paid_at is not null" },
  ],
  [MoneyFigure.REFUND_DUE]: [
    { ...refunds, at: "x.created_at", where: "x.refunded_at is null" },
    { ...payouts, at: "x.created_at", where: "x.paid_at is null" },
  ],
  [MoneyFigure.CASH_OWED]: [
    {
      from: "orders x",
      at: "x.created_at",
      id: "x.id",
      amount: "x.final_amount - x.credited_before_delivery",
      order: "x.id",
      reference: "x.tracking_id",
      where:
        "x.payment_method = 'cod' and x.order_status = 'delivered' and x.payment_status in ('pending', 'failed')",
    },
  ],
  [MoneyFigure.LOST]: [
    {
      from: `disputes x ${byPayment}`,
      at: "x.resolved_at",
      id: "x.id",
      amount: "x.amount_deducted",
      order: "i.order_id",
      reference: "x.gateway_dispute_id",
      reason: "x.reason_code",
      where: "x.status = 'lost'",
    },
  ],
};

export type EntryQuery = Days & {
  figure: MoneyFigure;
  /** Only refunds that Razorpay failed to pay. */
  isFailed?: boolean;
  after?: string | undefined;
  limit: number;
};

const listName = (figure: MoneyFigure): string => `money:${figure}`;

export const entryCursor =
  (figure: MoneyFigure) =>
  ({ at, id }: MoneyEntryRow): string =>
    encodeCursor(listName(figure), [at, id]);

const conditionsOf = (source: Source, { figure, from, to, isFailed, after }: EntryQuery): Sql => {
  const at = raw(source.at);
  const conditions = [
    raw(source.where ?? "true"),
    ...(from ? [sql`${at} >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`${at} < ${startOfDay(to)} + interval '1 day'`] : []),
    ...(isFailed ? [raw(source.from.startsWith("refunds") ? "x.failures > 0" : "false")] : []),
  ];
  if (after) {
    const [instant, id] = decodeCursor(listName(figure), after, ["instant", "id"]);
    conditions.push(sql`(${at}, ${raw(source.id)}) < (${instant}::timestamptz, ${id}::uuid)`);
  }
  return join(conditions, " and ");
};

const partOf = (
  source: Source,
  query: EntryQuery,
): Sql => sql`(select ${raw(source.id)} as id, ${raw(source.at)} as at,
    ${raw(source.amount)} as amount, ${raw(source.order)} as order_id, ${raw(source.reference ?? "null::text")} as reference,
    ${raw(source.reason ?? "null::text")} as reason, ${raw(source.state ?? "null::text")} as state
  from ${raw(source.from)} where ${conditionsOf(source, query)}
  order by ${raw(source.at)} desc, ${raw(source.id)} desc limit ${query.limit})`;

/** A page of the rows behind a figure, newest first. Throws BAD_CURSOR. */
export const listMoneyEntries = (database: Database, query: EntryQuery): Promise<MoneyEntryRow[]> => {
  const parts = join(
    sources[query.figure].map((source) => partOf(source, query)),
    " union all ",
  );
  const { text, values } = sql`select e.id, ${raw(instantText("e.at"))} as at, e.amount::bigint as amount,
      e.order_id as "orderId", o.order_number as "orderNumber", o.ship_full_name as "customerName", e.reference,
      e.reason, e.state
    from (select * from (${parts}) u order by at desc, id desc limit ${query.limit}) e
      left join orders o on o.id = e.order_id
    order by e.at desc, e.id desc`;
  return primaryRows<MoneyEntryRow>(database, undefined, text, values);
};

/** The number of refunds that Razorpay failed to pay and that are requested again. */
export const countFailedRefunds = async (database: Database): Promise<number> => {
  const [row] = await primaryRows<{ count: number }>(
    database,
    "failed-refunds",
    "select count(*)::int as count from refunds where refunded_at is null and failures > 0",
    [],
  );
  return row?.count ?? 0;
};

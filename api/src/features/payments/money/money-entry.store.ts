import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { instantText } from "../../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../../platform/paging/paging.ts";
import type { Paise } from "../../../platform/money.ts";
import { wholeRupeesSql } from "../../orders/cash-rounding.rules.ts";
import { inDays, type Days } from "../../orders/order-filter.store.ts";
import { currentFigures, MoneyFigure, RefundState } from "./money-figure.rules.ts";

/** One row behind a figure. */
export type MoneyEntryRow = {
  id: string;
  /** ISO 8601 with microseconds. */
  happenedAt: string;
  amount: Paise;
  /** `null` without an order. */
  orderId: string | null;
  orderNumber: string | null;
  customerName: string | null;
  /** Razorpay's id, or the bank's reference. */
  reference: string | null;
  /** Why it is refunded, or the reason of a dispute. */
  reason: string | null;
  state: RefundState | null;
};

/**
 * A table `x` whose rows are counted by a figure, and what is joined to show them. `at` and `id` are the sort key, and have
 * an index with the condition.
 */
export type MoneySource = {
  from: string;
  joins?: string;
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
  from: "refunds x",
  joins: byPayment,
  id: "x.id",
  amount: "x.amount",
  order: "i.order_id",
  reference: "coalesce(x.gateway_refund_id, p.gateway_payment_id)",
  reason: "x.reason",
  state: state("x.refunded_at", "x.failures"),
};

const payouts = {
  from: "payouts x",
  joins: byCredit,
  id: "x.id",
  amount: "x.amount",
  order: "c.order_id",
  reference: "x.reference",
  reason: "c.reason",
  state: `case when x.paid_at is not null then '${RefundState.ACCEPTED}' else '${RefundState.TO_PAY}' end`,
};

/** The sources of each figure. A difference in the books that is such a figure reads the same rows. */
export const moneySources: Record<MoneyFigure, MoneySource[]> = {
  [MoneyFigure.ONLINE]: [
    {
      from: "payments x",
      joins: "join payment_intents i on i.id = x.intent_id",
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
  [MoneyFigure.ROUNDING]: [
    {
      from: "cash_roundings x",
      at: "x.booked_at",
      id: "x.id",
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
      amount: wholeRupeesSql("(x.final_amount - x.credited_before_delivery)"),
      order: "x.id",
      reference: "x.tracking_id",
      where:
        "x.payment_method = 'cod' and x.order_status = 'delivered' and x.payment_status in ('pending', 'failed')",
    },
  ],
  [MoneyFigure.LOST]: [
    {
      from: "disputes x",
      joins: byPayment,
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

/** Which rows of a figure. A period does not apply to a figure of the present. */
export type EntryFilter = Days & {
  figure: MoneyFigure;
  /** Only refunds that Razorpay failed to pay. */
  isFailed?: boolean;
};

export type EntryQuery = EntryFilter & { after?: string | undefined; limit: number };

const listName = (figure: MoneyFigure): string => `money:${figure}`;

export const entryCursor =
  (figure: MoneyFigure) =>
  ({ happenedAt, id }: MoneyEntryRow): string =>
    encodeCursor(listName(figure), [happenedAt, id]);

const conditionsOf = (source: MoneySource, { figure, from, to, isFailed }: EntryFilter): Sql[] => [
  raw(source.where ?? "true"),
  ...(currentFigures.includes(figure) ? [] : inDays(source.at, { from, to })),
  ...(isFailed ? [raw(source.from.startsWith("refunds") ? "x.failures > 0" : "false")] : []),
];

const cursorOf = (source: MoneySource, { figure, after }: EntryQuery): Sql[] => {
  if (!after) return [];
  const [instant, id] = decodeCursor(listName(figure), after, ["instant", "id"]);
  return [sql`(${raw(source.at)}, ${raw(source.id)}) < (${instant}::timestamptz, ${id}::uuid)`];
};

const partOf = (
  source: MoneySource,
  query: EntryQuery,
): Sql => sql`(select ${raw(source.id)} as id, ${raw(source.at)} as at,
    ${raw(source.amount)} as amount, ${raw(source.order)} as order_id, ${raw(source.reference ?? "null::text")} as reference,
    ${raw(source.reason ?? "null::text")} as reason, ${raw(source.state ?? "null::text")} as state
  from ${raw(source.from)} ${raw(source.joins ?? "")}
  where ${join([...conditionsOf(source, query), ...cursorOf(source, query)], " and ")}
  order by ${raw(source.at)} desc, ${raw(source.id)} desc limit ${query.limit})`;

/** A page of the rows behind a figure, newest first. Throws BAD_CURSOR. */
export const listMoneyEntries = (database: Database, query: EntryQuery): Promise<MoneyEntryRow[]> => {
  const parts = join(
    moneySources[query.figure].map((source) => partOf(source, query)),
    " union all ",
  );
  const { text, values } =
    sql`select e.id, ${raw(instantText("e.at"))} as "happenedAt", e.amount::bigint as amount,
      e.order_id as "orderId", o.order_number as "orderNumber", o.ship_full_name as "customerName", e.reference,
      e.reason, e.state
    from (select * from (${parts}) u order by at desc, id desc limit ${query.limit}) e
      left join orders o on o.id = e.order_id
    order by e.at desc, e.id desc`;
  return primaryRows<MoneyEntryRow>(database, undefined, text, values);
};

export type FigureSum = { figure: MoneyFigure; count: number; amount: Paise };

/** The number of rows of each filter, and their sum. */
export const figureSums = async (
  database: Database,
  filters: readonly EntryFilter[],
): Promise<FigureSum[]> => {
  const parts = filters.flatMap((filter) =>
    moneySources[filter.figure].map(
      (
        source,
      ) => sql`select ${filter.figure} as figure, count(*) as count, sum(${raw(source.amount)}) as amount
        from ${raw(source.from)} where ${join(conditionsOf(source, filter), " and ")}`,
    ),
  );
  const { text, values } = sql`select figure, sum(count)::bigint as count, sum(amount)::bigint as amount
    from (${join(parts, " union all ")}) t group by figure having sum(count) > 0`;
  const sums = await primaryRows<FigureSum>(database, undefined, text, values);
  return filters.map(
    ({ figure }) => sums.find((sum) => sum.figure === figure) ?? { figure, count: 0, amount: 0 },
  );
};

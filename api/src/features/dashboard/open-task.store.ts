import sql, { join, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { hasNoMail } from "../accounts/order-addresses/order-address.store.ts";
import { lateOrders } from "../orders/order-filter.store.ts";
import { missingPayments } from "../payments/settlements/settlement-problem.store.ts";
import { isTicketLate } from "../support/ticket-clock.store.ts";
import { OpenTaskKind, type OpenTask } from "./open-task.rules.ts";
import { maxStockCount } from "./stock-level.rules.ts";

type Source = {
  /** The rows that wait. */
  from: Sql;
  /** When a row began to wait. */
  since: string;
  /** Until when it must be done. */
  dueAt?: string;
  /** What is counted; rows by default. */
  count?: string;
  /** Which rows are past the time that the law sets. */
  isLate?: string;
};

const returnsIn = (status: string): Source => ({
  from: sql`returns where status = ${raw(`'${status}'`)}`,
  since: "created_at",
});

/** Each reads an index that holds only what waits, so the number of orders that are done does not matter. */
const sources: Record<Exclude<OpenTaskKind, OpenTaskKind.LOW_STOCK>, Source> = {
  [OpenTaskKind.TO_PACK]: {
    from: sql`orders where order_status in ('confirmed', 'processing') and packed_at is null`,
    since: "created_at",
  },
  [OpenTaskKind.TO_SHIP]: { from: sql`orders where packed_at is not null`, since: "packed_at" },
  [OpenTaskKind.LATE]: { from: sql`orders o where ${raw(lateOrders)}`, since: "created_at" },
  [OpenTaskKind.REPLACEMENTS]: {
    from: sql`returns r join orders o on o.id = r.order_id and o.holds_stock where r.replacement_due_at is not null`,
    since: "r.replacement_due_at",
  },
  [OpenTaskKind.RETURNS_TO_APPROVE]: returnsIn("requested"),
  [OpenTaskKind.RETURNS_TO_RECEIVE]: returnsIn("approved"),
  [OpenTaskKind.RETURNS_TO_INSPECT]: returnsIn("received"),
  [OpenTaskKind.PAYOUTS]: {
    from: sql`payouts p join order_credits c on c.id = p.credit_id join orders o on o.id = c.order_id
      join users u on u.id = o.user_id
      where p.paid_at is null and (p.details_given_at is not null or ${raw(hasNoMail)})`,
    since: "coalesce(p.details_given_at, p.created_at)",
  },
  [OpenTaskKind.REFUNDS]: {
    from: sql`refunds r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id
      where r.refunded_at is null`,
    since: "r.created_at",
    count: "distinct i.order_id",
  },
  [OpenTaskKind.CASH_OWED]: {
    from: sql`orders where payment_method = 'cod' and order_status = 'delivered'
      and payment_status in ('pending', 'failed')`,
    since: "created_at",
  },
  [OpenTaskKind.SETTLEMENT_PROBLEMS]: {
    from: sql`(select settled_at as at from settlement_items where problem is not null
      union all select p.captured_at from payments p where ${missingPayments()}) s`,
    since: "at",
  },
  [OpenTaskKind.DISPUTES]: {
    from: sql`disputes where resolved_at is null`,
    since: "opened_at",
    dueAt: "respond_by",
  },
  [OpenTaskKind.MESSAGES]: {
    from: sql`contact_messages where handled_at is null and (waiting_at is null or ${raw(isTicketLate)})`,
    since: "coalesce(reopened_at, created_at)",
    isLate: isTicketLate,
  },
  [OpenTaskKind.REVIEWS]: { from: sql`reviews where read_at is null`, since: "created_at" },
};

/** Products with few pieces, counted up to a limit as in the list of the dashboard. */
const lowStock = (
  lowStockUpTo: number,
): Sql => sql`select ${OpenTaskKind.LOW_STOCK} as kind, count(p.id)::int as count, count(*) > ${maxStockCount} as "isMore",
    null::timestamptz as "oldestAt", null::timestamptz as "dueAt", 0 as "lateCount"
  from (select product_id from low_stock where stock between 1 and ${lowStockUpTo}
    order by stock, product_id desc limit ${maxStockCount + 1}) low
  left join products p on p.id = low.product_id and p.archived_at is null`;

const partOf = ([kind, { from, since, dueAt, count, isLate }]: [string, Source]): Sql =>
  sql`select ${kind} as kind, count(${raw(count ?? "*")})::int as count, false as "isMore", min(${raw(since)}) as "oldestAt",
    ${raw(dueAt ? `min(${dueAt})` : "null::timestamptz")} as "dueAt",
    ${raw(isLate ? `(count(*) filter (where ${isLate}))::int` : "0")} as "lateCount" from ${from}`;

/** How much waits of each kind, by one statement. A kind may be missing. */
export const countOpenTasks = (database: Database, lowStockUpTo: number): Promise<OpenTask[]> => {
  const { text, values } = join(
    [...Object.entries(sources).map(partOf), lowStock(lowStockUpTo)],
    " union all ",
  );
  return primaryRows<OpenTask>(database, "open-tasks", text, values);
};

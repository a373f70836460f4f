import sql, { empty, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { instantText } from "../../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../../platform/paging/paging.ts";
import type { Paise } from "../../../platform/money.ts";
import { missingAfterDays, type SettlementProblemKind } from "./settlement.rules.ts";

export type SettlementProblemRow = {
  id: string;
  kind: SettlementProblemKind;
  happenedAt: string;
  /** Razorpay's id of the payment or refund. */
  entityId: string;
  gatewaySettlementId: string | null;
  /** In the report; `null` if missing. */
  reportedAmount: Paise | null;
  /** In the ledger; `null` if unknown. */
  ledgerAmount: Paise | null;
  orderId: string | null;
  orderNumber: string | null;
};

/** SQL: the payments `p` that no report has. Payments before the first fetched day are in no report that the shop has. */
export const missingPayments = (): Sql => sql`p.settled_at is null
  and p.captured_at >= (select min(day)::timestamp at time zone 'Asia/Kolkata' from settlement_days)
  and p.captured_at < now() - make_interval(days => ${missingAfterDays})`;

/** SQL: what the ledger has for the item `s` of a report; `null` if the shop does not know it. */
export const ledgerAmount = `(select coalesce((select amount from payments where gateway_payment_id = s.entity_id),
           (select amount from refunds where gateway_refund_id = s.entity_id)))`;

const list = "settlement-problems";

export const problemCursor = ({ happenedAt, id }: SettlementProblemRow): string =>
  encodeCursor(list, [happenedAt, id]);

/** A page of what does not match, newest first. Throws BAD_CURSOR. */
export const listProblems = (
  database: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SettlementProblemRow[]> => {
  const [at, id] = after ? decodeCursor(list, after, ["instant", "id"]) : [];
  const before = (instant: string, key: string): Sql =>
    at ? sql`and (${raw(instant)}, ${raw(key)}) < (${at}::timestamptz, ${id}::uuid)` : empty;
  const { text, values } =
    sql`select u.id, u.kind, ${raw(instantText("u.at"))} as "happenedAt", u.entity_id as "entityId",
      u.gateway_settlement_id as "gatewaySettlementId", u.reported as "reportedAmount", u.ledger as "ledgerAmount",
      u.order_id as "orderId", o.order_number as "orderNumber"
    from (
      (select s.id, s.problem as kind, s.settled_at as at, s.entity_id, s.gateway_settlement_id, s.amount as reported,
         ${raw(ledgerAmount)} as ledger, s.order_id
       from settlement_items s where s.problem is not null ${before("s.settled_at", "s.id")}
       order by s.settled_at desc, s.id desc limit ${limit})
      union all
      (select p.id, 'missing', p.captured_at, p.gateway_payment_id, null, null, p.amount, i.order_id
       from payments p join payment_intents i on i.id = p.intent_id
       where ${missingPayments()} ${before("p.captured_at", "p.id")}
       order by p.captured_at desc, p.id desc limit ${limit})) u
      left join orders o on o.id = u.order_id
    order by u.at desc, u.id desc limit ${limit}`;
  return primaryRows<SettlementProblemRow>(database, undefined, text, values);
};

export const countProblems = async (database: Database): Promise<number> => {
  const { text, values } = sql`select (select count(*) from settlement_items where problem is not null)::int
    + (select count(*) from payments p where ${missingPayments()})::int as count`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  return row?.count ?? 0;
};

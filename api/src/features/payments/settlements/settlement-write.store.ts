import type { EntityManager } from "typeorm";
import type { ReportItem } from "../../../platform/razorpay/razorpay.ts";

/** An item that is part of a settlement. */
export type SettledItem = ReportItem & { gatewaySettlementId: string; settledAt: Date };

/** Serializes the storing of reports: two of one settlement would each count its items without those of the other. */
export const lockSettlements = async (tx: EntityManager): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('settlements'))");
};

/** The settlements that these items are part of so far. An item may move to another one. */
export const settlementsOfItems = async (
  tx: EntityManager,
  items: readonly SettledItem[],
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select distinct gateway_settlement_id as id from settlement_items where entity_id = any($1::text[])`,
    [items.map(({ entityId }) => entityId)],
  );
  return rows.map(({ id }) => id);
};

/** Inserts or updates the settlements and items of a report. */
export const putItems = async (tx: EntityManager, items: readonly SettledItem[]): Promise<void> => {
  const json = JSON.stringify(items);
  await tx.query(
    `insert into settlements (gateway_settlement_id, settled_at, utr, count, credit, debit, fee, tax)
     select "gatewaySettlementId", max("settledAt"), max(utr), 0, 0, 0, 0, 0
     from jsonb_to_recordset($1::jsonb) as i("gatewaySettlementId" text, "settledAt" timestamptz, utr text) group by 1
     on conflict (gateway_settlement_id) do update set settled_at = excluded.settled_at,
       utr = coalesce(excluded.utr, settlements.utr)`,
    [json],
  );
  await tx.query(
    `insert into settlement_items (entity_id, type, gateway_settlement_id, amount, fee, tax, credit, debit, settled_at)
     select "entityId", type, "gatewaySettlementId", amount, fee, tax, credit, debit, "settledAt"
     from jsonb_to_recordset($1::jsonb) as i("entityId" text, type text, "gatewaySettlementId" text, amount bigint,
       fee bigint, tax bigint, credit bigint, debit bigint, "settledAt" timestamptz)
     on conflict (entity_id, type) do update set gateway_settlement_id = excluded.gateway_settlement_id,
       amount = excluded.amount, fee = excluded.fee, tax = excluded.tax, credit = excluded.credit,
       debit = excluded.debit, settled_at = excluded.settled_at`,
    [json],
  );
};

/**
 * Compares items with the ledger: those of these settlements, and all that did not match before. A payment in a report
 * counts as settled, at any amount.
 */
export const matchItems = async (tx: EntityManager, settlementIds: readonly string[]): Promise<void> => {
  await tx.query(
    `update settlement_items s set problem = m.problem, order_id = m.order_id
     from (select x.id, i.order_id,
         case when x.type not in ('payment', 'refund') then null
           when coalesce(p.id, r.id) is null then 'unknown'
           when coalesce(r.amount, p.amount) <> x.amount
             or (x.type = 'payment' and x.credit - x.debit not in (x.amount - x.fee, x.amount))
             or (x.type = 'refund' and x.debit - x.credit not in (x.amount + x.fee, x.amount)) then 'amount' end as problem
       from settlement_items x
         left join refunds r on x.type = 'refund' and r.gateway_refund_id = x.entity_id
         left join payments p on x.type = 'payment' and p.gateway_payment_id = x.entity_id
         left join payments rp on rp.id = r.payment_id
         left join payment_intents i on i.id = coalesce(p.intent_id, rp.intent_id)
       where x.problem is not null or x.gateway_settlement_id = any($1::text[])) m
     where s.id = m.id and row(s.problem, s.order_id) is distinct from row(m.problem, m.order_id)`,
    [settlementIds],
  );
  await tx.query(
    `update payments p set settled_at = x.settled_at from settlement_items x
     where x.type = 'payment' and x.gateway_settlement_id = any($1::text[]) and p.gateway_payment_id = x.entity_id
       and p.settled_at is null`,
    [settlementIds],
  );
};

/** Marks payments as settled that were booked after their report was stored. */
export const settleLatePayments = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `update payments p set settled_at = x.settled_at from settlement_items x
     where x.problem is not null and x.type = 'payment' and p.gateway_payment_id = x.entity_id and p.settled_at is null`,
  );
};

/** Counts the sums of settlements again from their items. */
export const sumSettlements = async (tx: EntityManager, settlementIds: readonly string[]): Promise<void> => {
  await tx.query(
    `update settlements s set count = i.count, credit = i.credit, debit = i.debit, fee = i.fee, tax = i.tax
     from (select t.gateway_settlement_id as id, count(x.id)::int as count, coalesce(sum(x.credit), 0) as credit,
         coalesce(sum(x.debit), 0) as debit, coalesce(sum(x.fee), 0) as fee, coalesce(sum(x.tax), 0) as tax
       from settlements t left join settlement_items x using (gateway_settlement_id)
       where t.gateway_settlement_id = any($1::text[]) group by 1) i
     where s.gateway_settlement_id = i.id`,
    [settlementIds],
  );
};

/** Records that a day was fetched. Returns the id of the day. */
export const putDay = async (tx: EntityManager, day: string, count: number): Promise<string> => {
  const [row] = await tx.query<{ id: string }[]>(
    `insert into settlement_days (day, count, fetched_at) values ($1, $2, now())
     on conflict (day) do update set count = excluded.count, fetched_at = excluded.fetched_at returning id`,
    [day, count],
  );
  return row?.id ?? "";
};

/** The newest day that was fetched; `null` if none. */
export const newestDay = async (tx: EntityManager): Promise<string | null> => {
  const [row] = await tx.query<{ day: string | null }[]>(
    "select to_char(max(day), 'YYYY-MM-DD') as day from settlement_days",
  );
  return row?.day ?? null;
};

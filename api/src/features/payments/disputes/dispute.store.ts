import sql, { empty, raw } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { insertNew } from "../../../platform/database/insert-new.ts";
import { instantText } from "../../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../../platform/paging/paging.ts";
import type { GatewayDispute } from "../../../platform/razorpay/razorpay.ts";
import { DisputeMail } from "./dispute-mail.entity.ts";
import type { Dispute } from "./dispute.entity.ts";
import { isDecided } from "./dispute.rules.ts";

/**
 * Stores what Razorpay reported. Returns the id of the dispute; `undefined` if a later answer is stored already, and nothing
 * changes.
 */
export const putDispute = async (
  tx: EntityManager,
  paymentId: string,
  dispute: GatewayDispute,
  askedAt: Date,
): Promise<string | undefined> => {
  // Of a lost dispute all is deducted, also before Razorpay reports the deduction.
  const isLost = dispute.status === "lost";
  const amountDeducted = isLost ? dispute.amountDeducted || dispute.amount : dispute.amountDeducted;
  const [row] = await tx.query<{ id: string }[]>(
    `insert into disputes as d (gateway_dispute_id, payment_id, amount, amount_deducted, reason_code, phase, status,
       respond_by, opened_at, resolved_at, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10 then now() end, $11)
     on conflict (gateway_dispute_id) do update set amount = excluded.amount,
       amount_deducted = excluded.amount_deducted, reason_code = excluded.reason_code, phase = excluded.phase,
       status = excluded.status, respond_by = excluded.respond_by, asked_at = excluded.asked_at,
       resolved_at = case when $10 then coalesce(d.resolved_at, now()) end
     where d.asked_at < excluded.asked_at returning id`,
    [
      dispute.id,
      paymentId,
      dispute.amount,
      amountDeducted,
      dispute.reasonCode,
      dispute.phase,
      dispute.status,
      dispute.responseDueAt,
      dispute.openedAt,
      isDecided(dispute.status),
      askedAt,
    ],
  );
  return row?.id;
};

/** Records that the mail about a dispute in a phase is due. Returns false if it was recorded before. */
export const addDisputeMail = (tx: EntityManager, disputeId: string, phase: string): Promise<boolean> =>
  insertNew(tx, DisputeMail, { disputeId, phase });

export type DisputeRow = Omit<Dispute, "payment" | "askedAt" | "paymentId" | "openedAt"> & {
  openedAt: string;
  gatewayPaymentId: string;
  orderId: string | null;
  orderNumber: string | null;
};

const columns = raw(`d.id, d.gateway_dispute_id as "gatewayDisputeId", d.amount::bigint as amount,
  d.amount_deducted as "amountDeducted", d.reason_code as "reasonCode", d.phase, d.status,
  d.respond_by as "responseDueAt", ${instantText("d.opened_at")} as "openedAt", d.resolved_at as "resolvedAt",
  p.gateway_payment_id as "gatewayPaymentId", i.order_id as "orderId", o.order_number as "orderNumber"`);

const joins =
  raw(`disputes d join payments p on p.id = d.payment_id join payment_intents i on i.id = p.intent_id
  left join orders o on o.id = i.order_id`);

/** One dispute with its order; `undefined` if missing. */
export const findDispute = async (database: Database, id: string): Promise<DisputeRow | undefined> => {
  const { text, values } = sql`select ${columns} from ${joins} where d.id = ${id}::uuid`;
  return (await primaryRows<DisputeRow>(database, "dispute", text, values))[0];
};

const list = "disputes";

export const disputeCursor = ({ openedAt, id }: DisputeRow): string => encodeCursor(list, [openedAt, id]);

/** A page of the disputes, newest first: all, or those that are not decided. Throws BAD_CURSOR. */
export const listDisputes = (
  database: Database,
  { isOpen, after, limit }: { isOpen: boolean; after: string | undefined; limit: number },
): Promise<DisputeRow[]> => {
  const [at, id] = after ? decodeCursor(list, after, ["instant", "id"]) : [];
  const { text, values } = sql`select ${columns} from ${joins}
    where ${raw(isOpen ? "d.resolved_at is null" : "true")}
      ${at ? sql`and (d.opened_at, d.id) < (${at}::timestamptz, ${id}::uuid)` : empty}
    order by d.opened_at desc, d.id desc limit ${limit}`;
  return primaryRows<DisputeRow>(database, undefined, text, values);
};

export const countDisputes = async (database: Database, isOpen: boolean): Promise<number> => {
  const [row] = await primaryRows<{ count: number }>(
    database,
    isOpen ? "open-dispute-count" : "dispute-count",
    `select count(*)::int as count from disputes ${isOpen ? "where resolved_at is null" : ""}`,
    [],
  );
  return row?.count ?? 0;
};

/** The disputes of many orders, oldest first. */
export const disputesOf = (
  database: Database,
  orderIds: readonly string[],
): Promise<(DisputeRow & { orderId: string })[]> => {
  const { text, values } = sql`select ${columns} from ${joins} where i.order_id = any(${orderIds}::uuid[])
    order by d.opened_at, d.id`;
  return primaryRows<DisputeRow & { orderId: string }>(database, "disputes-of-orders", text, values);
};

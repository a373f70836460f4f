import type { EntityManager } from "typeorm";
import type { Choice } from "../catalogue/choice.rules.ts";
import type { Paise } from "../../platform/money.ts";
import type { InspectedLine } from "./inspection.rules.ts";
import type { ReturnKind, ReturnReason, ReturnStatus, ReturnStepKind } from "./return-status.rules.ts";

export type NewReturnLine = Choice & {
  orderLineId: string;
  quantity: number;
  kind: ReturnKind;
  reason: ReturnReason;
  comment: string | null;
  newSize: string | null;
  newColor: string | null;
};

export type NewReturn = {
  orderId: string;
  userId: string;
  idempotencyKey: string;
  requestHash: string;
  expectedAmount: Paise;
  lines: readonly NewReturnLine[];
};

/** Inserts a return with its number from the sequence and its lines. Returns its id. */
export const addReturn = async (tx: EntityManager, { lines, ...head }: NewReturn): Promise<string> => {
  const [row] = await tx.query<{ id: string }[]>(
    `insert into returns (return_number, order_id, user_id, idempotency_key, request_hash, expected_amount)
     values ('R-' || nextval('return_numbers'), $1, $2, $3, $4, $5) returning id`,
    [head.orderId, head.userId, head.idempotencyKey, head.requestHash, head.expectedAmount],
  );
  const id = row?.id ?? "";
  await tx.query(
    `insert into return_lines (return_id, place, order_line_id, quantity, kind, reason, comment, size, color, new_size,
       new_color)
     select $1, i.place, i."orderLineId", i.quantity, i.kind, i.reason, i.comment, i.size, i.color, i."newSize",
       i."newColor"
     from jsonb_to_recordset($2::jsonb) as i(place smallint, "orderLineId" uuid, quantity integer, kind text,
       reason text, comment text, size text, color text, "newSize" text, "newColor" text)`,
    [id, JSON.stringify(lines.map((line, place) => ({ ...line, place })))],
  );
  return id;
};

/** The return that a shopper requested with a key, with the hash of its request; `undefined` if missing. */
export const returnByKey = async (
  tx: EntityManager,
  userId: string,
  idempotencyKey: string,
): Promise<{ id: string; requestHash: string } | undefined> => {
  const [row] = await tx.query<{ id: string; requestHash: string }[]>(
    `select id, request_hash as "requestHash" from returns where user_id = $1 and idempotency_key = $2`,
    [userId, idempotencyKey],
  );
  return row;
};

/** The order of a return; `undefined` if the return is missing. */
export const orderOfReturn = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const [row] = await tx.query<{ orderId: string }[]>(
    `select order_id as "orderId" from returns where id = $1`,
    [id],
  );
  return row?.orderId;
};

/** Records a step of a return. `userId` is `null` for the shop itself. */
export const addStep = async (
  tx: EntityManager,
  id: string,
  step: { kind: ReturnStepKind; userId: string | null },
): Promise<void> => {
  await tx.query("insert into return_steps (return_id, kind, user_id) values ($1, $2, $3)", [
    id,
    step.kind,
    step.userId,
  ]);
};

/** Sets the status, and increases the version. A reason or an amount that is missing stays as it is. */
export const setReturnStatus = async (
  tx: EntityManager,
  id: string,
  to: { status: ReturnStatus; refusalReason?: string | undefined; creditedAmount?: Paise | undefined },
): Promise<void> => {
  await tx.query(
    `update returns set status = $2, version = version + 1, refusal_reason = coalesce($3, refusal_reason),
       credited_amount = coalesce($4, credited_amount) where id = $1`,
    [id, to.status, to.refusalReason ?? null, to.creditedAmount ?? null],
  );
};

/** Stores what the shop found of each line. */
export const setInspection = async (
  tx: EntityManager,
  findings: readonly (Omit<InspectedLine, "lineId"> & { id: string })[],
): Promise<void> => {
  await tx.query(
    `update return_lines l set restocked = f.restocked, written_off = f."writtenOff"
     from jsonb_to_recordset($1::jsonb) as f(id uuid, restocked integer, "writtenOff" integer) where l.id = f.id`,
    [JSON.stringify(findings)],
  );
};

/** Records how the replacement was sent. A second call corrects courier and number, and keeps the time. */
export const setReplacementSent = async (
  tx: EntityManager,
  id: string,
  parcel: { courier: string; trackingId: string },
): Promise<void> => {
  await tx.query(
    `update returns set version = version + 1, replacement_courier = $2, replacement_tracking_id = $3,
       replacement_sent_at = coalesce(replacement_sent_at, now()) where id = $1`,
    [id, parcel.courier, parcel.trackingId],
  );
};

import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Variant } from "../catalogue/variant.rules.ts";
import type { Paise } from "../../platform/money.ts";
import type { InspectedLine } from "./inspection.rules.ts";
import { ReturnLine } from "./return-line.entity.ts";
import type { ReturnKind, ReturnReason, ReturnStatus, ReturnStepKind } from "./return-status.rules.ts";
import { ReturnStep } from "./return-step.entity.ts";
import { ReturnRequest } from "./return.entity.ts";

export type NewReturnLine = Variant & {
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
  const returnNumber = () => "'R-' || nextval('return_numbers')";
  const added = await tx.insert(ReturnRequest, { ...head, returnNumber });
  const { id } = added.identifiers[0] as { id: string };
  await tx.insert(
    ReturnLine,
    lines.map((line, position) => ({ ...line, returnId: id, position })),
  );
  recordEvent(tx, "return.requested", [id]);
  return id;
};

/** The return that a shopper requested with a key; `null` if missing. */
export const returnByKey = (
  tx: EntityManager,
  userId: string,
  idempotencyKey: string,
): Promise<ReturnRequest | null> => tx.findOneBy(ReturnRequest, { userId, idempotencyKey });

/** The order of a return; `undefined` if the return is missing. */
export const orderOfReturn = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const request = await tx.findOneBy(ReturnRequest, { id });
  return request?.orderId;
};

/** Records a step of a return. `userId` is `null` for the shop itself. */
export const addStep = async (
  tx: EntityManager,
  id: string,
  step: { kind: ReturnStepKind; userId: string | null; creditedAmount?: Paise | undefined },
): Promise<void> => {
  await tx.insert(ReturnStep, { returnId: id, ...step });
};

/** Sets the status, and increases the version. A reason or an amount that is missing stays as it is. */
export const setReturnStatus = async (
  tx: EntityManager,
  id: string,
  to: { status: ReturnStatus; refusalReason?: string | undefined; creditedAmount?: Paise | undefined },
): Promise<void> => {
  await tx.update(ReturnRequest, { id }, { ...to, version: () => "version + 1" });
  recordEvent(tx, "return.changed", [id]);
};

type Findings = Omit<InspectedLine, "lineId"> & { id: string; unsentReplacements: number };

/** Stores what the shop found of each line, and the replacements that wait for a parcel of their own. */
export const setInspection = async (tx: EntityManager, findings: readonly Findings[]): Promise<void> => {
  await tx.query(
    `update return_lines l set restocked = f.restocked, written_off = f."writtenOff", missing = f.missing,
       unsent_replacements = f."unsentReplacements"
     from jsonb_to_recordset($1::jsonb)
       as f(id uuid, restocked integer, "writtenOff" integer, missing integer, "unsentReplacements" integer)
     where l.id = f.id`,
    [JSON.stringify(findings)],
  );
};

/**
 * Records how the replacement was sent. A second call corrects courier and number, and keeps the time, unless it is for another
 * parcel.
 */
export const setReplacementSent = async (
  tx: EntityManager,
  id: string,
  parcel: { courier: string; trackingId: string; isAnother: boolean },
): Promise<void> => {
  if (parcel.isAnother)
    await tx.query("update return_lines set unsent_replacements = 0 where return_id = $1", [id]);
  await tx.update(
    ReturnRequest,
    { id },
    {
      version: () => "version + 1",
      replacementCourier: parcel.courier,
      replacementTrackingId: parcel.trackingId,
      replacementSentAt: () => (parcel.isAnother ? "now()" : "coalesce(replacement_sent_at, now())"),
    },
  );
  recordEvent(tx, "return.changed", [id]);
};

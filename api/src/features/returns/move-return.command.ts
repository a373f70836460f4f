import type { EntityManager } from "typeorm";
import { returnStock } from "../catalogue/stock.store.ts";
import { portionsOfPieces, releaseHold } from "../orders/order-portion.store.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { refuse } from "./returns.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Paise } from "../../platform/money.ts";
import type { Arrival } from "./inspection.rules.ts";
import { canBecome, isOpen, type ReturnStatus, type ReturnStepKind } from "./return-status.rules.ts";
import { findReturn, type ReturnRow } from "./return.store.ts";
import { addStep, orderOfReturn, setReturnStatus } from "./return-write.store.ts";

/** A return whose order is locked: its steps happen one after another. */
export type LockedReturn = { order: LockedOrder; request: ReturnRow };

/** Throws RETURN_NOT_FOUND. */
export const lockReturn = async (tx: EntityManager, returnId: string): Promise<LockedReturn> => {
  const id = asId(returnId, "returnId");
  const orderId = await orderOfReturn(tx, id);
  const order = orderId && (await lockOrder(tx, orderId));
  const request = order && (await findReturn(tx, id));
  return order && request ? { order, request } : refuse("RETURN_NOT_FOUND");
};

type NewStep = {
  kind: ReturnStepKind;
  userId: string | null;
  /** Whether the mail corrects that of an earlier step of the same kind. */
  isCorrection?: boolean;
  /** What an inspection found. */
  arrival?: Arrival | undefined;
};

/** Records a step, and adds its mail. */
export const addReturnStep = async (
  tx: EntityManager,
  returnId: string,
  { isCorrection = false, arrival, ...step }: NewStep,
): Promise<void> => {
  await addStep(tx, returnId, { ...step, creditedAmount: arrival?.amount });
  await addJob(tx, "mail-return", {
    returnId,
    step: step.kind,
    isCorrection,
    ...(arrival && { arrival }),
  });
};

/**
 * Whether a return has still to make a step; `false` if it has made it before. `version` is the one that an admin saw. Throws
 * RETURN_CHANGED if another step came in between, and RETURN_STEP_INVALID if the return cannot make the step.
 */
export const mustMove = (
  { request: { status, ...request } }: LockedReturn,
  to: ReturnStatus,
  version: number | undefined,
): boolean => {
  if (status === to) return false;
  if (isOpen(status) && version !== undefined && request.version !== version) refuse("RETURN_CHANGED");
  if (!canBecome(status, to))
    refuse("RETURN_STEP_INVALID", {
      message: `This return is ${status}. It cannot be ${to} now.`,
      facts: { returnStatus: status.toUpperCase() },
    });
  return true;
};

/** Sets the status of a locked return, with its step and its mail. */
export const moveReturn = async (
  tx: EntityManager,
  { request }: LockedReturn,
  to: {
    status: ReturnStatus;
    userId: string | null;
    refusalReason?: string | undefined;
    creditedAmount?: Paise | undefined;
    arrival?: Arrival | undefined;
  },
): Promise<void> => {
  const { userId, arrival, ...change } = to;
  await setReturnStatus(tx, request.id, change);
  await addReturnStep(tx, request.id, { kind: to.status, userId, arrival });
};

/** Puts the replacements that were held for a return back into stock. */
export const restockReplacements = async (
  tx: EntityManager,
  { order, request }: LockedReturn,
): Promise<void> => {
  const pieces = await releaseHold(tx, request.id);
  if (pieces.length > 0) await returnStock(tx, order.id, await portionsOfPieces(tx, order.id, pieces));
};

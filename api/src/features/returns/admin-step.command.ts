import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./returns.refusals.ts";
import type { Services } from "../shop/services.ts";
import { lockReturn, mustMove, type LockedReturn } from "./move-return.command.ts";
import type { ReturnStatus } from "./return-status.rules.ts";

/** A step of an admin: the return, and the version that the admin saw. */
export type SeenReturn = { returnId: string; version: number };

/** Adds the audit entry of a change of a return. */
export const addReturnAudit = (
  tx: EntityManager,
  origin: { author: Author; action: AuditAction },
  { id, returnNumber }: LockedReturn["request"],
  changes: FieldChanges,
): Promise<void> =>
  addAudit(tx, { ...origin, subject: AuditSubject.RETURN, subjectId: id, label: returnNumber, changes });

type AdminStep = {
  author: Author;
  action: AuditAction;
  seen: SeenReturn;
  to: ReturnStatus;
  /** Whether the step that was made before has the same content, such as the reason. Missing for a step without content. */
  isSame?: (request: LockedReturn["request"]) => boolean;
};

/**
 * Makes a step of a return for an admin, with its audit entry. A repeated step changes nothing; one with other
 * content than the step before it throws RETURN_CHANGED. Returns the id of the return.
 * Throws RETURN_NOT_FOUND, RETURN_CHANGED, RETURN_STEP_INVALID.
 */
export const adminStep = (
  services: Services,
  { author, action, seen, to, isSame }: AdminStep,
  work: (tx: EntityManager, locked: LockedReturn) => Promise<FieldChanges | void>,
): Promise<string> =>
  inTransaction(services.database, async (tx) => {
    const locked = await lockReturn(tx, seen.returnId);
    const { request } = locked;
    if (!mustMove(locked, to, seen.version))
      return (isSame?.(request) ?? true) ? request.id : refuse("RETURN_CHANGED");
    const changes = await work(tx, locked);
    await addReturnAudit(tx, { author, action }, request, {
      status: { before: request.status, after: to },
      ...changes,
    });
    return request.id;
  });

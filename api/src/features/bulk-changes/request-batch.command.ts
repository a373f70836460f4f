import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { cleanLine } from "../../platform/text.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { BatchKind, BatchStatus, maxBulkProducts, undoExpiresAt } from "./batch.rules.ts";
import {
  bulkName,
  checkBulkTimes,
  isBulkChange,
  type BatchRequest,
  type BulkChange,
  type GridEdit,
} from "./batch-request.rules.ts";
import { addBatch, lockBatch, setBatch, type NewBatch } from "./product-batch.store.ts";

/** Adds an audit entry about a batch. The entries of its products come with the write. */
export const auditBatch = (
  tx: EntityManager,
  author: Author,
  { action, id, name, status }: { action: AuditAction; id: string; name: string; status: BatchStatus },
): Promise<void> =>
  addAudit(tx, {
    author,
    action,
    subject: AuditSubject.BATCH,
    subjectId: id,
    label: name,
    changes: { status: { before: null, after: status } },
    batchId: id,
  });

/** Adds a batch whose check is a job. Returns its id. */
const addCheckedBatch = async (
  tx: EntityManager,
  action: AuditAction,
  batch: Omit<NewBatch, "status">,
): Promise<string> => {
  const status = BatchStatus.CHECKING;
  const id = await addBatch(tx, { ...batch, status });
  await auditBatch(tx, batch.author, { action, id, name: batch.name, status });
  await addJob(tx, "check-product-batch", { batchId: id });
  return id;
};

/** Ids without repetition, in lower case. Throws BAD_ID, BULK_INVALID. */
const checkedIds = (ids: readonly string[], field: string): string[] => {
  const unique = [...new Set(ids.map((id) => asId(id, field)))];
  if (unique.length === 0 || unique.length > maxBulkProducts) refuse("BULK_INVALID", { field });
  return unique;
};

const startBulk = (
  services: Services,
  author: Author,
  { action, name, request }: { action: AuditAction; name: string; request: BatchRequest },
): Promise<string> =>
  inTransaction(services.database, (tx) =>
    addCheckedBatch(tx, action, { kind: BatchKind.BULK, name, author, request }),
  );

/** Starts the check of one change of many products. Returns the id of the batch. Throws BULK_INVALID, BAD_ID. */
export const checkBulkChange = async (
  services: Services,
  author: Author,
  { change, productIds }: { change: BulkChange; productIds: readonly string[] },
): Promise<string> => {
  if (!isBulkChange(change)) refuse("BULK_INVALID", { field: "change" });
  checkBulkTimes(change);
  const request = { kind: "bulk" as const, change, productIds: checkedIds(productIds, "productIds") };
  return startBulk(services, author, { action: "checkBulkChange", name: bulkName(change), request });
};

/**
 * Starts the check of the edits of the grid. Returns the id of the batch. Its rows report further problems. Throws
 * BULK_INVALID, BAD_ID, BAD_INPUT, STOCK_INVALID.
 */
export const checkGridEdits = async (
  services: Services,
  author: Author,
  edits: readonly GridEdit[],
): Promise<string> => {
  const ids = checkedIds(
    edits.map(({ id }) => id),
    "edits",
  );
  if (ids.length !== edits.length) refuse("BULK_INVALID", { field: "edits" });
  if (edits.some(({ version }) => version < 1)) refuse("BAD_INPUT", { field: "version" });
  if (edits.some(({ stock }) => stock != null && stock < 0)) refuse("STOCK_INVALID", { field: "stock" });
  const request = {
    kind: "grid" as const,
    edits: edits.map(({ title, ...edit }) => ({
      ...edit,
      id: edit.id.toLowerCase(),
      title: title && cleanLine(title, "title", Infinity),
    })),
  };
  return startBulk(services, author, { action: "checkGridEdits", name: "Edited in the grid", request });
};

/**
 * Starts the check of the undo of a batch: its rows show what would change, and what was changed again since. Returns the id
 * of the new batch. Throws BATCH_NOT_FOUND, BATCH_NOT_UNDOABLE.
 */
export const checkUndo = (services: Services, author: Author, batchId: string): Promise<string> => {
  const undoOf = asId(batchId, "id");
  return inTransaction(services.database, async (tx) => {
    const batch = (await lockBatch(tx, undoOf)) ?? refuse("BATCH_NOT_FOUND", { field: "id" });
    if (undoExpiresAt(batch, new Date()) === null) refuse("BATCH_NOT_UNDOABLE", { field: "id" });
    const name = `Undo: ${batch.name}`;
    const request = { kind: "undo" as const };
    return addCheckedBatch(tx, "checkUndo", { kind: BatchKind.UNDO, name, author, request, undoOf });
  });
};

/**
 * Starts the write of a checked batch. An import is written only if no row has a problem; other batches leave out rows with
 * one. Throws BATCH_NOT_FOUND, BATCH_NOT_READY.
 */
export const requestApply = (services: Services, author: Author, batchId: string): Promise<void> => {
  const id = asId(batchId, "id");
  return inTransaction(services.database, async (tx) => {
    const batch = (await lockBatch(tx, id)) ?? refuse("BATCH_NOT_FOUND", { field: "id" });
    if (batch.status === BatchStatus.APPLYING || batch.status === BatchStatus.APPLIED) return;
    const { kind, changedCount, addedCount, problemCount } = batch;
    const hasWork = changedCount + addedCount > 0;
    const isBlocked = kind === BatchKind.IMPORT && problemCount > 0;
    if (batch.status !== BatchStatus.READY || !hasWork || isBlocked)
      refuse("BATCH_NOT_READY", { field: "id" });
    const status = BatchStatus.APPLYING;
    await setBatch(tx, id, { status, userId: author.userId, userName: author.name }, true);
    await auditBatch(tx, author, { action: "applyProductBatch", id, name: batch.name, status });
    await addJob(tx, "apply-product-batch", { batchId: id });
  });
};

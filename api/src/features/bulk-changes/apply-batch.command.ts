import type { EntityManager } from "typeorm";
import { allowLongStatements } from "../../platform/database/shop-pool.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import type { Services } from "../shop/services.ts";
import { StockReason } from "../catalogue/stock-movement.rules.ts";
import { addRowProducts, writeRows, type BatchOrigin } from "./apply-rows.command.ts";
import { applyMinutes, BatchKind, BatchStatus } from "./batch.rules.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { lockBatchProducts } from "./batch-product.store.ts";
import { rowsToApply } from "./batch-row.store.ts";
import { withDictionary } from "../search/words/with-dictionary.command.ts";
import type { WordChanges } from "../search/words/word-counts.rules.ts";
import { moveBatchStock } from "./move-batch-stock.command.ts";
import { lockBatch, sameFileAppliedAt, setBatch, setUndone, type BatchRow } from "./product-batch.store.ts";
import { runBatchStep } from "./run-batch-step.command.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";

/** Time limit of one statement of a batch, in milliseconds: the locks of 100,000 products take some seconds. */
const statementLimitMs = 60_000;

const actions: Record<BatchKind, AuditAction> = {
  [BatchKind.BULK]: "applyProductBatch",
  [BatchKind.IMPORT]: "importProducts",
  [BatchKind.UNDO]: "undoProductBatch",
};

/** Throws BATCH_NOT_READY if the queue stood still: the admin no longer expects the change. */
const checkAge = ({ requestedAt }: BatchRow, now: Date): void => {
  if (now.getTime() - Date.parse(requestedAt) > applyMinutes * 60_000)
    refuse("BATCH_NOT_READY", {
      message: `This took longer than ${applyMinutes} minutes. Nothing was changed. Please check again.`,
    });
};

/** Throws BATCH_CHANGED. */
const lockAll = async (tx: EntityManager, batchId: string): Promise<void> => {
  const changed = await lockBatchProducts(tx, batchId);
  if (changed === 0) return;
  const products = changed === 1 ? "1 product was" : `${changed} products were`;
  refuse("BATCH_CHANGED", {
    message: `${products} changed since the check. Nothing was saved. Please check again.`,
  });
};

/** Throws BATCH_CHANGED if the same file was imported since the check: its stock would be booked twice. */
const checkSameFile = async (tx: EntityManager, { id, request }: BatchRow): Promise<void> => {
  if (request.kind !== "file" || request.booksStockAgain || request.alreadyImportedAt) return;
  if (await sameFileAppliedAt(tx, { id, contentHash: request.contentHash ?? "" }))
    refuse("BATCH_CHANGED", {
      message: "This file was imported since the check. Nothing was saved. Please check again.",
    });
};

/** Throws BATCH_NOT_UNDOABLE if the batch was undone already. */
const markUndone = async (tx: EntityManager, batchId: string): Promise<void> => {
  const undone = await lockBatch(tx, batchId);
  if (!undone || undone.undoneAt !== null) refuse("BATCH_NOT_UNDOABLE");
  await setUndone(tx, batchId);
};

const writeAll = async (tx: EntityManager, origin: BatchOrigin, words: WordChanges): Promise<void> => {
  for (let after = 0; ;) {
    const rows = await rowsToApply(tx, origin.batchId, { after, limit: chunkSize });
    const last = rows.at(-1);
    if (!last) return;
    await writeRows(
      tx,
      origin,
      rows.filter(({ version }) => version !== null),
      words,
    );
    await addRowProducts(
      tx,
      origin,
      rows.filter(({ version }) => version === null),
      words,
    );
    after = last.position;
  }
};

/** Pieces that a bulk change adds were received; a typed number was counted. */
const reasonOf = ({ request }: BatchRow): StockReason | undefined => {
  const add = request.kind === "bulk" ? request.change.stock?.add : undefined;
  if (add == null) return undefined;
  return add > 0 ? StockReason.RECEIVED : StockReason.CORRECTION;
};

const applyLocked = async (tx: EntityManager, batch: BatchRow): Promise<void> => {
  const { id: batchId, kind, userId, userName, channel } = batch;
  const origin = { author: { userId, name: userName, channel }, action: actions[kind], batchId };
  await allowLongStatements(tx, statementLimitMs);
  if (batch.undoOf !== null) await markUndone(tx, batch.undoOf);
  await lockAll(tx, batchId);
  await checkSameFile(tx, batch);
  await withDictionary(tx, (words) => writeAll(tx, origin, words));
  await moveBatchStock(tx, origin, { kind, reason: reasonOf(batch) });
  await setBatch(tx, batchId, { status: BatchStatus.APPLIED });
};

/**
 * Writes all rows of a batch in one transaction, or none. The products are locked in ascending order of ids, and have to
 * be as the check saw them. Stock comes last, so that orders wait for its locks only. A refusal makes the batch REFUSED.
 */
export const applyBatch = async (services: Services, batchId: string): Promise<void> => {
  await runBatchStep(services, { batchId, status: BatchStatus.APPLYING }, async (tx, batch) => {
    checkAge(batch, new Date());
    await applyLocked(tx, batch);
  });
};

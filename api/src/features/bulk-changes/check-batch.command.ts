import type { EntityManager } from "typeorm";
import { csvRows } from "../../platform/csv/csv-rows.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { chunksOf } from "../../platform/async/chunks.ts";
import type { Services } from "../shop/services.ts";
import { BatchStatus, maxImportPictures } from "./batch.rules.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { contentHashOf, partsOf } from "./batch-part.store.ts";
import { addUnreadPictures, countBatchPictures } from "./batch-picture.store.ts";
import { missingOriginals, storedPictures } from "./batch-pictures.query.ts";
import { addReadJob } from "./read-batch-pictures.command.ts";
import type { KnownPictures } from "./picture-cell.rules.ts";
import { addRows, deleteRows } from "./batch-row.store.ts";
import { headerOf, isProductColumn } from "./csv-header.rules.ts";
import { plannedBulkRows, plannedGridRows } from "./plan-bulk.query.ts";
import { plannedFileRows, readHeader } from "./plan-file.query.ts";
import { plannedUndoRows } from "./plan-undo.query.ts";
import type { PlannedRow } from "./planned-row.rules.ts";
import { sameFileAppliedAt, setBatch, type BatchRow } from "./product-batch.store.ts";
import { runBatchStep } from "./run-batch-step.command.ts";

type NewPictures = Pick<KnownPictures, "added" | "unread"> & {
  /** Pictures whose files are missing. */
  missing: ReadonlySet<string>;
};

/** What the batch does, row by row. Throws FILE_INVALID, IMPORT_PICTURES_FULL. */
async function* plannedRows(
  tx: EntityManager,
  services: Services,
  { id, request, undoOf }: BatchRow,
  newPictures: NewPictures,
): AsyncGenerator<PlannedRow | null> {
  if (request.kind === "bulk") yield* plannedBulkRows(tx, request);
  else if (request.kind === "grid") yield* plannedGridRows(tx, request.edits);
  else if (request.kind === "undo") yield* plannedUndoRows(tx, undoOf ?? "", newPictures.missing);
  else {
    const rows = csvRows(partsOf(tx, id, request.parts), isProductColumn);
    const headerCells = await readHeader(rows);
    const contentHash = await contentHashOf(tx, id, request.parts);
    const canRepeatStock = !request.booksStockAgain && headerOf(headerCells).includes("stock");
    const alreadyImportedAt = canRepeatStock ? await sameFileAppliedAt(tx, { id, contentHash }) : undefined;
    const { alreadyImportedAt: _, ...rest } = request;
    const checked = { ...rest, header: headerCells, contentHash };
    await setBatch(tx, id, { request: alreadyImportedAt ? { ...checked, alreadyImportedAt } : checked });
    const hasBookedStock = alreadyImportedAt !== undefined;
    const { publicUrl } = services.settings;
    yield* plannedFileRows(tx, { headerCells, rows, publicUrl, newPictures, hasBookedStock });
  }
}

/** Stores the rows of a batch and counts them. */
const storeRows = async (tx: EntityManager, id: string, rows: AsyncIterable<PlannedRow | null>) => {
  const counts = { changedCount: 0, addedCount: 0, unchangedCount: 0, problemCount: 0 };
  for await (const chunk of chunksOf(rows, chunkSize)) {
    const stored = chunk.filter((row) => row !== null);
    counts.unchangedCount += chunk.length - stored.length;
    for (const { problem, version } of stored) {
      if (problem !== null) counts.problemCount += 1;
      else if (version === null) counts.addedCount += 1;
      else counts.changedCount += 1;
    }
    await addRows(tx, id, stored);
  }
  return counts;
};

/** Puts the check off until the URLs are read. Throws IMPORT_PICTURES_FULL. */
const readFirst = async (tx: EntityManager, batchId: string, urls: readonly string[]): Promise<void> => {
  await deleteRows(tx, batchId);
  await addUnreadPictures(tx, batchId, urls);
  if ((await countBatchPictures(tx, batchId)) > maxImportPictures) refuse("IMPORT_PICTURES_FULL");
  await addReadJob(tx, batchId);
};

/**
 * The dry run of a batch: stores what it does with each product, and changes none. One transaction, so a check that was
 * interrupted begins again. If the file names pictures by URLs that are not read yet, a job reads them and starts the check
 * again. A file that cannot be read makes the batch REFUSED.
 */
export const checkBatch = async (services: Services, batchId: string): Promise<void> => {
  const missing = await missingOriginals(services, batchId);
  await runBatchStep(services, { batchId, status: BatchStatus.CHECKING }, async (tx, batch) => {
    await deleteRows(tx, batchId);
    const added = await storedPictures(tx, batchId, missing);
    const newPictures = { added, unread: new Set<string>(), missing };
    const counts = await storeRows(tx, batchId, plannedRows(tx, services, batch, newPictures));
    if (newPictures.unread.size > 0) return readFirst(tx, batchId, [...newPictures.unread]);
    await setBatch(tx, batchId, { status: BatchStatus.READY, ...counts });
  });
};

import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { cleanLine } from "../../platform/text.ts";
import { Channel, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { BatchKind, BatchStatus, maxPartBytes, maxParts } from "./batch.rules.ts";
import { hasParts, putPart } from "./batch-part.store.ts";
import { forgetUnreadable } from "./batch-picture.store.ts";
import { maxFileNameLength } from "./picture-cell.rules.ts";
import { auditBatch } from "./request-batch.command.ts";
import { addBatch, lockBatch, setBatch, type BatchRow } from "./product-batch.store.ts";

/** Changes by a file come through their own channel. */
export const csvAuthor = (author: Author): Author => ({ ...author, channel: Channel.CSV });

/** Begins the upload of a file. Returns the id of its batch. Throws BAD_INPUT for a name that is too long. */
export const startImport = (services: Services, author: Author, fileName: string): Promise<string> => {
  const name = cleanLine(fileName, "name", maxFileNameLength) || "File";
  const status = BatchStatus.UPLOADING;
  return inTransaction(services.database, async (tx) => {
    const csv = csvAuthor(author);
    const request = { kind: "file" as const, parts: 0 };
    const id = await addBatch(tx, { kind: BatchKind.IMPORT, name, status, author: csv, request });
    await auditBatch(tx, csv, { action: "startImport", id, name, status });
    return id;
  });
};

/** Locks an import that can still be changed. Throws BATCH_NOT_FOUND, BATCH_NOT_READY. */
export const lockImport = async (tx: EntityManager, batchId: string): Promise<BatchRow> => {
  const batch = await lockBatch(tx, asId(batchId, "id"));
  if (batch?.kind !== BatchKind.IMPORT) return refuse("BATCH_NOT_FOUND", { field: "id" });
  const isOpen = [BatchStatus.UPLOADING, BatchStatus.READY, BatchStatus.REFUSED].includes(batch.status);
  return isOpen ? batch : refuse("BATCH_NOT_READY", { field: "id" });
};

/**
 * Stores one part of the file. The same part can be sent again. Throws BATCH_NOT_FOUND, BATCH_NOT_READY, FILE_TOO_LARGE.
 */
export const uploadImportPart = (
  services: Services,
  author: Author,
  { id, position, content }: { id: string; position: number; content: Buffer },
): Promise<void> => {
  if (!Number.isInteger(position) || position < 0) refuse("BAD_INPUT", { field: "position" });
  if (position >= maxParts || content.length > maxPartBytes) refuse("FILE_TOO_LARGE", { field: "content" });
  return inTransaction(services.database, async (tx) => {
    const batch = await lockImport(tx, id);
    const status = BatchStatus.UPLOADING;
    await putPart(tx, { batchId: batch.id, position, content });
    await setBatch(tx, batch.id, { status }, true);
    await auditBatch(tx, csvAuthor(author), {
      action: "uploadImportPart",
      id: batch.id,
      name: batch.name,
      status,
    });
  });
};

/**
 * Starts the check of a file that came completely. Without `parts` the file of the last check is checked again. URLs of pictures
 * that could not be read are read again. The stock of a file that was imported before is left out unless `booksStockAgain`,
 * now or in an earlier check of the same file. Throws BATCH_NOT_FOUND, BATCH_NOT_READY, FILE_INCOMPLETE.
 */
export const checkImport = (
  services: Services,
  author: Author,
  {
    id,
    parts: newParts,
    booksStockAgain = false,
  }: { id: string; parts?: number | null; booksStockAgain?: boolean },
): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const batch = await lockImport(tx, id);
    const sameFile = newParts == null && batch.request.kind === "file" ? batch.request : undefined;
    const parts = newParts ?? sameFile?.parts ?? 0;
    const isCount = Number.isInteger(parts) && parts >= 1 && parts <= maxParts;
    if (!isCount || !(await hasParts(tx, batch.id, parts))) refuse("FILE_INCOMPLETE", { field: "parts" });
    const status = BatchStatus.CHECKING;
    const request = {
      kind: "file" as const,
      parts,
      booksStockAgain: booksStockAgain || sameFile?.booksStockAgain === true,
    };
    await forgetUnreadable(tx, batch.id);
    await setBatch(tx, batch.id, { status, request }, true);
    await auditBatch(tx, csvAuthor(author), {
      action: "checkImport",
      id: batch.id,
      name: batch.name,
      status,
    });
    await addJob(tx, "check-product-batch", { batchId: batch.id });
  });

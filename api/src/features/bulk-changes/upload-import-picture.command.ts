import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { preparePicture, storePrepared, type Upload } from "../../platform/images/uploads.ts";
import { productPicture } from "../../platform/images/upload.rules.ts";
import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { BatchStatus, maxImportPictures } from "./batch.rules.ts";
import { addBatchPicture, countBatchPictures } from "./batch-picture.store.ts";
import { pictureName } from "./picture-cell.rules.ts";
import type { BatchRow } from "./product-batch.store.ts";
import { setBatch } from "./product-batch.store.ts";
import { auditBatch } from "./request-batch.command.ts";
import { csvAuthor, lockImport } from "./upload-import.command.ts";

/** Locks an import that can take another picture. Throws BATCH_NOT_FOUND, BATCH_NOT_READY, IMPORT_PICTURES_FULL. */
const lockOpenImport = async (tx: EntityManager, id: string): Promise<BatchRow> => {
  const batch = await lockImport(tx, id);
  const count = await countBatchPictures(tx, batch.id);
  return count < maxImportPictures ? batch : refuse("IMPORT_PICTURES_FULL", { field: "file" });
};

/**
 * Stores a picture that the file of an import names. The same picture can be sent again. The file has to be checked after it.
 * Throws BATCH_NOT_FOUND, BATCH_NOT_READY, IMPORT_PICTURES_FULL and the refusals of pictures.
 */
export const uploadImportPicture = async (
  services: Services,
  author: Author,
  { id, name, upload }: { id: string; name: string; upload: Upload },
): Promise<void> => {
  const source = pictureName(name) || refuse("BAD_INPUT", { field: "name" });
  await inTransaction(services.database, (tx) => lockOpenImport(tx, id));
  const picture = await preparePicture(upload, productPicture);
  await inTransaction(services.database, async (tx) => {
    const batch = await lockOpenImport(tx, id);
    const { key, width, height } = picture;
    const status = BatchStatus.UPLOADING;
    await addBatchPicture(tx, batch.id, { source, mediaKey: key, width, height, problem: null });
    await setBatch(tx, batch.id, { status }, true);
    const entry = { action: "uploadImportPicture" as const, id: batch.id, name: batch.name, status };
    await auditBatch(tx, csvAuthor(author), entry);
  });
  await storePrepared(services.files, picture);
};

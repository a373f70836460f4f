import type { EntityManager } from "typeorm";
import type { Services } from "../shop/services.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { batchPictures, forgetPictures, type BatchPicture } from "./batch-picture.store.ts";
import { rowsToApply } from "./batch-row.store.ts";
import type { NewPicture } from "./picture-cell.rules.ts";
import { picturesChange } from "./planned-row.rules.ts";
import { findBatch } from "./product-batch.store.ts";

/** The pictures that the undo of an applied batch would give back. */
const removedPictures = async (services: Services, appliedId: string): Promise<string[]> => {
  const keys: string[] = [];
  for (let after = 0; ;) {
    const rows = await rowsToApply(services.database.source.manager, appliedId, { after, limit: chunkSize });
    const last = rows.at(-1);
    if (!last) return keys;
    for (const row of rows) {
      const { before = [], after: later = [] } = picturesChange(row) ?? {};
      const remaining = new Set(later.map(({ mediaKey }) => mediaKey));
      keys.push(...before.map(({ mediaKey }) => mediaKey).filter((key) => !remaining.has(key)));
    }
    after = last.position;
  }
};

/**
 * The pictures that the check of a batch needs, and whose files are missing: those of an import by URL or name, or
 * those that an undo would give back. To be called before the transaction of the check, since the storage may be slow.
 */
export const missingOriginals = async (services: Services, batchId: string): Promise<ReadonlySet<string>> => {
  const batch = await findBatch(services.database, batchId);
  const recorded = await batchPictures(services.database.source.manager, batchId);
  const removed = batch?.undoOf ? await removedPictures(services, batch.undoOf) : [];
  const keys = new Set([...recorded.map(({ mediaKey }) => mediaKey), ...removed].filter((key) => key !== ""));
  return services.files.missingOriginals([...keys]);
};

/** Forgets the pictures whose file is missing: a process can end between the record and the file. */
const withFile = async (
  tx: EntityManager,
  batchId: string,
  missing: ReadonlySet<string>,
): Promise<BatchPicture[]> => {
  const recorded = await batchPictures(tx, batchId);
  const gone = recorded.map(({ mediaKey }) => mediaKey).filter((key) => missing.has(key));
  if (gone.length > 0) await forgetPictures(tx, batchId, [...new Set(gone)]);
  return recorded.filter(({ mediaKey }) => !missing.has(mediaKey));
};

/** The new pictures of an import by URL or name, as far as they are stored or could not be read. */
export const storedPictures = async (
  tx: EntityManager,
  batchId: string,
  missing: ReadonlySet<string>,
): Promise<Map<string, NewPicture>> => {
  const pictures = new Map<string, NewPicture>();
  for (const { source, mediaKey, width, height, problem } of await withFile(tx, batchId, missing)) {
    if (mediaKey === "" && problem === null) continue;
    const entry = pictures.get(source) ?? { pictures: [], problem };
    if (mediaKey !== "") entry.pictures.push({ key: mediaKey, width, height });
    pictures.set(source, entry);
  }
  return pictures;
};

import type { Services } from "../shop/services.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { batchPictures } from "./batch-picture.store.ts";
import { rowsToApply } from "./batch-row.store.ts";
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

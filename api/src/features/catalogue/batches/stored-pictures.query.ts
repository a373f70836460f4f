import type { EntityManager } from "typeorm";
import type { Shop } from "../../shop/shop.ts";
import { batchPictures, forgetPictures, type BatchPicture } from "./batch-picture.store.ts";
import type { NewPicture } from "./picture-cell.rules.ts";

/** Forgets the pictures whose file is missing: a process can end between the record and the file. */
const withFile = async (tx: EntityManager, shop: Shop, batchId: string): Promise<BatchPicture[]> => {
  const recorded = await batchPictures(tx, batchId);
  const missing = new Set<string>();
  for (const { mediaKey } of recorded)
    if (mediaKey !== "" && !(await shop.files.hasOriginal(mediaKey))) missing.add(mediaKey);
  if (missing.size > 0) await forgetPictures(tx, batchId, [...missing]);
  return recorded.filter(({ mediaKey }) => !missing.has(mediaKey));
};

/** The new pictures of an import by URL or name, as far as they are stored or could not be read. */
export const storedPictures = async (
  tx: EntityManager,
  shop: Shop,
  batchId: string,
): Promise<Map<string, NewPicture>> => {
  const pictures = new Map<string, NewPicture>();
  for (const { source, mediaKey, width, height, problem } of await withFile(tx, shop, batchId)) {
    if (mediaKey === "" && problem === null) continue;
    const entry = pictures.get(source) ?? { pictures: [], problem };
    if (mediaKey !== "") entry.pictures.push({ key: mediaKey, width, height });
    pictures.set(source, entry);
  }
  return pictures;
};

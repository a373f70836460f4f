import type { EntityManager } from "typeorm";
import { batchPictures, forgetPictures, type BatchPicture } from "./batch-picture.store.ts";
import type { NewPicture } from "./picture-cell.rules.ts";

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

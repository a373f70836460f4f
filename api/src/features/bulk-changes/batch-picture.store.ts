import { In, type EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { insertNew } from "../../platform/database/insert-new.ts";
import { addDeleteJob, lockPictureFiles } from "../catalogue/pictures/picture-file.store.ts";
import { ProductBatchPicture } from "./product-batch-picture.entity.ts";

/** A new picture of an imported file. Its key is empty if the URL is not read yet, or could not be read. */
export type BatchPicture = Omit<ProductBatchPicture, "batchId">;

export const batchPictures = (tx: EntityManager, batchId: string): Promise<BatchPicture[]> =>
  tx.findBy(ProductBatchPicture, { batchId });

export const countBatchPictures = (tx: EntityManager, batchId: string): Promise<number> =>
  tx.countBy(ProductBatchPicture, { batchId });

/** Keeps the files of pictures from being deleted, and adds the jobs that delete them if nothing shows them in the end. */
const protectFiles = async (tx: EntityManager, pictures: readonly BatchPicture[]): Promise<void> => {
  const keys = [...new Set(pictures.map(({ mediaKey }) => mediaKey))].filter((key) => key !== "");
  await lockPictureFiles(tx, keys);
  for (const key of keys) await addDeleteJob(tx, key);
};

/** Records an uploaded picture. To be called before its file is stored, so that no file is left over. */
export const addBatchPicture = async (
  tx: EntityManager,
  batchId: string,
  picture: BatchPicture,
): Promise<void> => {
  await insertNew(tx, ProductBatchPicture, { ...picture, batchId });
  await protectFiles(tx, [picture]);
};

/** Adds URLs that are to be read. */
export const addUnreadPictures = async (
  tx: EntityManager,
  batchId: string,
  urls: readonly string[],
): Promise<void> => {
  await tx.query(
    `insert into product_batch_pictures (batch_id, source) select $1, url from unnest($2::text[]) url
     on conflict do nothing`,
    [batchId, urls],
  );
};

const unread = "media_key = '' and problem is null";

/** URLs of a batch that are not read yet. */
export const unreadPictures = async (
  database: Pick<Database, "primary">,
  batchId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await primaryRows<{ source: string }>(
    database,
    undefined,
    `select source from product_batch_pictures where batch_id = $1 and ${unread} order by source limit $2`,
    [batchId, limit],
  );
  return rows.map(({ source }) => source);
};

export const countUnreadPictures = async (
  database: Pick<Database, "primary">,
  batchId: string,
): Promise<number> => {
  const [row] = await primaryRows<{ count: number }>(
    database,
    "unread-batch-pictures",
    `select count(*)::int as count from product_batch_pictures where batch_id = $1 and ${unread}`,
    [batchId],
  );
  return row?.count ?? 0;
};

/** Records what was read from URLs. To be called before the files are stored, so that no file is left over. */
export const setReadPictures = async (
  tx: EntityManager,
  batchId: string,
  pictures: readonly BatchPicture[],
): Promise<void> => {
  await tx.query(
    `update product_batch_pictures p
     set media_key = r."mediaKey", width = r.width, height = r.height, problem = r.problem
     from jsonb_to_recordset($2::jsonb) as r(source text, "mediaKey" text, width integer, height integer, problem text)
     where p.batch_id = $1 and p.source = r.source and p.media_key = ''`,
    [batchId, JSON.stringify(pictures)],
  );
  await protectFiles(tx, pictures);
};

/** Forgets pictures whose file is missing: the process ended before it was stored. */
export const forgetPictures = async (
  tx: EntityManager,
  batchId: string,
  mediaKeys: readonly string[],
): Promise<void> => {
  await tx.delete(ProductBatchPicture, { batchId, mediaKey: In(mediaKeys) });
};

/** Forgets the URLs that could not be read, so that the next check reads them again. */
export const forgetUnreadable = async (tx: EntityManager, batchId: string): Promise<void> => {
  await tx.delete(ProductBatchPicture, { batchId, mediaKey: "" });
};

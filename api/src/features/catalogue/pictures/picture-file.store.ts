import type { EntityManager } from "typeorm";
import { deletionKeyOf } from "../../../platform/images/uploads.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";

/**
 * Seconds for which the files of a removed picture or video are kept: for 30 days the removal can be taken back, and an undo that
 * was checked by then may be applied a day later.
 */
export const keepRemovedSeconds = 33 * 24 * 60 * 60;

/**
 * Adds the jobs that make the renderings of pictures. Covers come first, then the second picture of each product, which its
 * card shows too, then the others.
 */
export const addRenderJobs = async (
  tx: EntityManager,
  pictures: readonly { key: string; position: number }[],
): Promise<void> => {
  for (const { key, position } of pictures)
    await addJob(
      tx,
      "render-picture",
      { key, isCover: position === 0 },
      { key: `render ${key}`, priority: Math.min(position, 2) },
    );
};

/** Adds the job that deletes the files of a removed picture, unless something shows it again by then. */
export const addDeleteJob = (tx: EntityManager, key: string): Promise<void> =>
  addJob(tx, "delete-picture", { key }, { key: deletionKeyOf(key), after: keepRemovedSeconds });

/** Keeps the files of pictures from being deleted until the transaction ends. */
export const lockPictureFiles = async (tx: EntityManager, keys: readonly string[]): Promise<void> => {
  await tx.query(
    "select pg_advisory_xact_lock_shared(hashtextextended(key, 0)) from unnest($1::text[]) key",
    [keys],
  );
};

/**
 * What shows a picture: a product, its video, a collection, a text of the shop or a profile, or an import that was not applied yet.
 */
type PictureUse = { isShown: boolean; isImported: boolean };

/** What shows a picture; a profile may show it at any width. Until the transaction ends, no product can begin to show it. */
export const usesOfPicture = async (tx: EntityManager, key: string): Promise<PictureUse> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
  const [row] = await tx.query<[PictureUse]>(
    `select exists (select from product_pictures where media_key = $1)
         or exists (select from product_videos where poster_key = $1)
         or exists (select from content_pictures where media_key = $1)
         or exists (select from collections where picture_key = $1)
         or exists (select from users where profile_pic like '/media/' || $1 || '/%') as "isShown",
       exists (select from product_batch_pictures where media_key = $1) as "isImported"`,
    [key],
  );
  return row;
};

import type { EntityManager } from "typeorm";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { keepRemovedSeconds } from "../pictures/picture-file.store.ts";

type File = { key: string; format: string };

/** Adds the job that deletes the file of a removed video, unless a product shows it again by then. `after` is in seconds. */
export const addVideoDeleteJob = (
  tx: EntityManager,
  { key, format }: File,
  after = keepRemovedSeconds,
): Promise<void> =>
  addJob(tx, "delete-video", { key, format }, { key: `delete video ${key}.${format}`, after });

/** Whether a product shows a video. Until the transaction ends, no product can begin to show it. */
export const isVideoUsed = async (tx: EntityManager, key: string): Promise<boolean> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
  const [row] = await tx.query<{ isUsed: boolean }[]>(
    `select exists (select from product_videos where media_key = $1) as "isUsed"`,
    [key],
  );
  return row?.isUsed ?? true;
};

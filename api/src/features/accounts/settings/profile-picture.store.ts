import type { EntityManager } from "typeorm";
import { deletionKeyOf } from "../../../platform/images/uploads.ts";
import { addJobUnlessPlanned } from "../../../platform/jobs/jobs.ts";
import { ownPictureKey } from "./picture-link.rules.ts";

/** The link to the profile picture of an account, locked until the transaction ends. */
export const lockProfilePicture = async (tx: EntityManager, userId: string): Promise<string | null> => {
  const [row] = await tx.query<{ link: string | null }[]>(
    "select profile_pic as link from users where id = $1 for no key update",
    [userId],
  );
  return row?.link ?? null;
};

/**
 * Adds the job that deletes the files of a former profile picture, unless a product or another profile shows them. If the files
 * are also those of a removed product picture, they stay until its removal can no longer be taken back.
 */
export const addPictureDeletion = async (tx: EntityManager, link: string | null): Promise<void> => {
  const key = ownPictureKey(link);
  if (key) await addJobUnlessPlanned(tx, "delete-picture", { key }, deletionKeyOf(key));
};

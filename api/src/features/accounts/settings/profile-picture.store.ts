import type { EntityManager } from "typeorm";
import { deletionKeyOf } from "../../../platform/images/uploads.ts";
import { addJobUnlessPlanned } from "../../../platform/jobs/jobs.ts";
import { User } from "../user.entity.ts";
import { ownPictureKey } from "./picture-link.rules.ts";

/** The link to the profile picture of an account, locked until the transaction ends. */
export const lockProfilePicture = async (tx: EntityManager, userId: string): Promise<string | null> => {
  const user = await tx.findOne(User, {
    select: { id: true, profilePic: true },
    where: { id: userId },
    lock: { mode: "for_no_key_update" },
  });
  return user?.profilePic ?? null;
};

/**
 * Adds the job that deletes the files of a former profile picture, unless a product or another profile shows them. If the files
 * are also those of a removed product picture, they stay until its removal can no longer be taken back.
 */
export const addPictureDeletion = async (tx: EntityManager, link: string | null): Promise<void> => {
  const key = ownPictureKey(link);
  if (key) await addJobUnlessPlanned(tx, "delete-picture", { key }, deletionKeyOf(key));
};

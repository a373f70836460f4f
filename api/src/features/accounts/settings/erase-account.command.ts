import type { EntityManager } from "typeorm";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { withdrawAllConsents } from "../consents/consent.store.ts";
import { eraseUser, userById } from "../user.store.ts";
import { keepWelcomeCodeAddress } from "../welcome-codes/keep-welcome-code-address.command.ts";
import { addPictureDeletion, lockProfilePicture } from "./profile-picture.store.ts";
import { outdateReviewsOf } from "./reviewed-products.store.ts";

/**
 * Erases a shopper's account for good, with its uploaded profile picture. Orders stay for accounting, with their address but
 * without e-mail and phone, which are erased as soon as an order is over. Reviews stay without a name and photographs. Returns lose
 * their comments and photographs. Of the address a keyed hash stays if it had a welcome code. Consents are withdrawn and stay as a
 * proof for three years. Decision 8, docs/adr/0051-deleted-accounts.md and docs/adr/0074-personal-data.md.
 */
export const eraseAccount = async (
  tx: EntityManager,
  services: Pick<Services, "jwtSecret">,
  userId: string,
): Promise<void> => {
  const picture = await lockProfilePicture(tx, userId);
  const user = await userById(tx, userId);
  if (!user) return;
  await keepWelcomeCodeAddress(tx, services, user);
  await withdrawAllConsents(tx, userId);
  await eraseUser(tx, userId);
  await addPictureDeletion(tx, picture);
  await outdateReviewsOf(tx, userId);
  await addJob(tx, "delete-return-photos", { userId });
  await addJob(tx, "delete-review-photos", { userId });
};

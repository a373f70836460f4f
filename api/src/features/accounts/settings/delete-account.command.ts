import { inTransaction } from "../../../platform/database/database.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { ADMIN, type Viewer } from "../../../platform/viewer.ts";
import type { Shop } from "../../shop/shop.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { eraseUser, userById } from "../user.store.ts";
import { keepWelcomeCodeAddress } from "../welcome-codes/keep-welcome-code-address.command.ts";
import { outdateReviewsOf } from "./reviewed-products.store.ts";
import { addPictureDeletion, lockProfilePicture } from "./profile-picture.store.ts";

/**
 * Erases a shopper's account for good, with its uploaded profile picture, after a check of the password. Orders stay for
 * accounting, with their address but without e-mail and phone, which are erased as soon as an order is over. Reviews stay
 * without a name and photographs. Returns lose their comments and photographs. Of the address a keyed hash stays if it had a
 * welcome code. Decision 8 and docs/adr/0051-deleted-accounts.md.
 */
export const deleteAccount = async (shop: Shop, viewer: Viewer, password: string): Promise<void> => {
  if (viewer.role === ADMIN) refuse("FORBIDDEN");
  const user = await requirePassword(shop, viewer, { typed: password, field: "password" });
  await inTransaction(shop.database, async (tx) => {
    const picture = await lockProfilePicture(tx, user.id);
    // The address may have changed since the check of the password.
    await keepWelcomeCodeAddress(tx, shop, (await userById(tx, user.id)) ?? user);
    await eraseUser(tx, user.id);
    await addPictureDeletion(tx, picture);
    await outdateReviewsOf(tx, user.id);
    await addJob(tx, "delete-return-photos", { userId: user.id });
    await addJob(tx, "delete-review-photos", { userId: user.id });
  });
};

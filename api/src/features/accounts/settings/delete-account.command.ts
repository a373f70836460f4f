import { inTransaction } from "../../../platform/database/database.ts";
import { outdatePages } from "../../../platform/edge/outdated-pages.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { ADMIN, type Viewer } from "../../../platform/viewer.ts";
import { pageTag } from "../../shop/edge-tags.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { eraseUser } from "../user.store.ts";
import { addPictureDeletion, lockProfilePicture } from "./profile-picture.store.ts";

/**
 * Erases a shopper's account for good, with its uploaded profile picture, after a check of the password. Orders stay for
 * accounting, with their address but without e-mail and phone, which are erased as soon as an order is over. Reviews stay
 * without a name and photographs. Returns lose their comments and photographs. Decision 8.
 */
export const deleteAccount = async (shop: Shop, viewer: Viewer, password: string): Promise<void> => {
  if (viewer.role === ADMIN) refuse("FORBIDDEN");
  const user = await requirePassword(shop, viewer, { typed: password, field: "password" });
  await inTransaction(shop.database, async (tx) => {
    const picture = await lockProfilePicture(tx, user.id);
    await eraseUser(tx, user.id);
    await addPictureDeletion(tx, picture);
    // Pages with reviews show the name.
    outdatePages(tx, [pageTag]);
    await addJob(tx, "delete-return-photos", { userId: user.id });
    await addJob(tx, "delete-review-photos", { userId: user.id });
  });
};

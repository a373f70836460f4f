import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Viewer } from "../shop/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { demandPassword } from "./demand-password.command.ts";
import { replaceSecret } from "./secret.store.ts";

/** Counts a link that is to be mailed to an address; the links of signups to it count with it. */
export const countConfirmation = (shop: Shop, to: { email: string; address: string }): Promise<void> =>
  shop.throttles.count({ secretByAccount: `verify ${to.email}`, secretByAddress: to.address });

/** Mails the link that makes a claimed address hers. */
export const mailConfirmation = async (
  tx: EntityManager,
  of: { userId: string; email: string },
): Promise<void> => {
  const secretId = await replaceSecret(tx, { purpose: "confirm-email", ...of });
  await addJob(tx, "mail-secret", { secretId });
};

/**
 * Mails a link to the address that she has not verified yet, against her password: what is proved recovers her
 * account. A new link ends the one before.
 */
export const sendConfirmation = async (
  shop: Shop,
  viewer: Viewer,
  asked: { currentPassword: string; address: string },
): Promise<void> => {
  const typed = asked.currentPassword;
  const { pendingEmail } = await demandPassword(shop, viewer, { typed, field: "currentPassword" });
  if (pendingEmail === null) return refuse("EMAIL_VERIFIED");
  await countConfirmation(shop, { email: pendingEmail, address: asked.address });
  await inTransaction(shop.database, (tx) =>
    mailConfirmation(tx, { userId: viewer.userId, email: pendingEmail }),
  );
};

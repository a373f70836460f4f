import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { demandPassword } from "./demand-password.command.ts";
import { addSecret } from "./secret.store.ts";

type ConfirmationMail = { userId: string; email: string; address: string };

/** Counts a link that is to be mailed to an address: by the account that asks, by its network and by the receiver. */
export const countConfirmation = (shop: Shop, { userId, email, address }: ConfirmationMail): Promise<void> =>
  shop.throttles.count({
    secretByCaller: `confirm-email ${userId} ${email}`,
    secretByAddress: address,
    secretMailByReceiver: `confirm-email ${email}`,
  });

/** Mails the link that makes a claimed address hers. */
export const mailConfirmation = async (
  tx: EntityManager,
  of: { userId: string; email: string },
): Promise<void> => {
  const secretId = randomUUID();
  await addSecret(tx, { id: secretId, purpose: "confirm-email", ...of });
  await addJob(tx, "mail-secret", { secretId });
};

/**
 * Mails a link to the address that she has not verified yet, against her password: what is proved recovers her
 * account.
 */
export const sendConfirmation = async (
  shop: Shop,
  viewer: Viewer,
  asked: { currentPassword: string; address: string },
): Promise<void> => {
  const typed = asked.currentPassword;
  const { pendingEmail } = await demandPassword(shop, viewer, { typed, field: "currentPassword" });
  if (pendingEmail === null) return refuse("EMAIL_VERIFIED");
  const { userId } = viewer;
  await countConfirmation(shop, { userId, email: pendingEmail, address: asked.address });
  await inTransaction(shop.database, (tx) => mailConfirmation(tx, { userId, email: pendingEmail }));
};

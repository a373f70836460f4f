import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Shop } from "../../shop/shop.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { secretMailKey } from "../mailed-secrets/receiver-limit.command.ts";
import { addSecret } from "../mailed-secrets/secret.store.ts";

type ConfirmationMail = { userId: string; email: string; network: string };

/** Counts a confirmation mail by account, by network and by receiver. Throws TOO_MANY. */
export const countConfirmation = (shop: Shop, { userId, email, network }: ConfirmationMail): Promise<void> =>
  shop.throttles.count({
    secretByCaller: `confirm-email ${userId} ${email}`,
    secretByNetwork: network,
    secretMailByReceiver: secretMailKey("confirm-email", email),
  });

/** Adds the mail with the link that verifies a pending address. */
export const mailConfirmation = async (
  tx: EntityManager,
  receiver: { userId: string; email: string },
): Promise<void> => {
  const secretId = randomUUID();
  await addSecret(tx, { id: secretId, purpose: "confirm-email", ...receiver });
  await addJob(tx, "mail-secret", { secretId });
};

/**
 * Mails a link to the shopper's pending address. It needs the password, because a verified address can recover the
 * account. Throws EMAIL_VERIFIED without a pending address.
 */
export const sendConfirmation = async (
  shop: Shop,
  viewer: Viewer,
  input: { currentPassword: string; network: string },
): Promise<void> => {
  const typed = input.currentPassword;
  const { pendingEmail } = await requirePassword(shop, viewer, { typed, field: "currentPassword" });
  if (pendingEmail === null) return refuse("EMAIL_VERIFIED");
  const { userId } = viewer;
  await countConfirmation(shop, { userId, email: pendingEmail, network: input.network });
  await inTransaction(shop.database, (tx) => mailConfirmation(tx, { userId, email: pendingEmail }));
};

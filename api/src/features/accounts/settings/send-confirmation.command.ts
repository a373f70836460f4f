import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { secretMailKey } from "../mailed-secrets/receiver-limit.command.ts";
import { addSecret } from "../mailed-secrets/secret.store.ts";
import { requireMailedCode } from "../second-factor/needs-mailed-code.store.ts";

type ConfirmationMail = { userId: string; email: string; network: string };

/** Counts a confirmation mail by account, by network and by receiver. Throws TOO_MANY. */
export const countConfirmation = (
  services: Services,
  { userId, email, network }: ConfirmationMail,
): Promise<void> =>
  services.throttles.count({
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
 * account. Returns the address. Throws EMAIL_VERIFIED without a pending one, and MAILED_CODE_NEEDED.
 */
export const sendConfirmation = async (
  services: Services,
  viewer: Viewer,
  input: { currentPassword: string; network: string },
): Promise<string> => {
  const typed = input.currentPassword;
  const { pendingEmail } = await requirePassword(services, viewer, { typed, field: "currentPassword" });
  if (pendingEmail === null) return refuse("EMAIL_VERIFIED");
  await requireMailedCode(services.database.source.manager, viewer);
  const { userId } = viewer;
  await countConfirmation(services, { userId, email: pendingEmail, network: input.network });
  await inTransaction(services.database, (tx) => mailConfirmation(tx, { userId, email: pendingEmail }));
  return pendingEmail;
};

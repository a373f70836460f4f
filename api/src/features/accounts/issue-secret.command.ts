import { inTransaction } from "../../platform/database/database.ts";
import { addJob, type JobPayloads } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { addOrRenewOtp, failedOtpTries } from "./otp.store.ts";
import { mayMail } from "./receiver-limit.command.ts";
import { mostFailedOtpTries } from "./secret.rules.ts";
import { addSecret, renewNewestLink } from "./secret.store.ts";
import { Role, type User } from "./user.entity.ts";
import { userByEmail } from "./user.store.ts";

type SecretRequest = JobPayloads["issue-secret"];
type Found = SecretRequest & { user: User | null };

/** A row and its mail. */
const addLink = (shop: Shop, { requestId, purpose, email, user }: Found): Promise<void> =>
  inTransaction(shop.database, async (tx) => {
    const isNew = await addSecret(tx, { id: requestId, purpose, email, userId: user?.id ?? null });
    if (isNew) await addJob(tx, "mail-secret", { secretId: requestId });
  });

/** An address that has an account gets a mail that says so instead of a link. */
const issueVerification = async (shop: Shop, found: Found): Promise<void> => {
  if (!(await mayMail(shop, found))) return;
  if (found.user) await addJob(shop.database.source.manager, "mail-already-registered", { to: found.email });
  else await addLink(shop, found);
};

/** Beyond the limit on mails, the newest link that is in the mailbox already is renewed. */
const issueResetLink = async (shop: Shop, found: Found): Promise<void> => {
  const { purpose, email } = found;
  if (!found.user) return;
  if (await mayMail(shop, found)) await addLink(shop, found);
  else await renewNewestLink(shop.database.source.manager, purpose, email);
};

/**
 * A code for a shopper. An admin, and a shopper after too many failed tries or mails, gets a link for a new password
 * instead. An address without a shopper gets a row that no code opens, so that guessing takes the same statements.
 */
const issueOtp = async (shop: Shop, found: Found): Promise<void> => {
  const { email, user } = found;
  const isOpen = (await failedOtpTries(shop.database.source.manager, email)) < mostFailedOtpTries;
  const isIssued = isOpen && (await mayMail(shop, found));
  const shopper = user?.role === Role.SHOPPER ? user : null;
  if (isIssued)
    await inTransaction(shop.database, async (tx) => {
      const secretId = await addOrRenewOtp(tx, { email, userId: shopper?.id ?? null });
      if (shopper) await addJob(tx, "mail-secret", { secretId });
    });
  if (!isIssued || !shopper) await issueResetLink(shop, { ...found, purpose: "reset-password" });
};

const issueOf = {
  "verify-email": issueVerification,
  "reset-password": issueResetLink,
  "one-time-password": issueOtp,
};

/** Looks up the account of an address that asked for a secret, and has the right mail sent to it, if any. */
export const issueSecret = async (shop: Shop, request: SecretRequest): Promise<void> => {
  const user = await userByEmail(shop.database.source.manager, request.email);
  await issueOf[request.purpose](shop, { ...request, user });
};

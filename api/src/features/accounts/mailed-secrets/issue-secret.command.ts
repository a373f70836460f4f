import { inTransaction } from "../../../platform/database/database.ts";
import { addJob, type JobPayloads } from "../../../platform/jobs/jobs.ts";
import type { Shop } from "../../shop/shop.ts";
import { addOrRenewOtp, failedOtpTries } from "./otp.store.ts";
import { countSecretMail } from "./receiver-limit.command.ts";
import { maxFailedOtpTries } from "./secret.rules.ts";
import { addSecret, renewNewestLink } from "./secret.store.ts";
import { Role, type User } from "../user.entity.ts";
import { userByEmail } from "../user.store.ts";

type SecretRequest = JobPayloads["issue-secret"];
type IssueRequest = SecretRequest & { user: User | null };

/** Adds a link and the job of its mail. */
const addLink = (shop: Shop, { requestId, purpose, email, user }: IssueRequest): Promise<void> =>
  inTransaction(shop.database, async (tx) => {
    const isNew = await addSecret(tx, { id: requestId, purpose, email, userId: user?.id ?? null });
    if (isNew) await addJob(tx, "mail-secret", { secretId: requestId });
  });

/** An address that has an account gets a mail about that account instead of a link. */
const issueVerification = async (shop: Shop, request: IssueRequest): Promise<void> => {
  if (!(await countSecretMail(shop, request))) return;
  if (request.user)
    await addJob(shop.database.source.manager, "mail-already-registered", {
      to: request.email,
      mailId: request.requestId,
    });
  else await addLink(shop, request);
};

/** Beyond the limit on mails, the newest link in the mailbox is renewed instead. */
const issueResetLink = async (shop: Shop, request: IssueRequest): Promise<void> => {
  const { purpose, email } = request;
  if (!request.user) return;
  if (await countSecretMail(shop, request)) await addLink(shop, request);
  else await renewNewestLink(shop.database.source.manager, purpose, email);
};

/**
 * Issues a one-time password for a shopper. An admin, and a shopper after too many failed tries or mails, gets a reset link
 * instead. An address without a shopper gets a row that accepts no code, so that a guess runs the same statements.
 */
const issueOtp = async (shop: Shop, request: IssueRequest): Promise<void> => {
  const { email, user } = request;
  const hasTriesLeft = (await failedOtpTries(shop.database.source.manager, email)) < maxFailedOtpTries;
  const isIssued = hasTriesLeft && (await countSecretMail(shop, request));
  const shopper = user?.role === Role.SHOPPER ? user : null;
  if (isIssued)
    await inTransaction(shop.database, async (tx) => {
      const secretId = await addOrRenewOtp(tx, { email, userId: shopper?.id ?? null });
      if (shopper) await addJob(tx, "mail-secret", { secretId });
    });
  if (!isIssued || !shopper) await issueResetLink(shop, { ...request, purpose: "reset-password" });
};

const issueByPurpose = {
  "verify-email": issueVerification,
  "reset-password": issueResetLink,
  "one-time-password": issueOtp,
};

/** Handles a request for a mailed secret: looks up the account of the address and adds the job of the suitable mail, if any. */
export const issueSecret = async (shop: Shop, request: SecretRequest): Promise<void> => {
  const user = await userByEmail(shop.database.source.manager, request.email);
  await issueByPurpose[request.purpose](shop, { ...request, user });
};

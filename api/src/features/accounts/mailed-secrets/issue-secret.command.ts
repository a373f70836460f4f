import { inTransaction } from "../../../platform/database/database.ts";
import { addJob, type JobPayloads } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { addOrRenewOtp, failedOtpTries } from "./otp.store.ts";
import { shopperOfNumber } from "../login-numbers/login-number.store.ts";
import { countSecretMail, countSms } from "./receiver-limit.command.ts";
import { addOrRenewLoginCode } from "../login-codes/login-code.store.ts";
import { maxFailedOtpTries } from "./secret.rules.ts";
import { addSecret, renewNewestLink } from "./secret.store.ts";
import { Role, type User } from "../user.entity.ts";
import { userByEmail } from "../user.store.ts";

type SecretRequest = JobPayloads["issue-secret"];
type IssueRequest = SecretRequest & { user: User | null };

/** Adds a link and the job of its mail. */
const addLink = (services: Services, { requestId, purpose, email, user }: IssueRequest): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const isNew = await addSecret(tx, { id: requestId, purpose, email, userId: user?.id ?? null });
    if (isNew) await addJob(tx, "mail-secret", { secretId: requestId });
  });

/** An address that has an account gets a mail about that account instead of a link. */
const issueVerification = async (services: Services, request: IssueRequest): Promise<void> => {
  if (!(await countSecretMail(services, request))) return;
  if (request.user)
    await addJob(services.database.source.manager, "mail-already-registered", {
      to: request.email,
      mailId: request.requestId,
    });
  else await addLink(services, request);
};

/** Beyond the limit on mails, the newest link in the mailbox is renewed instead. */
const issueResetLink = async (services: Services, request: IssueRequest): Promise<void> => {
  const { purpose, email } = request;
  if (!request.user) return;
  if (await countSecretMail(services, request)) await addLink(services, request);
  else await renewNewestLink(services.database.source.manager, purpose, email);
};

/**
 * Issues a one-time password for a shopper. An admin, and a shopper after too many failed tries or mails, gets a reset link
 * instead. An address without a shopper gets a row that accepts no code, so that a guess runs the same statements.
 */
const issueOtp = async (services: Services, request: IssueRequest): Promise<void> => {
  const { email, user } = request;
  const hasTriesLeft = (await failedOtpTries(services.database.source.manager, email)) < maxFailedOtpTries;
  const isIssued = hasTriesLeft && (await countSecretMail(services, request));
  const shopper = user?.role === Role.SHOPPER ? user : null;
  if (isIssued)
    await inTransaction(services.database, async (tx) => {
      const secretId = await addOrRenewOtp(tx, { email, userId: shopper?.id ?? null });
      if (shopper) await addJob(tx, "mail-secret", { secretId });
    });
  if (!isIssued || !shopper) await issueResetLink(services, { ...request, purpose: "reset-password" });
};

/**
 * Issues a login code to any address: with an account it logs in, without one it verifies the address for a sign-up. Beyond the
 * limit on mails nothing is sent: the password and the links have limits of their own.
 */
const issueLoginCode = async (services: Services, request: IssueRequest): Promise<void> => {
  const { email, browser, user } = request;
  if (browser === undefined || !(await countSecretMail(services, request))) return;
  await inTransaction(services.database, async (tx) => {
    const secretId = await addOrRenewLoginCode(tx, {
      purpose: "login-code",
      email,
      askedFrom: browser,
      userId: user?.id ?? null,
    });
    await addJob(tx, "mail-secret", { secretId });
  });
};

/**
 * Issues a login code by SMS, which only a number gets that its shopper has proved. Any other number, and one beyond its limit,
 * gets a row that accepts no code, so that a guess runs the same statements.
 */
const issueSmsCode = async (services: Services, { email: mobile, browser }: IssueRequest): Promise<void> => {
  if (browser === undefined || !services.settings.sms) return;
  const userId = await shopperOfNumber(services.database.source.manager, mobile);
  const isSent = userId !== null && (await countSms(services, mobile));
  await inTransaction(services.database, async (tx) => {
    const code = { purpose: "sms-login", email: mobile, askedFrom: browser, userId } as const;
    const secretId = await addOrRenewLoginCode(tx, code);
    if (isSent) await addJob(tx, "sms-code", { secretId });
  });
};

const issueByPurpose = {
  "verify-email": issueVerification,
  "reset-password": issueResetLink,
  "one-time-password": issueOtp,
  "login-code": issueLoginCode,
  "sms-login": issueSmsCode,
};

/** Handles a request for a mailed secret: looks up the account of the address and adds the job of the suitable mail, if any. */
export const issueSecret = async (services: Services, request: SecretRequest): Promise<void> => {
  const user = await userByEmail(services.database.source.manager, request.email);
  await issueByPurpose[request.purpose](services, { ...request, user });
};

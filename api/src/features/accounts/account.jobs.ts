import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import {
  alreadyRegisteredMail,
  confirmationMail,
  emailChangedMail,
  firstPasswordMail,
  loginCodeMail,
  otpMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
  welcomeMail,
} from "./account-mails.rules.ts";
import { instantInWords } from "../../platform/days.ts";
import { mailOf, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { smsSender } from "../../platform/sms/sms-sender.ts";
import type { Services } from "../shop/services.ts";
import { deleteUnconfirmedAddresses } from "./order-addresses/order-address.store.ts";
import { deleteOldConsents } from "./consents/consent.store.ts";
import { erasureMail } from "./inactive-accounts/inactive-account.rules.ts";
import { accountToTell, markAnnounced } from "./inactive-accounts/inactive-account.store.ts";
import { sweepInactiveAccounts } from "./inactive-accounts/sweep-inactive-accounts.command.ts";
import { issueSecret } from "./mailed-secrets/issue-secret.command.ts";
import {
  randomToken,
  linkHash,
  otpHash,
  otpOf,
  secretDigits,
  type Purpose,
} from "./mailed-secrets/secret.rules.ts";
import {
  deleteOldSecrets,
  secretById,
  setSecretHash,
  type SecretRow,
} from "./mailed-secrets/secret.store.ts";
import { deleteOldChallenges } from "./second-factor/challenge.store.ts";
import { securityMail, type SecurityChange } from "./second-factor/second-factor-mails.rules.ts";
import { deleteOldSessions } from "./sessions/session.store.ts";
import { eraseContactsOfEndedOrders } from "./settings/ended-order.store.ts";

type AccountJobs = {
  /** Looks up the account of an address that requested a mailed secret, and adds its mail if it gets one. */
  "issue-secret": {
    requestId: string;
    purpose: "verify-email" | "reset-password" | "one-time-password" | "login-code" | "sms-login";
    /** The e-mail address, or the mobile number of `sms-login`. */
    email: string;
    /** Of a login code: the hash of the cookie of the browser that asked for it. */
    browser?: string;
  };
  /** Tells the owner of an address with which a sign-up was begun that the address has an account. */
  "mail-already-registered": { to: string } & MailJob;
  /** Makes the secret of that row, and mails it. */
  "mail-secret": { secretId: string };
  /** Makes the code of that row, and sends it by SMS. */
  "sms-code": { secretId: string };
  /** Mails the link with which a customer sets the first password of an account that an admin made for an order. */
  "mail-first-password": { secretId: string };
  /** `endedKeys` are the names of the API keys that have ended with the password. */
  "mail-password-changed": { to: string; name: string; endedKeys?: readonly string[] } & MailJob;
  "mail-email-changed": { to: string; name: string; newEmail: string } & MailJob;
  /** Tells the owner of an account about a change of its second factor. */
  "mail-security-change": { to: string; name: string; change: SecurityChange } & MailJob;
  "mail-welcome": { to: string; name: string; code: string; percent: number } & MailJob;
  /** Tells the owner of an unused account that it will be erased. */
  "mail-erasure-notice": { userId: string };
  /** Tells the owners of unused accounts, and erases those that were told. */
  "sweep-inactive-accounts": Record<string, never>;
  /**
   * Deletes expired secrets and challenges, unconfirmed addresses, old sessions and consents, and contacts in ended orders of
   * deleted accounts.
   */
  "tidy-accounts": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends AccountJobs {}
}

const secretMail = (purpose: Purpose, secret: string, publicUrl: string): MailText => {
  if (purpose === "one-time-password") return otpMail(secret);
  if (purpose === "login-code") return loginCodeMail(secret);
  if (purpose === "verify-email") return verificationMail(`${publicUrl}/signup?token=${secret}`);
  if (purpose === "confirm-email") return confirmationMail(`${publicUrl}/verify-email?token=${secret}`);
  return resetMail(`${publicUrl}/reset-password?token=${secret}`);
};

/** Makes the secret of a row and stores its hash. Returns the secret. */
const makeSecret = async (
  services: Services,
  { id, purpose }: Pick<SecretRow, "id" | "purpose">,
): Promise<string> => {
  const { jwtSecret, database } = services;
  const digits = secretDigits[purpose];
  const secret = digits ? otpOf(jwtSecret, id, digits) : randomToken();
  await setSecretHash(
    database.source.manager,
    id,
    digits ? otpHash(jwtSecret, id, secret) : linkHash(secret),
  );
  return secret;
};

/**
 * The jobs of accounts. A secret is made at the moment when its mail is sent, and only its hash is stored: no job and no
 * table contains a usable secret. A retried mail contains a new link, so it also has a new Message-ID.
 */
export const accountTasks = (services: Services, mailer: Mailer): TasksOf<AccountJobs> => {
  const { publicUrl } = services.settings;
  const sms = smsSender(services.settings);
  const send = (to: string, text: MailText, id?: string) =>
    mailer.send({ ...mailOf(to, text, services.settings), id });
  return {
    "mail-secret": async ({ secretId }) => {
      const row = await secretById(services.database.source.manager, secretId);
      if (!row) return;
      const secret = await makeSecret(services, row);
      await send(row.email, secretMail(row.purpose, secret, publicUrl));
    },
    "sms-code": async ({ secretId }) => {
      const row = await secretById(services.database.source.manager, secretId);
      if (row && sms) await sms.sendCode(row.email, await makeSecret(services, row));
    },
    "mail-first-password": async ({ secretId }) => {
      const { manager } = services.database.source;
      const row = await secretById(manager, secretId);
      if (!row) return;
      const token = randomToken();
      await setSecretHash(manager, row.id, linkHash(token));
      const url = `${publicUrl}/reset-password?token=${token}`;
      await send(row.email, firstPasswordMail(services.settings.brand.name, url));
    },
    "issue-secret": (request) => issueSecret(services, request),
    "mail-already-registered": ({ to, mailId }) =>
      send(to, alreadyRegisteredMail(`${publicUrl}/login`, `${publicUrl}/forgot-password`), mailId),
    "mail-password-changed": ({ to, name, endedKeys, mailId }) =>
      send(to, passwordChangedMail({ name, endedKeys }, `${publicUrl}/forgot-password`), mailId),
    "mail-email-changed": ({ to, name, newEmail, mailId }) =>
      send(to, emailChangedMail({ name, oldEmail: to, newEmail }, `${publicUrl}/forgot-password`), mailId),
    "mail-security-change": ({ to, name, change, mailId }) =>
      send(to, securityMail(name, change, `${publicUrl}/forgot-password`), mailId),
    "mail-welcome": ({ to, name, code, percent, mailId }) =>
      send(
        to,
        welcomeMail({ shopName: services.settings.brand.name, name, code, percent }, `${publicUrl}/shop`),
        mailId,
      ),
    "mail-erasure-notice": async ({ userId }) => {
      const { manager } = services.database.source;
      const account = services.settings.erasesInactiveAccounts
        ? await accountToTell(manager, userId)
        : undefined;
      if (!account) return;
      const day = instantInWords(account.day);
      const text = erasureMail(
        { shopName: services.settings.brand.name, name: account.name, day },
        `${publicUrl}/login`,
      );
      await send(account.email, text);
      await markAnnounced(manager, userId);
    },
    "sweep-inactive-accounts": () => sweepInactiveAccounts(services),
    "tidy-accounts": async () => {
      const { manager } = services.database.source;
      await deleteOldSecrets(manager);
      await deleteUnconfirmedAddresses(manager);
      await deleteOldSessions(manager);
      await deleteOldChallenges(manager);
      await eraseContactsOfEndedOrders(manager);
      await deleteOldConsents(manager);
    },
  };
};

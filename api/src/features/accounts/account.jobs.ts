import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import {
  alreadyRegisteredMail,
  confirmationMail,
  emailChangedMail,
  firstPasswordMail,
  otpMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
  welcomeMail,
} from "./account-mails.rules.ts";
import { mailOf, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { deleteUnconfirmedAddresses } from "./order-addresses/order-address.store.ts";
import { issueSecret } from "./mailed-secrets/issue-secret.command.ts";
import { randomToken, linkHash, otpHash, otpOf, type Purpose } from "./mailed-secrets/secret.rules.ts";
import { deleteOldSecrets, secretById, setSecretHash } from "./mailed-secrets/secret.store.ts";
import { deleteOldSessions } from "./sessions/session.store.ts";
import { eraseContactsOfEndedOrders } from "./settings/ended-order.store.ts";

type AccountJobs = {
  /** Looks up the account of an address that requested a mailed secret, and adds its mail if it gets one. */
  "issue-secret": {
    requestId: string;
    purpose: "verify-email" | "reset-password" | "one-time-password";
    email: string;
  };
  /** Tells the owner of an address with which a sign-up was begun that the address has an account. */
  "mail-already-registered": { to: string } & MailJob;
  /** Makes the secret of that row, and mails it. */
  "mail-secret": { secretId: string };
  /** Mails the link with which a customer sets the first password of an account that an admin made for an order. */
  "mail-first-password": { secretId: string };
  "mail-password-changed": { to: string; name: string } & MailJob;
  "mail-email-changed": { to: string; name: string; newEmail: string } & MailJob;
  "mail-welcome": { to: string; name: string; code: string; percent: number } & MailJob;
  /** Deletes expired secrets, unconfirmed addresses, old sessions, and contacts in ended orders of deleted accounts. */
  "tidy-accounts": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends AccountJobs {}
}

const secretMail = (purpose: Purpose, secret: string, publicUrl: string): MailText => {
  if (purpose === "one-time-password") return otpMail(secret);
  if (purpose === "verify-email") return verificationMail(`${publicUrl}/signup?token=${secret}`);
  if (purpose === "confirm-email") return confirmationMail(`${publicUrl}/verify-email?token=${secret}`);
  return resetMail(`${publicUrl}/reset-password?token=${secret}`);
};

/**
 * The jobs of accounts. A secret is made at the moment when its mail is sent, and only its hash is stored: no job and no
 * table contains a usable secret. A retried mail contains a new link, so it also has a new Message-ID.
 */
export const accountTasks = (shop: Shop, mailer: Mailer): TasksOf<AccountJobs> => {
  const { publicUrl } = shop.settings;
  const send = (to: string, text: MailText, id?: string) =>
    mailer.send({ ...mailOf(to, text, publicUrl), id });
  return {
    "mail-secret": async ({ secretId }) => {
      const { manager } = shop.database.source;
      const row = await secretById(manager, secretId);
      if (!row) return;
      const isOtp = row.purpose === "one-time-password";
      const secret = isOtp ? otpOf(shop.jwtSecret, row.id) : randomToken();
      await setSecretHash(
        manager,
        row.id,
        isOtp ? otpHash(shop.jwtSecret, row.id, secret) : linkHash(secret),
      );
      await send(row.email, secretMail(row.purpose, secret, publicUrl));
    },
    "mail-first-password": async ({ secretId }) => {
      const { manager } = shop.database.source;
      const row = await secretById(manager, secretId);
      if (!row) return;
      const token = randomToken();
      await setSecretHash(manager, row.id, linkHash(token));
      await send(row.email, firstPasswordMail(`${publicUrl}/reset-password?token=${token}`));
    },
    "issue-secret": (request) => issueSecret(shop, request),
    "mail-already-registered": ({ to, mailId }) =>
      send(to, alreadyRegisteredMail(`${publicUrl}/login`, `${publicUrl}/forgot-password`), mailId),
    "mail-password-changed": ({ to, name, mailId }) =>
      send(to, passwordChangedMail(name, `${publicUrl}/forgot-password`), mailId),
    "mail-email-changed": ({ to, name, newEmail, mailId }) =>
      send(to, emailChangedMail({ name, oldEmail: to, newEmail }, `${publicUrl}/forgot-password`), mailId),
    "mail-welcome": ({ to, name, code, percent, mailId }) =>
      send(to, welcomeMail(name, { code, percent }, `${publicUrl}/shop`), mailId),
    "tidy-accounts": async () => {
      const { manager } = shop.database.source;
      await deleteOldSecrets(manager);
      await deleteUnconfirmedAddresses(manager);
      await deleteOldSessions(manager);
      await eraseContactsOfEndedOrders(manager);
    },
  };
};

import { randomUUID } from "node:crypto";
import { addJob, type JobPayloads } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";

type Request = { email: string; address: string };

/**
 * Counts a request for a mailed secret and adds its job. The account is looked up in the job, not here: a request takes
 * the same statements for every address, so that its time tells nothing. It is counted by address and network together:
 * a stranger elsewhere does not use up the requests of the owner.
 */
const request = async (
  shop: Shop,
  purpose: JobPayloads["issue-secret"]["purpose"],
  { email, address }: Request,
): Promise<void> => {
  await shop.throttles.count({ secretByCaller: `${purpose} ${address} ${email}`, secretByAddress: address });
  await addJob(shop.database.source.manager, "issue-secret", { requestId: randomUUID(), purpose, email });
};

/** Mails a link that proves an address, to begin a sign-up. */
export const requestVerification = (shop: Shop, asked: Request): Promise<void> =>
  request(shop, "verify-email", { ...asked, email: asEmail(asked.email) });

/** Mails a link for a new password. */
export const requestPasswordReset = (shop: Shop, asked: Request): Promise<void> =>
  request(shop, "reset-password", { ...asked, email: asEmail(asked.email) });

/** Mails a one-time password: to one caller at most one a minute. */
export const requestOtp = async (shop: Shop, asked: Request): Promise<void> => {
  const email = asEmail(asked.email);
  await shop.throttles.count({ otpByCaller: `${asked.address} ${email}` });
  await request(shop, "one-time-password", { ...asked, email });
};

import { randomUUID } from "node:crypto";
import { addJob, type JobPayloads } from "../../../platform/jobs/jobs.ts";
import type { Shop } from "../../shop/shop.ts";
import { asEmail } from "../email.rules.ts";

type SecretRequest = { email: string; network: string };

/**
 * Counts a request for a mailed secret and adds its job. The job looks up the account: a request runs the same statements
 * for every address, so that its duration reveals nothing. The counter includes the network, so that requests from another
 * network do not use up those of the owner.
 */
const addSecretRequest = async (
  shop: Shop,
  purpose: JobPayloads["issue-secret"]["purpose"],
  { email, network }: SecretRequest,
): Promise<void> => {
  await shop.throttles.count({ secretByCaller: `${purpose} ${network} ${email}`, secretByNetwork: network });
  await addJob(shop.database.source.manager, "issue-secret", { requestId: randomUUID(), purpose, email });
};

/** Requests the mail with the link that verifies an address for a sign-up. */
export const requestVerification = (shop: Shop, request: SecretRequest): Promise<void> =>
  addSecretRequest(shop, "verify-email", { ...request, email: asEmail(request.email) });

/** Requests the mail with a link for a new password. */
export const requestPasswordReset = (shop: Shop, request: SecretRequest): Promise<void> =>
  addSecretRequest(shop, "reset-password", { ...request, email: asEmail(request.email) });

/** Requests the mail with a one-time password. One network can request at most one a minute for an address. */
export const requestOtp = async (shop: Shop, request: SecretRequest): Promise<void> => {
  const email = asEmail(request.email);
  await shop.throttles.count({ otpByCaller: `${request.network} ${email}` });
  await addSecretRequest(shop, "one-time-password", { ...request, email });
};

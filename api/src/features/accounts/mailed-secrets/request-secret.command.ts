import { randomUUID } from "node:crypto";
import { addJob, type JobPayloads } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { asEmail } from "../email.rules.ts";

type SecretRequest = { email: string; network: string; browser?: string };

/**
 * Counts a request for a mailed secret and adds its job. Returns the address. The job looks up the account: a request runs the same
 * statements for every address, so that its duration reveals nothing. The counter includes the network, so that requests from
 * another network do not use up those of the owner.
 */
const addSecretRequest = async (
  services: Services,
  purpose: JobPayloads["issue-secret"]["purpose"],
  { email, network, browser }: SecretRequest,
): Promise<string> => {
  await services.throttles.count({
    secretByCaller: `${purpose} ${network} ${email}`,
    secretByNetwork: network,
  });
  const request = { requestId: randomUUID(), purpose, email, ...(browser !== undefined && { browser }) };
  await addJob(services.database.source.manager, "issue-secret", request);
  return email;
};

/** Requests the mail with the link that verifies an address for a sign-up. */
export const requestVerification = (services: Services, request: SecretRequest): Promise<string> =>
  addSecretRequest(services, "verify-email", { ...request, email: asEmail(request.email) });

/** Requests the mail with a link for a new password. */
export const requestPasswordReset = (services: Services, request: SecretRequest): Promise<string> =>
  addSecretRequest(services, "reset-password", { ...request, email: asEmail(request.email) });

/** Requests the mail with a one-time password. One network can request at most one a minute for an address. */
export const requestOtp = async (services: Services, request: SecretRequest): Promise<string> => {
  const email = asEmail(request.email);
  await services.throttles.count({ otpByCaller: `${request.network} ${email}` });
  return addSecretRequest(services, "one-time-password", { ...request, email });
};

/**
 * Requests the mail with a login code for a browser, which `browser`, the hash of its cookie, names. One network can request at
 * most one a minute for an address.
 */
export const requestLoginCode = async (
  services: Services,
  request: SecretRequest & { browser: string },
): Promise<string> => {
  const email = asEmail(request.email);
  await services.throttles.count({ otpByCaller: `login-code ${request.network} ${email}` });
  return addSecretRequest(services, "login-code", { ...request, email });
};

/**
 * Requests the SMS with a login code for a browser. The number is in the place of the address, and limited as that of
 * `requestLoginCode`.
 */
export const requestSmsCode = async (
  services: Services,
  { mobile, network, browser }: { mobile: string; network: string; browser: string },
): Promise<string> => {
  await services.throttles.count({ otpByCaller: `sms-login ${network} ${mobile}` });
  return addSecretRequest(services, "sms-login", { email: mobile, network, browser });
};

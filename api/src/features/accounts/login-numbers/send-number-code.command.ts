import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { mobileOf } from "../../shop/typed-number.rules.ts";
import { addOrRenewLoginCode, type CodeKey } from "../login-codes/login-code.store.ts";
import { smsLimits } from "../mailed-secrets/receiver-limit.command.ts";
import { linkHash } from "../mailed-secrets/secret.rules.ts";
import { confirmViewer, type Confirmation } from "../second-factor/confirm-viewer.command.ts";

/** Throws SMS_CODES_OFF unless the shop sends codes by SMS. */
export const requireSms = ({ settings }: Pick<Services, "settings">): void => {
  if (!settings.sms) refuse("SMS_CODES_OFF");
};

/** Throws MOBILE_INVALID. */
export const asMobile = (typed: string): string =>
  mobileOf(typed) ?? refuse("MOBILE_INVALID", { field: "mobile" });

/** The code that proves a number works in the session that asked for it: no other account can use it. */
export const numberCodeKey = ({ sessionId }: Viewer, mobile: string): CodeKey => ({
  purpose: "sms-number",
  email: mobile,
  askedFrom: linkHash(sessionId),
});

/**
 * Sends a code to a mobile number, at most one a minute, that proves it to be the viewer's. Needs the password or a passkey: a
 * number logs in later. Another account may have the number. Returns the number. Throws MOBILE_INVALID, PASSWORD_WRONG,
 * PASSKEY_INVALID, TOO_MANY.
 */
export const sendNumberCode = async (
  services: Services,
  viewer: Viewer,
  input: { mobile: string; confirmation: Confirmation; network: string },
): Promise<string> => {
  requireSms(services);
  const mobile = asMobile(input.mobile);
  await confirmViewer(services, viewer, input.confirmation);
  const { userId } = viewer;
  await services.throttles.count({
    otpByCaller: `sms-number ${userId}`,
    secretByNetwork: input.network,
    smsByAccount: userId,
    ...smsLimits(mobile),
  });
  await inTransaction(services.database, async (tx) => {
    const secretId = await addOrRenewLoginCode(tx, { ...numberCodeKey(viewer, mobile), userId });
    await addJob(tx, "sms-code", { secretId });
  });
  return mobile;
};

import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Services } from "../../shop/services.ts";
import type { EntityManager } from "typeorm";
import { asEmail } from "../email.rules.ts";
import { countOtpTry, failedOtpTries, lockOtp } from "../mailed-secrets/otp.store.ts";
import { asNewPassword } from "../passwords/new-password.ts";
import { hashPassword } from "../passwords/password.ts";
import { clearResetMailLimit } from "../mailed-secrets/receiver-limit.command.ts";
import { isOtp, isOtpOf, maxFailedOtpTries } from "../mailed-secrets/secret.rules.ts";
import { renewTries } from "../second-factor/finish-login.command.ts";
import { setPassword } from "../passwords/set-password.command.ts";
import { verifyAccountEmail } from "../welcome-codes/verify-account-email.command.ts";

/**
 * The account of a right code. Counts a wrong guess and returns `null`. The lock of the row serializes parallel guesses:
 * five for a code, 20 for an address and day. An address without an account runs the same statements.
 */
const accountOfOtp = async (
  tx: EntityManager,
  key: string,
  { email, otp }: { email: string; otp: string },
): Promise<string | null> => {
  const code = await lockOtp(tx, email);
  const hasTriesLeft = (await failedOtpTries(tx, email)) < maxFailedOtpTries;
  if (!code) return null;
  if (hasTriesLeft && code.shopperId && isOtp(otp) && isOtpOf(key, code, otp)) return code.shopperId;
  await countOtpTry(tx, code.id);
  return null;
};

/**
 * Sets a new password by a mailed one-time password. The code is checked before the password is hashed, so that a wrong
 * guess costs no hash, and again when it is used. Returns the address. Throws OTP_INVALID.
 */
export const resetByOtp = async (
  services: Services,
  input: { email: string; otp: string; newPassword: string; network: string },
): Promise<string> => {
  const typed = { email: asEmail(input.email), otp: compactText(input.otp) };
  await services.throttles.count({ proveByNetwork: input.network });
  const newPassword = await asNewPassword(input.newPassword, "newPassword");
  const checkCode = () =>
    inTransaction(services.database, (tx) => accountOfOtp(tx, services.jwtSecret, typed));
  if (!(await checkCode())) refuse("OTP_INVALID", { field: "otp" });
  const passwordHash = await hashPassword(newPassword);
  const shopperId = await inTransaction(services.database, async (tx) => {
    const userId = await accountOfOtp(tx, services.jwtSecret, typed);
    if (userId) {
      await setPassword(tx, userId, passwordHash, { isRecovery: true });
      await verifyAccountEmail(tx, services, { userId, email: typed.email });
    }
    return userId;
  });
  if (shopperId === null) return refuse("OTP_INVALID", { field: "otp" });
  await clearResetMailLimit(services, typed.email);
  await renewTries(services, shopperId);
  return typed.email;
};

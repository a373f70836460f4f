import { timingSafeEqual } from "node:crypto";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Shop } from "../../shop/shop.ts";
import type { EntityManager } from "typeorm";
import { asEmail } from "../email.rules.ts";
import { countOtpTry, failedOtpTries, lockOtp, type OtpRow } from "../mailed-secrets/otp.store.ts";
import { asPassword } from "../passwords/password.rules.ts";
import { hashPassword } from "../passwords/password.ts";
import { clearResetMailLimit } from "../mailed-secrets/receiver-limit.command.ts";
import { isOtp, maxFailedOtpTries, otpHash } from "../mailed-secrets/secret.rules.ts";
import { setPassword } from "../passwords/set-password.command.ts";
import { verifyAccountEmail } from "../welcome-codes/verify-account-email.command.ts";

const isRightCode = (key: string, { id, secretHash }: OtpRow, otp: string): boolean => {
  const typedHash = Buffer.from(otpHash(key, id, otp));
  const storedHash = Buffer.from(secretHash ?? "");
  return isOtp(otp) && typedHash.length === storedHash.length && timingSafeEqual(typedHash, storedHash);
};

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
  if (hasTriesLeft && code.shopperId && isRightCode(key, code, otp)) return code.shopperId;
  await countOtpTry(tx, code.id);
  return null;
};

/**
 * Sets a new password by a mailed one-time password. The code is checked before the password is hashed, so that a wrong
 * guess costs no hash, and again when it is used. Throws OTP_INVALID.
 */
export const resetByOtp = async (
  shop: Shop,
  input: { email: string; otp: string; newPassword: string; network: string },
): Promise<void> => {
  const typed = { email: asEmail(input.email), otp: compactText(input.otp) };
  await shop.throttles.count({ proveByNetwork: input.network });
  const newPassword = asPassword(input.newPassword, "newPassword");
  const checkCode = () => inTransaction(shop.database, (tx) => accountOfOtp(tx, shop.jwtSecret, typed));
  if (!(await checkCode())) refuse("OTP_INVALID", { field: "otp" });
  const passwordHash = await hashPassword(newPassword);
  const isDone = await inTransaction(shop.database, async (tx) => {
    const userId = await accountOfOtp(tx, shop.jwtSecret, typed);
    if (userId) {
      await setPassword(tx, userId, passwordHash);
      await verifyAccountEmail(tx, shop, { userId, email: typed.email });
    }
    return userId !== null;
  });
  if (!isDone) refuse("OTP_INVALID", { field: "otp" });
  await clearResetMailLimit(shop, typed.email);
};

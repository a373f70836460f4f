import { timingSafeEqual } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import type { EntityManager } from "typeorm";
import { asEmail } from "./email.rules.ts";
import { countOtpTry, failedOtpTries, lockOtp, type OtpRow } from "./otp.store.ts";
import { asPassword } from "./password.rules.ts";
import { hashPassword } from "./password.ts";
import { forgetResetMails } from "./receiver-limit.command.ts";
import { isOtp, mostFailedOtpTries, otpHash } from "./secret.rules.ts";
import { setPassword } from "./set-password.command.ts";

const isRight = (key: string, { id, secretHash }: OtpRow, otp: string): boolean => {
  const given = Buffer.from(otpHash(key, id, otp));
  const kept = Buffer.from(secretHash ?? "");
  return isOtp(otp) && given.length === kept.length && timingSafeEqual(given, kept);
};

/**
 * The account that the code resets, or `null` after counting a wrong guess. The row's lock serializes parallel guesses:
 * five for a code, 20 for an address and day. An address without an account takes the same statements.
 */
const accountOfOtp = async (
  tx: EntityManager,
  key: string,
  { email, otp }: { email: string; otp: string },
): Promise<string | null> => {
  const code = await lockOtp(tx, email);
  const isOpen = (await failedOtpTries(tx, email)) < mostFailedOtpTries;
  if (!code) return null;
  if (isOpen && code.shopperId && isRight(key, code, otp)) return code.shopperId;
  await countOtpTry(tx, code.id);
  return null;
};

/**
 * A new password by the mailed six digits. The code is checked before the password is hashed, so that a wrong guess costs
 * no hash, and again when it is used.
 */
export const resetByOtp = async (
  shop: Shop,
  asked: { email: string; otp: string; newPassword: string; address: string },
): Promise<void> => {
  const given = { email: asEmail(asked.email), otp: asked.otp };
  await shop.throttles.count({ proveByAddress: asked.address });
  const newPassword = asPassword(asked.newPassword, "newPassword");
  const accountNow = () => inTransaction(shop.database, (tx) => accountOfOtp(tx, shop.jwtSecret, given));
  if (!(await accountNow())) refuse("OTP_INVALID", { field: "otp" });
  const passwordHash = await hashPassword(newPassword);
  const isDone = await inTransaction(shop.database, async (tx) => {
    const userId = await accountOfOtp(tx, shop.jwtSecret, given);
    if (userId) await setPassword(tx, userId, passwordHash);
    return userId !== null;
  });
  if (!isDone) refuse("OTP_INVALID", { field: "otp" });
  await forgetResetMails(shop, given.email);
};

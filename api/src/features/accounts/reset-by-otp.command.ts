import { timingSafeEqual } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";
import { asPassword } from "./password.rules.ts";
import { hashPassword } from "./password.ts";
import { isOtp, otpHash } from "./secret.rules.ts";
import { countTry, endSecret, lockByEmail, type SecretRow } from "./secret.store.ts";
import { setPassword } from "./set-password.command.ts";

const isRight = (key: string, secret: SecretRow, otp: string): boolean => {
  const given = Buffer.from(otpHash(key, secret.id, otp));
  const kept = Buffer.from(secret.secretHash ?? "");
  return given.length === kept.length && timingSafeEqual(given, kept);
};

/**
 * A new password by the mailed six digits. A wrong guess is counted even though it is refused, and the row's
 * lock lets parallel guesses through one by one: five in all.
 */
export const resetByOtp = async (
  shop: Shop,
  asked: { email: string; otp: string; newPassword: string; address: string },
): Promise<void> => {
  const email = asEmail(asked.email);
  await shop.throttles.count({ proveByAddress: asked.address });
  const passwordHash = await hashPassword(asPassword(asked.newPassword, "newPassword"));
  const isDone = await inTransaction(shop.database, async (tx) => {
    const secret = await lockByEmail(tx, "one-time-password", email);
    if (!secret?.userId) return false;
    if (!isOtp(asked.otp) || !isRight(shop.jwtSecret, secret, asked.otp)) {
      await countTry(tx, secret);
      return false;
    }
    await endSecret(tx, secret.id);
    await setPassword(tx, secret.userId, passwordHash);
    return true;
  });
  if (!isDone) refuse("OTP_INVALID", { field: "otp" });
};

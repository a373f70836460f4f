import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export type Purpose = "verify-email" | "confirm-email" | "reset-password" | "one-time-password" | CodePurpose;

/** The codes of eight digits: mailed ones, those by SMS, and those that prove a mobile number. */
export type CodePurpose = "login-code" | "sms-login" | "sms-number";

/** Digits of the secrets that people type; the others are links. */
export const secretDigits: Partial<Record<Purpose, number>> = {
  "one-time-password": 6,
  "login-code": 8,
  "sms-login": 8,
  "sms-number": 8,
};

/** Lifetime of a secret in minutes. */
export const secretMinutes: Record<Purpose, number> = {
  "verify-email": 24 * 60,
  "confirm-email": 24 * 60,
  "reset-password": 60,
  "one-time-password": 10,
  "login-code": 10,
  "sms-login": 10,
  "sms-number": 10,
};

/** The number of wrong guesses that end a one-time password or a login code. */
export const maxOtpTries = 5;

/** Maximum wrong one-time passwords for an address in a day. Above it, only a link recovers the account. */
export const maxFailedOtpTries = 20;

/** Minutes for which a browser that opened the link may sign up with its address. */
export const signUpProofMinutes = 30;

/** 32 random bytes in base64url: the token of a mailed link, or the cookie of a browser that opened one. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/**
 * The digits of a one-time password or a login code. They are derived from the id of its row with the shop's secret, so that the
 * same digits can be mailed again without being stored.
 */
export const otpOf = (key: string, secretId: string, digits = 6): string => {
  const digest = createHmac("sha256", key).update(`digits ${secretId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** digits).padStart(digits, "0");
};

/** The stored hash of a token. A token has 256 random bits, so that a plain hash is safe. */
export const linkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The stored hash of digits. They are guessable, so that the hash is keyed with the shop's secret and the row. */
export const otpHash = (key: string, secretId: string, otp: string): string =>
  createHmac("sha256", key).update(`one-time-password ${secretId} ${otp}`).digest("hex");

export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);

export const isLoginCode = (text: string): boolean => /^\d{8}$/.test(text);

/** Whether typed digits are those of a row. */
export const isOtpOf = (
  key: string,
  { id, secretHash }: { id: string; secretHash: string | null },
  typed: string,
): boolean => {
  const typedHash = Buffer.from(otpHash(key, id, typed));
  const storedHash = Buffer.from(secretHash ?? "");
  return typedHash.length === storedHash.length && timingSafeEqual(typedHash, storedHash);
};

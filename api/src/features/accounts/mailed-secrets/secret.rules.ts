import { createHash, createHmac, randomBytes } from "node:crypto";

export type Purpose = "verify-email" | "confirm-email" | "reset-password" | "one-time-password";

/** Lifetime of a secret in minutes. */
export const secretMinutes: Record<Purpose, number> = {
  "verify-email": 24 * 60,
  "confirm-email": 24 * 60,
  "reset-password": 60,
  "one-time-password": 10,
};

/** The number of wrong guesses that end a one-time password. */
export const maxOtpTries = 5;

/** Maximum wrong one-time passwords for an address in a day. Above it, only a link recovers the account. */
export const maxFailedOtpTries = 20;

/** Minutes for which a browser that opened the link may sign up with its address. */
export const signUpProofMinutes = 30;

/** 32 random bytes in base64url: the token of a mailed link, or the cookie of a browser that opened one. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/**
 * The six digits of a one-time password. They are derived from the id of its row with the shop's secret, so that the same
 * digits can be mailed again without being stored.
 */
export const otpOf = (key: string, secretId: string): string => {
  const digest = createHmac("sha256", key).update(`digits ${secretId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
};

/** The stored hash of a token. A token has 256 random bits, so that a plain hash is safe. */
export const linkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The stored hash of six digits. They are guessable, so that the hash is keyed with the shop's secret and the row. */
export const otpHash = (key: string, secretId: string, otp: string): string =>
  createHmac("sha256", key).update(`one-time-password ${secretId} ${otp}`).digest("hex");

export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);

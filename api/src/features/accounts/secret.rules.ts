import { createHash, createHmac, randomBytes } from "node:crypto";

export type Purpose = "verify-email" | "confirm-email" | "reset-password" | "one-time-password";

/** How long a secret of each purpose lives, in minutes, and how many wrong guesses end it. */
export const secretLife: Record<Purpose, { minutes: number; tries: number }> = {
  "verify-email": { minutes: 24 * 60, tries: 1000 },
  "confirm-email": { minutes: 24 * 60, tries: 1000 },
  "reset-password": { minutes: 60, tries: 1000 },
  "one-time-password": { minutes: 10, tries: 5 },
};

/** Failed one-time passwords of an address in a day; after them, the address recovers by a link only. */
export const mostFailedOtpTries = 20;

/** For how long a browser that proved an address may sign up with it, in minutes. */
export const signUpProofMinutes = 30;

/** A token of 32 random bytes: for a mailed link, or for the cookie of a browser that proved an address. */
export const freshToken = (): string => randomBytes(32).toString("base64url");

/**
 * The six digits of a one-time password. They are derived from its row under the shop's secret, so that the same
 * digits can be mailed again without a copy of them in the database.
 */
export const otpOf = (key: string, secretId: string): string => {
  const digest = createHmac("sha256", key).update(`digits ${secretId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
};

/**
 * What is kept of a secret. A token has 256 random bits, so a plain hash tells nothing of it; six digits do not,
 * so theirs is keyed with the shop's secret and with the row, and a copy of the table opens nothing.
 */
export const linkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

export const otpHash = (key: string, secretId: string, otp: string): string =>
  createHmac("sha256", key).update(`one-time-password ${secretId} ${otp}`).digest("hex");

export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);

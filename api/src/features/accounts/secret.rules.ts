import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

export type Purpose = "verify-email" | "confirm-email" | "reset-password" | "one-time-password";

/** How long a secret of each purpose lives, in minutes, and how many wrong guesses end it. */
export const secretLife: Record<Purpose, { minutes: number; tries: number }> = {
  "verify-email": { minutes: 24 * 60, tries: 1000 },
  "confirm-email": { minutes: 24 * 60, tries: 1000 },
  "reset-password": { minutes: 60, tries: 1000 },
  "one-time-password": { minutes: 10, tries: 5 },
};

/** A fresh secret: six digits to type, or 32 random bytes for a link. */
export const freshSecret = (purpose: Purpose): string =>
  purpose === "one-time-password"
    ? String(randomInt(1_000_000)).padStart(6, "0")
    : randomBytes(32).toString("base64url");

/**
 * What is kept of a secret. A link has 256 random bits, so a plain hash tells nothing of it; six digits do not,
 * so theirs is keyed with the shop's secret and with the row, and a copy of the table opens nothing.
 */
export const linkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

export const otpHash = (key: string, secretId: string, otp: string): string =>
  createHmac("sha256", key).update(`one-time-password ${secretId} ${otp}`).digest("hex");

export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);

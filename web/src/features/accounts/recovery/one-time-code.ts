import { plainText } from "../../../ui/plain-text.ts";

const DIGITS = 6;

/** The digits of a typed or pasted one-time password: "123 456" gives "123456". */
export const codeDigits = (typed: string, digits = DIGITS) =>
  plainText(typed).replace(/\D/g, "").slice(0, digits);

export const isCompleteCode = (digits: string) => digits.length === DIGITS;

/** The server mails at most one code a minute. */
const RESEND_AFTER_SECONDS = 60;

/** Whole seconds until the server mails a new code again; 0 if it does so now. Both instants in milliseconds. */
export const secondsUntilResend = (sentAt: number, now: number) =>
  Math.min(RESEND_AFTER_SECONDS, Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - (now - sentAt) / 1000)));

/** "0:07" for seven seconds. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

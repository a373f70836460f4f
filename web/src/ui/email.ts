import { plainText } from "./plain-text.ts";

/** The message for a mistyped address (specification, section 5). */
export const EMAIL_INVALID = "Please enter a valid email address.";

/** A typed or copied address as the shop reads it, in its case of letters. */
export const emailText = (typed: string) => plainText(typed);

/** A quick check before sending; the server checks more strictly. */
export const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(emailText(typed));

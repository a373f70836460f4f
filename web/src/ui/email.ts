/** The message for a mistyped address (specification, section 5). */
export const EMAIL_INVALID = "Please enter a valid email address.";

/** A quick check before sending; the server checks more strictly. */
export const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());

import { refuse } from "../shared/errors.ts";

const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** An address as it is kept and compared, whatever keyboard typed it. */
export const emailForm = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** Whether an account can have it at all: printable ASCII, and not endless. */
export const isThinkableEmail = (email: string): boolean => /^[\x21-\x7e]{3,254}$/.test(email);

/**
 * An address in its one form: compatibility forms folded, in lower case, printable ASCII only, so that two
 * addresses that look the same are the same. Specification, section 5.
 */
export const asEmail = (typed: string, field = "email"): string => {
  const email = emailForm(typed);
  const isFine = isThinkableEmail(email) && pattern.test(email);
  return isFine ? email : refuse("EMAIL_INVALID", { field });
};

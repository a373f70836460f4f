import { refuse } from "../../platform/errors/errors.ts";

const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** An address as it is kept and compared, whatever keyboard typed it. */
export const emailForm = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** Whether an account can have it at all: printable ASCII, and not endless. */
export const isThinkableEmail = (email: string): boolean => /^[\x21-\x7e]{3,254}$/.test(email);

const isOneAddress = (email: string): boolean => isThinkableEmail(email) && pattern.test(email);

/** Where a mail goes: to what she typed if that is one address and nothing else, or else to the one that she has proved. */
export const mailableOf = (typed: string, proved: string): string =>
  isOneAddress(emailForm(typed)) ? typed : proved;

/**
 * An address in its one form: compatibility forms folded, in lower case, printable ASCII only, so that two
 * addresses that look the same are the same. Specification, section 5.
 */
export const asEmail = (typed: string, field = "email"): string => {
  const email = emailForm(typed);
  return isOneAddress(email) ? email : refuse("EMAIL_INVALID", { field });
};

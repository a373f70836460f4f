import { refuse } from "../../platform/errors/errors.ts";

const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** An address as it is kept and compared, whatever keyboard typed it. */
export const emailForm = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** Whether an account can have it at all: printable ASCII, and not endless. */
export const isThinkableEmail = (email: string): boolean => /^[\x21-\x7e]{3,254}$/.test(email);

/** Whether a mail can be sent to it: exactly one address of the accepted form. */
export const isMailable = (email: string): boolean => isThinkableEmail(email) && pattern.test(email);

/** Where the mails on an order go. Decision 50. */
export type Receivers = {
  /** The address that the account has proved: each mail goes there. */
  email: string;
  /** The address that the order names, where it is another one and was confirmed: a copy goes there. */
  copyTo: string | null;
  /** The address that the order names, where it is another one and was not confirmed: only asked whether it wants mails. */
  unconfirmed: string | null;
};

/** The receivers of an order's mails: `typed` is the address of the order, `confirmed` the second addresses of its account. */
export const receiversOf = (typed: string, proved: string, confirmed: readonly string[]): Receivers => {
  const second = emailForm(typed);
  const none = { email: proved, copyTo: null, unconfirmed: null };
  if (!isMailable(second) || second === emailForm(proved)) return none;
  return confirmed.some((email) => emailForm(email) === second)
    ? { ...none, copyTo: second }
    : { ...none, unconfirmed: second };
};

/**
 * An address in its one form: compatibility forms folded, in lower case, printable ASCII only, so that two
 * addresses that look the same are the same. Specification, section 5.
 */
export const asEmail = (typed: string, field = "email"): string => {
  const email = emailForm(typed);
  return isMailable(email) ? email : refuse("EMAIL_INVALID", { field });
};

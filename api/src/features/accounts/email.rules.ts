import { refuse } from "./accounts.refusals.ts";
import { plainText } from "../../platform/plain-text.ts";

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** The form in which addresses are stored and compared. Longer text is cut to 1,000 characters; it is no valid address anyway. */
export const normalizeEmail = (typed: string): string => plainText(typed).toLowerCase();

/** Whether an account can have this address: 3 to 254 printable ASCII characters. */
export const isPossibleEmail = (email: string): boolean => /^[\x21-\x7e]{3,254}$/.test(email);

/** The domain of customers who have no e-mail address. No mail server has it: RFC 2606. */
export const noMailDomain = "@phone.invalid";

/** The name of the account of a customer who orders by phone and has no e-mail address; `undefined` for fewer than 10 digits. */
export const emailOfPhone = (phone: string): string | undefined => {
  const digits = phone.replace(/\D/g, "");
  return digits.length < 10 ? undefined : `${digits.slice(-10)}${noMailDomain}`;
};

/** Whether mail can be sent to it: exactly one address of the accepted form, and not that of a customer without one. */
export const isMailable = (email: string): boolean =>
  isPossibleEmail(email) && emailPattern.test(email) && !email.endsWith(noMailDomain);

/** The receivers of the mails on an order. Decision 50. */
export type Receivers = {
  /** The account's verified address. It gets each mail. "" without one: there is no receiver then. */
  email: string;
  /** The address of the order, if it differs and was confirmed. It gets a copy. */
  copyTo: string | null;
  /** The address of the order, if it differs and was not confirmed. It gets only a mail that asks for confirmation. */
  unconfirmed: string | null;
};

/** `typed` is the address of the order, `verified` that of the account; `confirmed` are the account's order addresses. */
export const receiversOf = (typed: string, verified: string, confirmed: readonly string[]): Receivers => {
  const orderEmail = normalizeEmail(typed);
  const receivers = { email: verified, copyTo: null, unconfirmed: null };
  if (verified === "" || !isMailable(orderEmail) || orderEmail === normalizeEmail(verified)) return receivers;
  return confirmed.some((email) => normalizeEmail(email) === orderEmail)
    ? { ...receivers, copyTo: orderEmail }
    : { ...receivers, unconfirmed: orderEmail };
};

/**
 * The normalized address: plain text, lower case, printable ASCII only, so that addresses that look the same are equal. Throws
 * EMAIL_INVALID. Specification, section 5.
 */
export const asEmail = (typed: string, field = "email"): string => {
  const email = normalizeEmail(typed);
  return isMailable(email) ? email : refuse("EMAIL_INVALID", { field });
};

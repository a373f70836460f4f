import { refuse } from "../shared/errors.ts";

const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/**
 * An address in its one form: compatibility forms folded, in lower case, printable ASCII only, so that two
 * addresses that look the same are the same. Specification, section 5.
 */
export const asEmail = (typed: string, field = "email"): string => {
  const email = typed.normalize("NFKC").trim().toLowerCase();
  const isFine = email.length <= 254 && /^[\x21-\x7e]+$/.test(email) && pattern.test(email);
  return isFine ? email : refuse("EMAIL_INVALID", { field });
};

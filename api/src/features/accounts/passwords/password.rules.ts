import { refuse, type accountsRefusals } from "../accounts.refusals.ts";

/** Lengths of a password, in characters. */
export const passwordLengths = { minLength: 6, maxLength: 128 };
const { minLength, maxLength } = passwordLengths;

/** In characters. A character outside the Basic Multilingual Plane counts once, not as two code units. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Whether typed text is so long that no form of it is a password. Long text takes long to normalize. */
const isTooLongToNormalize = (typed: string): boolean => typed.length > 4 * maxLength;

/** Whether an account can have this password. The length is that of the normalized text. */
export const isPossiblePassword = (typed: string): boolean =>
  !isTooLongToNormalize(typed) && lengthOf(typed.normalize("NFKC")) <= maxLength && !typed.includes("\0");

/** The normalized password, 6 to 128 characters. Throws `tooShort` or PASSWORD_TOO_LONG. Specification, section 5. */
export const asPassword = (
  typed: string,
  field: string,
  tooShort: keyof typeof accountsRefusals = "PASSWORD_TOO_SHORT",
): string => {
  if (isTooLongToNormalize(typed)) refuse("PASSWORD_TOO_LONG", { field });
  const password = typed.normalize("NFKC");
  if (lengthOf(password) < minLength) refuse(tooShort, { field });
  if (lengthOf(password) > maxLength || password.includes("\0")) refuse("PASSWORD_TOO_LONG", { field });
  return password;
};

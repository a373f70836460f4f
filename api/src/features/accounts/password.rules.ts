import { refuse, type RefusalCode } from "../../platform/errors/errors.ts";

const shortest = 6;
const longest = 128;

/** In characters: those beyond the first 65,536 count once. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Whether an account can have this password at all; measured as it is kept, in characters. */
export const isThinkablePassword = (typed: string): boolean =>
  typed.length <= 4 * longest && lengthOf(typed.normalize("NFKC")) <= longest && !typed.includes("\0");

/** A password that an account may have: 6 to 128 characters. Specification, section 5. */
export const asPassword = (
  typed: string,
  field: string,
  tooShort: RefusalCode = "PASSWORD_TOO_SHORT",
): string => {
  const password = typed.normalize("NFKC");
  if (lengthOf(password) < shortest) refuse(tooShort, { field });
  if (lengthOf(password) > longest || password.includes("\0")) refuse("PASSWORD_TOO_LONG", { field });
  return password;
};

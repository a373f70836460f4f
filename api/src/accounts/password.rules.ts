import { refuse, type RefusalCode } from "../shared/errors.ts";

/** A password that an account may have: 6 to 128 characters. Specification, section 5. */
export const asPassword = (
  typed: string,
  field: string,
  tooShort: RefusalCode = "PASSWORD_TOO_SHORT",
): string => {
  const password = typed.normalize("NFKC");
  if ([...password].length < 6) refuse(tooShort, { field });
  if ([...password].length > 128 || password.includes("\0")) refuse("PASSWORD_TOO_LONG", { field });
  return password;
};

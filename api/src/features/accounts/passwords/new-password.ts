import { refuse, type accountsRefusals } from "../accounts.refusals.ts";
import { isBreachedPassword } from "./breached-passwords.ts";
import { asPassword } from "./password.rules.ts";

/**
 * The normalized password of an account that gets a new one. Throws `tooShort`, PASSWORD_TOO_LONG or PASSWORD_BREACHED. Existing
 * passwords are not compared with the list.
 */
export const asNewPassword = async (
  typed: string,
  field: string,
  tooShort: keyof typeof accountsRefusals = "PASSWORD_TOO_SHORT",
): Promise<string> => {
  const password = asPassword(typed, field, tooShort);
  return (await isBreachedPassword(password)) ? refuse("PASSWORD_BREACHED", { field }) : password;
};

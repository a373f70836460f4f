import { refuse, type accountsRefusals } from "../accounts.refusals.ts";
import { asPassword } from "./password.rules.ts";

/**
 * Whether a password is one of the 49,000 most frequent ones of known data breaches, in any case. The list comes with the package,
 * so that no password leaves the shop. It is loaded with the first new password.
 */
const isBreachedPassword = async (password: string): Promise<boolean> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"].includes(password.toLowerCase());
};

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

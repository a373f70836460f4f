import { asPassword } from "../features/accounts/passwords/password.rules.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { askPassword } from "./ask-password.ts";
import { isStrongPassword, weakPassword } from "./secret-strength.rules.ts";

type NewAdmin = { email: string; isProduction: boolean };

/**
 * The password of a new admin: ADMIN_PASSWORD, or one that is asked for. In production it obeys the rule of ADMIN_PASSWORD,
 * otherwise that of every account.
 */
export const newAdminPassword = async (
  { email, isProduction }: NewAdmin,
  env: NodeJS.ProcessEnv,
  ask: (question: string) => Promise<string> = askPassword,
): Promise<string> => {
  const length = `${isProduction ? 12 : 6} to 128 characters`;
  const password =
    env["ADMIN_PASSWORD"] || (await ask(`Password of the new admin (${length}, not displayed): `));
  if (isProduction && !isStrongPassword(password, email))
    throw new SettingsError(`The password is ${weakPassword}.`);
  return asPassword(password, "password");
};

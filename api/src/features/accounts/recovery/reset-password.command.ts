import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Services } from "../../shop/services.ts";
import type { EntityManager } from "typeorm";
import { asNewPassword } from "../passwords/new-password.ts";
import { hashPassword } from "../passwords/password.ts";
import { isLinkToken, linkHash } from "../mailed-secrets/secret.rules.ts";
import { lockSecretByHash } from "../mailed-secrets/secret.store.ts";
import { clearResetMailLimit } from "../mailed-secrets/receiver-limit.command.ts";
import { renewTries } from "../second-factor/finish-login.command.ts";
import { setPassword } from "../passwords/set-password.command.ts";
import { verifyAccountEmail } from "../welcome-codes/verify-account-email.command.ts";

/** The account of a valid link and the address that the link was mailed to. Locks the row. Throws RESET_LINK_INVALID. */
const accountOfLink = async (
  tx: EntityManager,
  token: string,
): Promise<{ userId: string; email: string }> => {
  const secret = isLinkToken(token)
    ? await lockSecretByHash(tx, "reset-password", linkHash(token))
    : undefined;
  const { userId, email } = secret ?? { userId: null, email: "" };
  return userId ? { userId, email } : refuse("RESET_LINK_INVALID", { field: "token" });
};

/**
 * Sets a new password by a mailed link. Ends all links, sessions and API keys of the account. The link is checked before the
 * password is hashed, so that a wrong link costs no hash, and again when it is used. Returns the address of the link.
 */
export const resetPassword = async (
  services: Services,
  input: { token: string; newPassword: string; network: string },
): Promise<string> => {
  await services.throttles.count({ proveByNetwork: input.network });
  const { email } = await accountOfLink(services.database.source.manager, input.token);
  const passwordHash = await hashPassword(await asNewPassword(input.newPassword, "newPassword"));
  const { userId, endedKeys } = await inTransaction(services.database, async (tx) => {
    const account = await accountOfLink(tx, input.token);
    const names = await setPassword(tx, account.userId, passwordHash, { isRecovery: true });
    await verifyAccountEmail(tx, services, { userId: account.userId, email });
    return { userId: account.userId, endedKeys: names };
  });
  if (endedKeys.length > 0)
    services.log.info(
      { security: "endApiKey", outcome: "PASSWORD_RESET", account: userId, network: input.network },
      "security",
    );
  await clearResetMailLimit(services, email);
  await renewTries(services, userId);
  return email;
};

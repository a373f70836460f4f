import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import type { Shop } from "../../shop/shop.ts";
import type { EntityManager } from "typeorm";
import { asPassword } from "../passwords/password.rules.ts";
import { hashPassword } from "../passwords/password.ts";
import { isLinkToken, linkHash } from "../mailed-secrets/secret.rules.ts";
import { lockSecretByHash } from "../mailed-secrets/secret.store.ts";
import { clearResetMailLimit } from "../mailed-secrets/receiver-limit.command.ts";
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
 * Sets a new password by a mailed link. Ends all links and sessions of the account. The link is checked before the password
 * is hashed, so that a wrong link costs no hash, and again when it is used.
 */
export const resetPassword = async (
  shop: Shop,
  input: { token: string; newPassword: string; network: string },
): Promise<void> => {
  await shop.throttles.count({ proveByNetwork: input.network });
  const { email } = await accountOfLink(shop.database.source.manager, input.token);
  const passwordHash = await hashPassword(asPassword(input.newPassword, "newPassword"));
  await inTransaction(shop.database, async (tx) => {
    const { userId } = await accountOfLink(tx, input.token);
    await setPassword(tx, userId, passwordHash);
    await verifyAccountEmail(tx, shop, { userId, email });
  });
  await clearResetMailLimit(shop, email);
};

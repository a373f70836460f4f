import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import type { EntityManager } from "typeorm";
import { asPassword } from "./password.rules.ts";
import { hashPassword } from "./password.ts";
import { isLinkToken, linkHash } from "./secret.rules.ts";
import { lockByHash } from "./secret.store.ts";
import { forgetResetMails } from "./receiver-limit.command.ts";
import { setPassword } from "./set-password.command.ts";

/** The account that the link resets, and the address that it was mailed to. The row is locked until the transaction ends. */
const accountOfLink = async (
  tx: EntityManager,
  token: string,
): Promise<{ userId: string; email: string }> => {
  const secret = isLinkToken(token) ? await lockByHash(tx, "reset-password", linkHash(token)) : undefined;
  const { userId, email } = secret ?? { userId: null, email: "" };
  return userId ? { userId, email } : refuse("RESET_LINK_INVALID", { field: "token" });
};

/**
 * A new password by the mailed link; it ends all links of the account and every older session. The link is checked before
 * the password is hashed, so that a wrong one costs no hash, and again when it is used.
 */
export const resetPassword = async (
  shop: Shop,
  asked: { token: string; newPassword: string; address: string },
): Promise<void> => {
  await shop.throttles.count({ proveByAddress: asked.address });
  const { email } = await accountOfLink(shop.database.source.manager, asked.token);
  const passwordHash = await hashPassword(asPassword(asked.newPassword, "newPassword"));
  await inTransaction(shop.database, async (tx) => {
    const { userId } = await accountOfLink(tx, asked.token);
    await setPassword(tx, userId, passwordHash);
  });
  await forgetResetMails(shop, email);
};

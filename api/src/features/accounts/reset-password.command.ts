import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { asPassword } from "./password.rules.ts";
import { hashPassword } from "./password.ts";
import { isLinkToken, linkHash } from "./secret.rules.ts";
import { endSecret, lockByHash } from "./secret.store.ts";
import { setPassword } from "./set-password.command.ts";

/** A new password by the mailed link, which is used up. Every older session ends. */
export const resetPassword = async (
  shop: Shop,
  asked: { token: string; newPassword: string; address: string },
): Promise<void> => {
  await shop.throttles.count({ proveByAddress: asked.address });
  if (!isLinkToken(asked.token)) refuse("RESET_LINK_INVALID", { field: "token" });
  const passwordHash = await hashPassword(asPassword(asked.newPassword, "newPassword"));
  await inTransaction(shop.database, async (tx) => {
    const secret = await lockByHash(tx, "reset-password", linkHash(asked.token));
    if (!secret?.userId) return refuse("RESET_LINK_INVALID", { field: "token" });
    await endSecret(tx, secret.id);
    await setPassword(tx, secret.userId, passwordHash);
  });
};

import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { isLinkToken, linkHash } from "./secret.rules.ts";
import { confirmOrderAddress } from "./order-address.store.ts";
import { endSecretsOf, lockByHash } from "./secret.store.ts";
import { setProvedEmail, userById } from "./user.store.ts";

/**
 * Follows a mailed link. One to the second address of an account's orders confirms that address for their mails.
 * Otherwise the address of the mailed link is her account's from now on, and nobody else's who only claimed it; the one before
 * recovers nothing any more. The link is used up.
 */
export const confirmEmail = async (
  shop: Shop,
  asked: { token: string; address: string },
): Promise<string> => {
  await shop.throttles.count({ proveByAddress: asked.address });
  if (!isLinkToken(asked.token)) refuse("VERIFICATION_INVALID", { field: "token" });
  try {
    return await inTransaction(shop.database, async (tx) => {
      const orderAddress = await confirmOrderAddress(tx, linkHash(asked.token));
      if (orderAddress) return orderAddress;
      const secret = await lockByHash(tx, "confirm-email", linkHash(asked.token));
      const user = secret?.userId ? await userById(tx, secret.userId) : null;
      if (!secret || !user || user.pendingEmail !== secret.email)
        return refuse("VERIFICATION_INVALID", { field: "token" });
      await endSecretsOf(tx, user.id);
      await setProvedEmail(tx, user.id, secret.email);
      return secret.email;
    });
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) return refuse("EMAIL_REGISTERED", { field: "token" });
    throw error;
  }
};

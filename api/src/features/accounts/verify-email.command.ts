import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { isLinkToken, linkHash } from "./secret.rules.ts";
import { lockByHash, markProved } from "./secret.store.ts";

/** The address that a link proves. The link stays good for the signup that follows, and ends with it. */
export const verifyEmail = async (shop: Shop, asked: { token: string; address: string }): Promise<string> => {
  await shop.throttles.count({ proveByAddress: asked.address });
  if (!isLinkToken(asked.token)) return refuse("VERIFICATION_INVALID", { field: "token" });
  return inTransaction(shop.database, async (tx) => {
    const secret = await lockByHash(tx, "verify-email", linkHash(asked.token));
    if (!secret) return refuse("VERIFICATION_INVALID", { field: "token" });
    await markProved(tx, secret.id, asked.address);
    return secret.email;
  });
};

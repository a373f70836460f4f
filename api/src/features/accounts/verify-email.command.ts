import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { isLinkToken, linkHash, freshToken } from "./secret.rules.ts";
import { lockByHash, markProved } from "./secret.store.ts";

export type ProvedEmail = {
  email: string;
  /** For the cookie of the browser that followed the link: with it the browser may sign up with the address. */
  proof: string;
};

/** The address that a link proves. The link stays valid for the sign-up that follows, and ends with it. */
export const verifyEmail = async (
  shop: Shop,
  asked: { token: string; address: string },
): Promise<ProvedEmail> => {
  await shop.throttles.count({ proveByAddress: asked.address });
  if (!isLinkToken(asked.token)) return refuse("VERIFICATION_INVALID", { field: "token" });
  const proof = freshToken();
  return inTransaction(shop.database, async (tx) => {
    const secret = await lockByHash(tx, "verify-email", linkHash(asked.token));
    if (!secret) return refuse("VERIFICATION_INVALID", { field: "token" });
    await markProved(tx, secret.id, linkHash(proof));
    return { email: secret.email, proof };
  });
};

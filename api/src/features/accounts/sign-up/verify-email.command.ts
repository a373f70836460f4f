import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Services } from "../../shop/services.ts";
import { isLinkToken, linkHash, randomToken } from "../mailed-secrets/secret.rules.ts";
import { lockSecretByHash, setProof } from "../mailed-secrets/secret.store.ts";

export type VerifiedEmail = {
  email: string;
  /** The value for the cookie of the browser that opened the link. It allows a sign-up with the address. */
  proof: string;
};

/** Returns the address that a link verifies. The link stays valid until the sign-up. Throws VERIFICATION_INVALID. */
export const verifyEmail = async (
  services: Services,
  input: { token: string; network: string },
): Promise<VerifiedEmail> => {
  await services.throttles.count({ proveByNetwork: input.network });
  if (!isLinkToken(input.token)) return refuse("VERIFICATION_INVALID", { field: "token" });
  const proof = randomToken();
  return inTransaction(services.database, async (tx) => {
    const secret = await lockSecretByHash(tx, "verify-email", linkHash(input.token));
    if (!secret) return refuse("VERIFICATION_INVALID", { field: "token" });
    await setProof(tx, secret.id, linkHash(proof));
    return { email: secret.email, proof };
  });
};

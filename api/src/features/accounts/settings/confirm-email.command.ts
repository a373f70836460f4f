import type { EntityManager } from "typeorm";
import { inTransaction, isUniqueViolation } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Services } from "../../shop/services.ts";
import { isLinkToken, linkHash } from "../mailed-secrets/secret.rules.ts";
import { confirmOrderAddress } from "../order-addresses/order-address.store.ts";
import { endSecretsOfUser, isOfVerifiedAddress, lockSecretByHash } from "../mailed-secrets/secret.store.ts";
import { setVerifiedEmail, userById } from "../user.store.ts";
import { keepWelcomeCodeAddress } from "../welcome-codes/keep-welcome-code-address.command.ts";

/** A link is often opened twice, also by programs: that its address is verified is no error of the shopper. */
const refuseLink = async (tx: EntityManager, hash: string): Promise<never> =>
  (await isOfVerifiedAddress(tx, hash))
    ? refuse("EMAIL_VERIFIED", { field: "token", message: "This address is verified." })
    : refuse("VERIFICATION_INVALID", { field: "token" });

/**
 * Uses a mailed link and returns its e-mail address. A link to an order address confirms that address for order mails. Any
 * other link makes its address the verified one of the account: the address before can no longer recover the account, and
 * other accounts lose it as a pending address. Throws EMAIL_VERIFIED for a used link of the present address, VERIFICATION_INVALID
 * for any other, also if another account verifies the address at the same time.
 */
export const confirmEmail = async (
  services: Services,
  input: { token: string; network: string },
): Promise<string> => {
  await services.throttles.count({ proveByNetwork: input.network });
  if (!isLinkToken(input.token)) refuse("VERIFICATION_INVALID", { field: "token" });
  const hash = linkHash(input.token);
  try {
    return await inTransaction(services.database, async (tx) => {
      const orderAddress = await confirmOrderAddress(tx, hash);
      if (orderAddress) return orderAddress;
      const secret = await lockSecretByHash(tx, "confirm-email", hash);
      const user = secret?.userId ? await userById(tx, secret.userId) : null;
      if (!secret || !user || user.pendingEmail !== secret.email) return refuseLink(tx, hash);
      await endSecretsOfUser(tx, user.id);
      await keepWelcomeCodeAddress(tx, services, user);
      await setVerifiedEmail(tx, user.id, secret.email);
      return secret.email;
    });
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) return refuse("VERIFICATION_INVALID", { field: "token" });
    throw error;
  }
};

import type { EntityManager } from "typeorm";
import type { Services } from "../../shop/services.ts";
import type { User } from "../user.entity.ts";
import { welcomeCodeAddressHash } from "./welcome-code-address.rules.ts";
import { addWelcomeCodeAddress } from "./welcome-code-address.store.ts";

/** Stores the hash of the address that an account is about to lose, so that another account of it gets no second welcome code. */
export const keepWelcomeCodeAddress = (
  tx: EntityManager,
  { jwtSecret }: Pick<Services, "jwtSecret">,
  { id: userId, email }: Pick<User, "id" | "email">,
): Promise<void> =>
  addWelcomeCodeAddress(tx, { userId, addressHash: welcomeCodeAddressHash(jwtSecret, email) });

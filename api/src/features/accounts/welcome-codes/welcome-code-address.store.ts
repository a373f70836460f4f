import type { EntityManager } from "typeorm";
import { WelcomeCodeAddress } from "./welcome-code-address.entity.ts";

/** Stores the hash of the address that an account is about to lose, if the account has a welcome code, spent or not. */
export const addWelcomeCodeAddress = async (
  tx: EntityManager,
  { userId, addressHash }: { userId: string; addressHash: string },
): Promise<void> => {
  await tx.query(
    `insert into welcome_code_addresses (address_hash)
     select $2 where exists (select from promotion_codes where user_id = $1) on conflict do nothing`,
    [userId, addressHash],
  );
};

/** Whether an address had a welcome code with an earlier account. */
export const hadWelcomeCode = (tx: EntityManager, addressHash: string): Promise<boolean> =>
  tx.exists(WelcomeCodeAddress, { where: { addressHash } });

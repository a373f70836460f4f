import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { Payout } from "./payout.entity.ts";

/** Inserts a payout that waits for the shopper's details. Returns its id. */
export const addPayout = async (
  tx: EntityManager,
  payout: { creditId: string; amount: Paise },
): Promise<string> => {
  const result = await tx.insert(Payout, payout);
  return (result.identifiers[0] as { id: string }).id;
};

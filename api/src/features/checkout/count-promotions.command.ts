import type { EntityManager } from "typeorm";
import { addOrderPromotions } from "../promotions/promotion.store.ts";
import type { AppliedPromotion } from "../promotions/promotion.rules.ts";
import { refuse } from "./checkout.refusals.ts";

/**
 * Counts the uses of the promotions of a new order. Throws CODE_USED_UP or PROMOTION_USED_UP if another order took the last use of
 * one since the totals were computed.
 */
export const countPromotions = async (
  tx: EntityManager,
  orderId: string,
  promotions: readonly AppliedPromotion[],
): Promise<void> => {
  const usedUp = await addOrderPromotions(tx, orderId, promotions);
  if (!usedUp) return;
  if (usedUp.code) refuse("CODE_USED_UP", { field: "discountCode" });
  const message = `The offer “${usedUp.title}” has just been used up. Please look at the total again.`;
  refuse("PROMOTION_USED_UP", { message });
};

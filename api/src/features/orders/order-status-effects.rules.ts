import { OrderStatus } from "./order-status.rules.ts";

type StatusEffects = {
  /** Whether the pieces of the order are taken from stock. */
  holdsStock: boolean;
  /** Whether the order counts as a use of its promotions. */
  keepsPromotions: boolean;
  /** Whether the shop keeps an online payment. If not, it is refunded; a refunded order keeps its status. */
  keepsMoney: boolean;
};

/**
 * What each order status implies. An admin may change any status to any other (specification, section 4). The effect of
 * a change is the difference of the two rows, so each effect happens once. Decision 21.
 */
export const orderStatusEffects: Record<OrderStatus, StatusEffects> = {
  [OrderStatus.PENDING]: { holdsStock: true, keepsPromotions: true, keepsMoney: true },
  [OrderStatus.CONFIRMED]: { holdsStock: true, keepsPromotions: true, keepsMoney: true },
  [OrderStatus.PROCESSING]: { holdsStock: true, keepsPromotions: true, keepsMoney: true },
  [OrderStatus.SHIPPED]: { holdsStock: true, keepsPromotions: true, keepsMoney: true },
  [OrderStatus.DELIVERED]: { holdsStock: true, keepsPromotions: true, keepsMoney: true },
  [OrderStatus.CANCELLED]: { holdsStock: false, keepsPromotions: false, keepsMoney: false },
  [OrderStatus.RETURNED]: { holdsStock: false, keepsPromotions: true, keepsMoney: false },
};

export type StockEffect = "take" | "return" | "none";

/** What a change to the status `to` does to the stock. `holdsStock`: whether the order holds its pieces now. */
export const stockEffect = (holdsStock: boolean, to: OrderStatus): StockEffect => {
  const shouldHold = orderStatusEffects[to].holdsStock;
  if (shouldHold === holdsStock) return "none";
  return shouldHold ? "take" : "return";
};

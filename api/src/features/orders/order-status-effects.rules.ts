import { OrderStatus } from "./order-status.rules.ts";

type StatusEffects = {
  /** Whether the pieces of an order in this status are out of the stock. */
  holdsStock: boolean;
  /** Whether the welcome code that it was placed with is spent. */
  keepsCode: boolean;
  /** Whether money that was paid online stays with the shop; else it is given back, once and for all. */
  keepsMoney: boolean;
};

/**
 * The life of an order. An admin may move an order from any status to any other (specification, section 4);
 * what a step does follows from the two rows, so that each effect happens once. Decision 21.
 */
export const orderStatusEffects: Record<OrderStatus, StatusEffects> = {
  [OrderStatus.PENDING]: { holdsStock: true, keepsCode: true, keepsMoney: true },
  [OrderStatus.CONFIRMED]: { holdsStock: true, keepsCode: true, keepsMoney: true },
  [OrderStatus.PROCESSING]: { holdsStock: true, keepsCode: true, keepsMoney: true },
  [OrderStatus.SHIPPED]: { holdsStock: true, keepsCode: true, keepsMoney: true },
  [OrderStatus.DELIVERED]: { holdsStock: true, keepsCode: true, keepsMoney: true },
  [OrderStatus.CANCELLED]: { holdsStock: false, keepsCode: false, keepsMoney: false },
  [OrderStatus.RETURNED]: { holdsStock: false, keepsCode: true, keepsMoney: false },
};

export type StockEffect = "take" | "return" | "none";

/** What a step does to the stock, given whether the order holds its pieces now. */
export const stockEffect = (holdsStock: boolean, to: OrderStatus): StockEffect => {
  const shouldHold = orderStatusEffects[to].holdsStock;
  if (shouldHold === holdsStock) return "none";
  return shouldHold ? "take" : "return";
};

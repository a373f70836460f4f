import type { CashHistory, OrderHistory } from "../orders/order-history.rules.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { checkoutRefusals } from "./checkout.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import type { OrderLimits } from "../shop/settings.ts";

/** A new order that is not paid yet. */
export type UnpaidOrder = { paymentMethod: PaymentMethod; pieces: number; total: Paise };

/** Delivered orders raise a limit to at most this multiple of its setting. */
const maxGrowth = 4;

const raisedLimit = (base: number, increase: number): number => Math.min(base + increase, base * maxGrowth);

type ExceededLimit = { code: keyof typeof checkoutRefusals; facts: Record<string, number> };

const exceededOnlineLimit = (
  history: OrderHistory,
  order: UnpaidOrder,
  limits: OrderLimits,
): ExceededLimit | null => {
  if (history.unpaidOrders >= limits.unpaidOrders)
    return { code: "UNPAID_ORDERS_LIMIT", facts: { most: limits.unpaidOrders } };
  if (history.unpaidPieces + order.pieces > limits.unpaidPieces)
    return { code: "UNPAID_PIECES_LIMIT", facts: { most: limits.unpaidPieces } };
  if (history.expiredInDay >= limits.expiredPerDay)
    return { code: "EXPIRED_ORDERS_LIMIT", facts: { most: limits.expiredPerDay } };
  return null;
};

/** The limit that another order in cash would exceed; `null` if none. */
export const exceededCashLimit = (
  history: CashHistory,
  order: Pick<UnpaidOrder, "total">,
  limits: OrderLimits,
): ExceededLimit | null => {
  const maxOrders = raisedLimit(limits.openCashOrders, history.deliveredOrders);
  if (history.openCashOrders >= maxOrders) return { code: "CASH_ORDERS_LIMIT", facts: { most: maxOrders } };
  const maxValue = raisedLimit(limits.openCashValue, history.deliveredValue);
  return history.openCashValue + order.total > maxValue
    ? { code: "CASH_VALUE_LIMIT", facts: { most: maxValue / 100 } }
    : null;
};

/** The limit that a new unpaid order would exceed; `null` if none. */
export const exceededLimit = (
  history: OrderHistory,
  order: UnpaidOrder,
  limits: OrderLimits,
): ExceededLimit | null => {
  const isCash = order.paymentMethod === PaymentMethod.COD;
  const exceeded = (isCash ? exceededCashLimit : exceededOnlineLimit)(history, order, limits);
  if (exceeded) return exceeded;
  if (history.inHour >= limits.perHour)
    return { code: "ORDERS_PER_HOUR_LIMIT", facts: { retryAfter: Math.max(1, history.hourEndsIn) } };
  return history.ofNetwork > limits.perHourByNetwork
    ? { code: "NETWORK_ORDERS_LIMIT", facts: { retryAfter: Math.max(1, history.networkHourEndsIn) } }
    : null;
};

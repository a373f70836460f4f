import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { RefusalCode } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";

/** Most that one account, or one network, may have or do before its orders are paid. Decision 51. */
export type OrderLimits = {
  /** Orders that wait for an online payment, at a time. */
  unpaidOrders: number;
  /** Pieces that those hold together. */
  unpaidPieces: number;
  /** Orders that ended unpaid, in 24 hours. */
  expiredPerDay: number;
  perHour: number;
  perHourByNetwork: number;
  /** Cash orders that are not delivered yet; each delivered order raises it by one. */
  openCashOrders: number;
  /** What those cost together; each delivered order raises it by its total. */
  openCashValue: Paise;
};

/** What an account has ordered before, and its network in this hour. */
export type OrderHistory = {
  unpaidOrders: number;
  unpaidPieces: number;
  expiredInDay: number;
  inHour: number;
  /** Seconds until the oldest order of this hour is an hour old. */
  hourEndsIn: number;
  openCashOrders: number;
  openCashValue: Paise;
  deliveredOrders: number;
  deliveredValue: Paise;
  /** Orders of the network in this hour, with the new one. */
  ofNetwork: number;
  /** Seconds until that count begins anew. */
  networkHourEndsIn: number;
};

/** An order that is about to be placed unpaid. */
export type UnpaidOrder = { paymentMethod: PaymentMethod; pieces: number; total: Paise };

/** However much was delivered, a ceiling grows to so many times its setting and no further. */
const maxGrowth = 4;

const ceiling = (base: number, raise: number): number => Math.min(base + raise, base * maxGrowth);

type BrokenLimit = { code: RefusalCode; facts: Record<string, number> };

const brokenOnlineLimit = (
  history: OrderHistory,
  order: UnpaidOrder,
  limits: OrderLimits,
): BrokenLimit | null => {
  if (history.unpaidOrders >= limits.unpaidOrders)
    return { code: "UNPAID_ORDERS_LIMIT", facts: { most: limits.unpaidOrders } };
  if (history.unpaidPieces + order.pieces > limits.unpaidPieces)
    return { code: "UNPAID_PIECES_LIMIT", facts: { most: limits.unpaidPieces } };
  if (history.expiredInDay >= limits.expiredPerDay)
    return { code: "EXPIRED_ORDERS_LIMIT", facts: { most: limits.expiredPerDay } };
  return null;
};

const brokenCashLimit = (
  history: OrderHistory,
  order: UnpaidOrder,
  limits: OrderLimits,
): BrokenLimit | null => {
  const maxOrders = ceiling(limits.openCashOrders, history.deliveredOrders);
  if (history.openCashOrders >= maxOrders) return { code: "CASH_ORDERS_LIMIT", facts: { most: maxOrders } };
  const maxValue = ceiling(limits.openCashValue, history.deliveredValue);
  return history.openCashValue + order.total > maxValue
    ? { code: "CASH_VALUE_LIMIT", facts: { most: maxValue / 100 } }
    : null;
};

/** The limit that an unpaid order would break, or null. An order that was paid beforehand breaks none. */
export const brokenLimit = (
  history: OrderHistory,
  order: UnpaidOrder,
  limits: OrderLimits,
): BrokenLimit | null => {
  const isCash = order.paymentMethod === PaymentMethod.COD;
  const broken = (isCash ? brokenCashLimit : brokenOnlineLimit)(history, order, limits);
  if (broken) return broken;
  if (history.inHour >= limits.perHour)
    return { code: "ORDERS_PER_HOUR_LIMIT", facts: { retryAfter: Math.max(1, history.hourEndsIn) } };
  return history.ofNetwork > limits.perHourByNetwork
    ? { code: "NETWORK_ORDERS_LIMIT", facts: { retryAfter: Math.max(1, history.networkHourEndsIn) } }
    : null;
};

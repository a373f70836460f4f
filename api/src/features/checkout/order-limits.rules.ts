import { PaymentMethod } from "../orders/payment.rules.ts";
import type { RefusalCode } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import type { OrderLimits } from "../shop/settings.ts";

/** What an account has ordered before, and its network in this hour. */
export type OrderStanding = {
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
const mostGrowth = 4;

const ceiling = (base: number, raise: number): number => Math.min(base + raise, base * mostGrowth);

type Broken = { code: RefusalCode; facts: Record<string, number> };

const brokenOnline = (standing: OrderStanding, order: UnpaidOrder, limits: OrderLimits): Broken | null => {
  if (standing.unpaidOrders >= limits.unpaidOrders)
    return { code: "UNPAID_ORDERS_LIMIT", facts: { most: limits.unpaidOrders } };
  if (standing.unpaidPieces + order.pieces > limits.unpaidPieces)
    return { code: "UNPAID_PIECES_LIMIT", facts: { most: limits.unpaidPieces } };
  if (standing.expiredInDay >= limits.expiredPerDay)
    return { code: "EXPIRED_ORDERS_LIMIT", facts: { most: limits.expiredPerDay } };
  return null;
};

const brokenCash = (standing: OrderStanding, order: UnpaidOrder, limits: OrderLimits): Broken | null => {
  const mostOrders = ceiling(limits.openCashOrders, standing.deliveredOrders);
  if (standing.openCashOrders >= mostOrders)
    return { code: "CASH_ORDERS_LIMIT", facts: { most: mostOrders } };
  const mostValue = ceiling(limits.openCashValue, standing.deliveredValue);
  return standing.openCashValue + order.total > mostValue
    ? { code: "CASH_VALUE_LIMIT", facts: { most: mostValue / 100 } }
    : null;
};

/** The limit that an unpaid order would break, or null. An order that was paid beforehand breaks none. */
export const brokenLimit = (
  standing: OrderStanding,
  order: UnpaidOrder,
  limits: OrderLimits,
): Broken | null => {
  const isCash = order.paymentMethod === PaymentMethod.COD;
  const broken = (isCash ? brokenCash : brokenOnline)(standing, order, limits);
  if (broken) return broken;
  if (standing.inHour >= limits.perHour)
    return { code: "ORDERS_PER_HOUR_LIMIT", facts: { retryAfter: Math.max(1, standing.hourEndsIn) } };
  return standing.ofNetwork > limits.perHourByNetwork
    ? { code: "NETWORK_ORDERS_LIMIT", facts: { retryAfter: Math.max(1, standing.networkHourEndsIn) } }
    : null;
};

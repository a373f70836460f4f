import type { Paise } from "../../platform/money.ts";

/** The orders of an account so far, and of its network in the current hour. */
export type OrderHistory = {
  unpaidOrders: number;
  unpaidPieces: number;
  /** Online orders of the last day that expired, or were cancelled before they were paid. */
  expiredInDay: number;
  inHour: number;
  /** Seconds until the oldest order of the last hour is an hour old. */
  hourEndsIn: number;
  openCashOrders: number;
  openCashValue: Paise;
  deliveredOrders: number;
  deliveredValue: Paise;
  /** Orders of the network in the current hour, including the new one. */
  ofNetwork: number;
  /** Seconds until that count is reset. */
  networkHourEndsIn: number;
};

/** The part that limits cash on delivery. */
export type CashHistory = Pick<
  OrderHistory,
  "openCashOrders" | "openCashValue" | "deliveredOrders" | "deliveredValue"
>;

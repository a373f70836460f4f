import type { OrderLimits } from "../shop/settings.ts";
import { describe, expect, it } from "vitest";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { OrderHistory } from "../orders/order-history.rules.ts";
import { exceededLimit, type UnpaidOrder } from "./order-limits.rules.ts";

const limits: OrderLimits = {
  unpaidOrders: 3,
  unpaidPieces: 50,
  expiredPerDay: 10,
  perHour: 20,
  perHourByNetwork: 300,
  openCashOrders: 5,
  openCashValue: 5_000_000,
};

const fresh: OrderHistory = {
  unpaidOrders: 0,
  unpaidPieces: 0,
  expiredInDay: 0,
  inHour: 0,
  hourEndsIn: 0,
  openCashOrders: 0,
  openCashValue: 0,
  deliveredOrders: 0,
  deliveredValue: 0,
  ofNetwork: 1,
  networkHourEndsIn: 3600,
};

const online: UnpaidOrder = { paymentMethod: PaymentMethod.ONLINE, pieces: 1, total: 120_000 };
const cash: UnpaidOrder = { ...online, paymentMethod: PaymentMethod.COD };

const codeOf = (history: Partial<OrderHistory>, order: UnpaidOrder) =>
  exceededLimit({ ...fresh, ...history }, order, limits)?.code;

describe("an unpaid order exceeds", () => {
  it.each<[string, Partial<OrderHistory>, UnpaidOrder]>([
    ["nothing as the first of an account", {}, online],
    ["nothing as the third unpaid order", { unpaidOrders: 2, unpaidPieces: 40 }, online],
    ["nothing with the last allowed piece", { unpaidPieces: 49 }, online],
    ["nothing in cash, with any number of unpaid online orders", { unpaidOrders: 9, unpaidPieces: 90 }, cash],
    ["nothing online, with any value of open cash orders", { openCashOrders: 9, openCashValue: 9e9 }, online],
    ["nothing as the 20th order of an hour", { inHour: 19 }, cash],
    ["nothing as the last allowed order of its network", { ofNetwork: 300 }, cash],
    ["nothing exactly at the limit of value", { openCashValue: 5_000_000 - 120_000 }, cash],
  ])("%s", (_, history, order) => {
    expect(codeOf(history, order)).toBeUndefined();
  });

  it.each<[string, Partial<OrderHistory>, UnpaidOrder]>([
    ["UNPAID_ORDERS_LIMIT", { unpaidOrders: 3 }, online],
    ["UNPAID_PIECES_LIMIT", { unpaidPieces: 49 }, { ...online, pieces: 2 }],
    ["EXPIRED_ORDERS_LIMIT", { expiredInDay: 10 }, online],
    ["ORDERS_PER_HOUR_LIMIT", { inHour: 20 }, online],
    ["ORDERS_PER_HOUR_LIMIT", { inHour: 20 }, cash],
    ["NETWORK_ORDERS_LIMIT", { ofNetwork: 301 }, cash],
    ["CASH_ORDERS_LIMIT", { openCashOrders: 5 }, cash],
    ["CASH_VALUE_LIMIT", { openCashValue: 5_000_000 - 119_999 }, cash],
  ])("%s", (code, history, order) => {
    expect(codeOf(history, order)).toBe(code);
  });
});

describe("the limit of open cash orders", () => {
  it("rises by one order and by its total with each delivered order", () => {
    const trusted = { deliveredOrders: 1, deliveredValue: 300_000 };
    expect(codeOf({ ...trusted, openCashOrders: 5 }, cash)).toBeUndefined();
    expect(codeOf({ ...trusted, openCashOrders: 6 }, cash)).toBe("CASH_ORDERS_LIMIT");
    expect(codeOf({ ...trusted, openCashValue: 5_180_000 }, cash)).toBeUndefined();
    expect(codeOf({ ...trusted, openCashValue: 5_180_001 }, cash)).toBe("CASH_VALUE_LIMIT");
  });

  it("rises to at most four times its setting", () => {
    const trusted = { deliveredOrders: 900, deliveredValue: 900_000_000 };
    expect(codeOf({ ...trusted, openCashOrders: 19, openCashValue: 19_880_000 }, cash)).toBeUndefined();
    expect(codeOf({ ...trusted, openCashOrders: 20 }, cash)).toBe("CASH_ORDERS_LIMIT");
    expect(codeOf({ ...trusted, openCashValue: 19_880_001 }, cash)).toBe("CASH_VALUE_LIMIT");
  });
});

it("a refusal of the hourly limit gives the seconds to wait", () => {
  expect(exceededLimit({ ...fresh, inHour: 20, hourEndsIn: 125 }, cash, limits)?.facts).toEqual({
    retryAfter: 125,
  });
});

/** Settings without order limits, for tests in which a few accounts place many orders. */
export const noOrderLimits = {
  UNPAID_ORDERS: "100000",
  UNPAID_PIECES: "100000",
  EXPIRED_ORDERS_PER_DAY: "100000",
  ORDERS_PER_HOUR: "100000",
  ORDERS_PER_HOUR_BY_NETWORK: "100000",
  OPEN_CASH_ORDERS: "100000",
  OPEN_CASH_RUPEES: "100000000",
};

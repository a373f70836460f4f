/** The queries to load again after cash was recorded. */
export const cashQueries = ["PaymentFigures", "MoneyEntries"];

export const ordersText = (count: number) => (count === 1 ? "1 order" : `${count} orders`);

/** Orders of one request, as the server limits them. */
const MAX_ORDERS = 100;

/** Why so many ticked orders cannot be marked at once; `null` if they can. */
export const tooManyOrdersText = (count: number) =>
  count > MAX_ORDERS
    ? `At most ${MAX_ORDERS} orders can be marked at once. Please untick ${ordersText(count - MAX_ORDERS)}.`
    : null;

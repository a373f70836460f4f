/** The queries to load again after cash was recorded. */
export const cashQueries = ["PaymentFigures", "MoneyEntries"];

export const ordersText = (count: number) => (count === 1 ? "1 order" : `${count} orders`);

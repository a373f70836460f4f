/** A product with at least one piece and at most this many in all is low. The index `stock_units_low` has the same limit. */
export const lowStock = 5;

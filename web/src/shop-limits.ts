// Emitted by `npm run schema` from api/tools/shop-figures.ts; do not edit.

/** A product with at most this number of pieces has a low stock: the shop shows how many are left. */
export const lowStockUpTo = 5;

/** Maximum quantity of one line. */
export const maxLineQuantity = 99;

/** The admin's order search finds shorter words only if they are whole words of an order. */
export const minPrefix = {
  letters: 3,
  digits: 4,
} as const;

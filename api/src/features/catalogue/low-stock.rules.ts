/**
 * Maximum number of pieces, all stock units together, of a product with low stock. The table `low_stock` holds the products
 * with at most this number: another one needs a migration.
 */
export const lowStockUpTo = 5;

type StockLevel = "none" | "few" | "many";

/** What pages show of the stock of a choice: "Out of stock", "Only 3 left" or "In stock". */
export const stockLevel = (pieces: number): StockLevel => {
  if (pieces <= 0) return "none";
  return pieces <= lowStockUpTo ? "few" : "many";
};

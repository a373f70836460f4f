/** Maximum number of products that are read for one level. */
export const maxStockCount = 500;

/** Low: at least one piece, and few. Out: none. */
export type StockLevelName = "low" | "out";

export type StockLevel = {
  /** Products of that level that the shop sells, among those that were read. */
  count: number;
  /** Whether there are more than were read, so that the count is a lower limit. */
  isMore: boolean;
  products: { productId: string; title: string; stock: number }[];
};

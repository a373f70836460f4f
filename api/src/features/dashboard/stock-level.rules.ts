/** Maximum number of products that are read for one level. */
export const maxStockCount = 500;

export type StockLevel = {
  /** Products with so many pieces that the shop sells, among those that were read. */
  count: number;
  /** Whether there are more than were read, so that the count is a lower limit. */
  isMore: boolean;
  products: { productId: string; title: string; stock: number }[];
};

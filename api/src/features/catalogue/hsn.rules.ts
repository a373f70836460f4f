/**
 * The HSN code of a category, for products without a code of their own. Clothes: woven garments for women (6204).
 * Accessories have several codes and rates: an accessory without a code counts as a bag (4202). Bags have the highest
 * rate, so that the shop never pays too little tax.
 */
const hsnOfCategory: Record<string, string> = {
  party: "6204",
  casuals: "6204",
  everyday: "6204",
  accessories: "4202",
};

/** The HSN code of a product: its own, or its category's. */
export const hsnOf = (product: { hsn: string | null; category: string }): string =>
  product.hsn ?? hsnOfCategory[product.category] ?? "4202";

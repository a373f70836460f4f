/**
 * What the tax law calls the goods of a category, where a product does not say it itself. Clothes: woven garments for
 * women (6204). Accessories are many things at many rates: one that nobody has classed counts as a bag (4202), which
 * bears the highest of them, so that the shop never pays too little.
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

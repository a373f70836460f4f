import type { Category } from "../../graphql/generated.ts";
import type { ShopFilter } from "../../paths.ts";

/** The displayed names of the categories (specification, sections 2 and 5). */
export const categoryLabels: Record<Category, string> = {
  PARTY: "Party",
  CASUALS: "Casuals",
  EVERYDAY: "Everyday Looks",
  ACCESSORIES: "Accessories",
};

/** The categories in their display order. */
export const categories: readonly Category[] = ["PARTY", "CASUALS", "EVERYDAY", "ACCESSORIES"];

/** The filter of a category in the shop's URL. */
export const shopFilterOf = (category: Category) => category.toLowerCase() as ShopFilter | "accessories";

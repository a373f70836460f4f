import type { Category } from "../../graphql/generated.ts";

/** How the shop calls its categories (specification, sections 2 and 5). */
export const categoryLabels: Record<Category, string> = {
  PARTY: "Party",
  CASUALS: "Casuals",
  EVERYDAY: "Everyday Looks",
  ACCESSORIES: "Accessories",
};

/** The categories in the order in which the shop lists them. */
export const categories: readonly Category[] = ["PARTY", "CASUALS", "EVERYDAY", "ACCESSORIES"];

import type { Category } from "../../graphql/generated.ts";
import { paths, type ShopFilter } from "../../paths.ts";
import { TOP_PRICE, type ShopQuery } from "./shop-query.ts";

const descriptions: Record<Category, string> = {
  PARTY: "Party dresses, drapes and co-ords with Indian craft, for the hours after sunset.",
  CASUALS: "Office casuals: blazers, shirts and trousers from Indian cloth that last until dinner.",
  EVERYDAY: "Everyday looks: dresses, kurtas and separates in cotton and linen, easy to wash and to wear.",
  ACCESSORIES: "Accessories: dupattas, bags and jewellery from Indian workshops, to finish a look.",
};

const everything =
  "The whole shop: party, casuals, everyday looks and accessories with western lines and Indian craft.";

/** The description of the shop page for search engines: of its category, if there is one. */
export const shopDescription = ({ categories: [category, ...others] }: ShopQuery): string =>
  category && others.length === 0 ? descriptions[category] : everything;

/**
 * The path that stands for a query in search engines: the shop, or one of its categories. Sort order, view and page do not
 * change it. `undefined` for all other filters: their combinations are endless.
 */
export const canonicalShopPath = ({ text, categories, price }: ShopQuery): string | undefined => {
  const [category, ...others] = categories;
  const [min, max] = price;
  if (text || others.length > 0 || min > 0 || max < TOP_PRICE) return undefined;
  return paths.shop(category?.toLowerCase() as ShopFilter | "accessories" | undefined);
};

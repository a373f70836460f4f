import type { Category } from "../../graphql/generated.ts";
import { paths, type ShopFilter } from "../../paths.ts";
import { inUrl, kindLabels } from "./kind-labels.ts";
import { TOP_PRICE, type ShopQuery } from "./shop-query.ts";

const descriptions: Record<Category, string> = {
  PARTY: "Party dresses, drapes and co-ords with Indian craft, for the hours after sunset.",
  CASUALS: "Office casuals: blazers, shirts and trousers from Indian cloth that last until dinner.",
  EVERYDAY: "Everyday looks: dresses, kurtas and separates in cotton and linen, easy to wash and to wear.",
  ACCESSORIES: "Accessories: dupattas, bags and jewellery from Indian workshops, to finish a look.",
};

const everything =
  "The whole shop: party, casuals, everyday looks and accessories with western lines and Indian craft.";

/** The description of the shop page for search engines: of its category or its kind, if there is one. */
export const shopDescription = ({ categories: [category, ...others], kinds }: ShopQuery): string => {
  if (category) return others.length === 0 ? descriptions[category] : everything;
  const [kind] = kinds;
  return kind && kinds.length === 1 ? `${kindLabels[kind]} with western lines and Indian craft.` : everything;
};

/**
 * The path that stands for a query in search engines: the shop, one of its categories, or one of its kinds. Sort order, view
 * and page do not change it. `undefined` for all other filters: their combinations are endless.
 */
export const canonicalShopPath = (query: ShopQuery): string | undefined => {
  const { text, categories, kinds, price } = query;
  const [category] = categories;
  const [kind] = kinds;
  const [min, max] = price;
  const hasFacets = query.sizes.length + query.colors.length + query.fabrics.length > 0;
  if (text || hasFacets || min > 0 || max < TOP_PRICE || categories.length + kinds.length > 1)
    return undefined;
  if (kind) return paths.shopKind(inUrl(kind));
  return paths.shop(category?.toLowerCase() as ShopFilter | "accessories" | undefined);
};

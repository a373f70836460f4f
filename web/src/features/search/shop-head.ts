import type { Category } from "../../graphql/generated.ts";
import { paths, type ShopFilter } from "../../paths.ts";
import { inUrl, kindLabels } from "../catalogue/kind-labels.ts";
import { TOP_PRICE, type ShopQuery } from "./shop-query.ts";

const descriptions: Record<Category, string> = {
  PARTY: "Party dresses, drapes and co-ords with Indian craft, for the hours after sunset.",
  CASUALS: "Office casuals: blazers, shirts and trousers from Indian cloth that last until dinner.",
  EVERYDAY: "Everyday looks: dresses, kurtas and separates in cotton and linen, easy to wash and to wear.",
  ACCESSORIES: "Accessories: dupattas, bags and jewellery from Indian workshops, to finish a look.",
};

const everything =
  "The whole shop: party, casuals, everyday looks and accessories with western lines and Indian craft.";

/** Most characters of a description that search engines show. */
const MAX_DESCRIPTION = 160;

/** The first words of a text, on one line. */
const startOf = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, "")} …`;
};

/** The description of a collection for search engines. */
export const collectionDescription = ({ title, text }: { title: string; text: string }): string =>
  startOf(text) || `${title}: pieces with western lines and Indian craft.`;

/** The description of the shop page for search engines: of its category or its kind, if there is one. */
export const shopDescription = ({ categories: [category, ...others], kinds }: ShopQuery): string => {
  if (category) return others.length === 0 ? descriptions[category] : everything;
  const [kind] = kinds;
  return kind && kinds.length === 1 ? `${kindLabels[kind]} with western lines and Indian craft.` : everything;
};

/**
 * The path that stands for a query in search engines: the shop, one of its categories, kinds or collections. Sort order, view
 * and page do not change it. `undefined` for all other filters: their combinations are endless.
 */
export const canonicalShopPath = (query: ShopQuery): string | undefined => {
  const { text, categories, kinds, price } = query;
  const [category] = categories;
  const [kind] = kinds;
  const [min, max] = price;
  const hasFacets = [query.sizes, query.colors, query.fabrics, query.origins].some(
    ({ length }) => length > 0,
  );
  if (text || hasFacets || min > 0 || max < TOP_PRICE || categories.length + kinds.length > 1)
    return undefined;
  if (query.collection)
    return categories.length + kinds.length > 0 ? undefined : paths.shopCollection(query.collection);
  if (kind) return paths.shopKind(inUrl(kind));
  return paths.shop(category?.toLowerCase() as ShopFilter | "accessories" | undefined);
};

import type { Category, ProductFilter, ProductSort } from "../../graphql/generated.ts";
import { categories } from "./category-labels.ts";

/** The price sliders go from 0 to this; their top end means "and above" (specification, section 9; decision 39). */
export const TOP_PRICE = 10_000;
export const PRICE_STEP = 100;

export type ShopView = "grid" | "list";

/** Everything that a shopper can set on the shop page: what its URL says. */
export type ShopQuery = {
  text: string;
  /** Empty: all. */
  categories: readonly Category[];
  /** Rupees; `max` equal to TOP_PRICE does not narrow. */
  price: readonly [min: number, max: number];
  sort: ProductSort;
  view: ShopView;
  /** Pages shown below each other, from 1. */
  pages: number;
};

export const defaultShopQuery: ShopQuery = {
  text: "",
  categories: [],
  price: [0, TOP_PRICE],
  sort: "NEWEST",
  view: "grid",
  pages: 1,
};

/** The four orders and their words (specification, section 2). */
export const sorts: readonly { value: ProductSort; inUrl: string; label: string }[] = [
  { value: "NEWEST", inUrl: "newest", label: "Newest First" },
  { value: "PRICE_LOW_TO_HIGH", inUrl: "price-low", label: "Price: Low to High" },
  { value: "PRICE_HIGH_TO_LOW", inUrl: "price-high", label: "Price: High to Low" },
  { value: "NAME_A_TO_Z", inUrl: "name", label: "Name A-Z" },
];

/** Longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 100;

const integerWithin = (text: string | null, min: number, max: number, fallback: number) => {
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
  return Math.min(Math.max(number, min), max);
};

/** A price range in order and within the sliders. */
export const orderedPrice = (one: number, other: number): ShopQuery["price"] => {
  const clamped = [one, other].map((price) => Math.min(Math.max(Math.round(price), 0), TOP_PRICE));
  return [Math.min(...clamped), Math.max(...clamped)];
};

/** Reads the shop page's URL; what it does not understand does not narrow. */
export const readShopQuery = (parameters: URLSearchParams): ShopQuery => {
  const names = new Set(parameters.getAll("filter").map((name) => name.toUpperCase()));
  return {
    text: (parameters.get("text") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    categories: categories.filter((category) => names.has(category)),
    price: orderedPrice(
      integerWithin(parameters.get("min"), 0, TOP_PRICE, 0),
      integerWithin(parameters.get("max"), 0, TOP_PRICE, TOP_PRICE),
    ),
    sort: sorts.find((sort) => sort.inUrl === parameters.get("sort"))?.value ?? defaultShopQuery.sort,
    view: parameters.get("view") === "list" ? "list" : "grid",
    pages: integerWithin(parameters.get("pages"), 1, 1000, 1),
  };
};

/** The URL's part for a query; what is as usual is left out. */
export const writeShopQuery = (query: ShopQuery) => {
  const [min, max] = query.price;
  const parameters = new URLSearchParams();
  for (const category of query.categories) parameters.append("filter", category.toLowerCase());
  if (query.text) parameters.set("text", query.text);
  if (min > 0) parameters.set("min", String(min));
  if (max < TOP_PRICE) parameters.set("max", String(max));
  const sort = sorts.find(({ value }) => value === query.sort);
  if (sort && sort.value !== defaultShopQuery.sort) parameters.set("sort", sort.inUrl);
  if (query.view !== defaultShopQuery.view) parameters.set("view", query.view);
  if (query.pages > 1) parameters.set("pages", String(query.pages));
  return parameters;
};

/** The same as the server's filter; always built in the same order, so that the cache knows it again. */
export const productFilterOf = ({
  text,
  categories: selected,
  price: [min, max],
}: ShopQuery): ProductFilter => ({
  ...(text && { text }),
  ...(selected.length > 0 && { categories: [...selected] }),
  ...(min > 0 && { minPrice: min }),
  ...(max < TOP_PRICE && { maxPrice: max }),
});

import type {
  Category,
  ColorFamily,
  Fabric,
  GarmentKind,
  ProductFilter,
  ProductSort,
} from "../../graphql/generated.ts";
import { categories } from "../catalogue/category-labels.ts";
import { colors, compareSizes, fabrics } from "./facet-labels.ts";
import { inUrl, kinds } from "../catalogue/kind-labels.ts";
import { cleanUrlText, searchTextIn } from "./text-in-url.ts";

/** The price sliders go from 0 to this; their top end means "and above" (specification, section 9; decision 39). */
export const TOP_PRICE = 10_000;
export const PRICE_STEP = 100;

export type ShopView = "grid" | "list";

/** Everything that a shopper can set on the shop page. The URL holds it. */
export type ShopQuery = {
  /** Slug of a collection; empty for the whole shop. */
  collection: string;
  text: string;
  /** Empty for all categories. */
  categories: readonly Category[];
  kinds: readonly GarmentKind[];
  colors: readonly ColorFamily[];
  fabrics: readonly Fabric[];
  /** Sizes in capital letters. */
  sizes: readonly string[];
  /** Countries of origin, by their codes. */
  origins: readonly string[];
  /** Rupees. `max` equal to TOP_PRICE means no upper limit. */
  price: readonly [min: number, max: number];
  sort: ProductSort;
  view: ShopView;
  /** Number of loaded pages, from 1. */
  pages: number;
  /** Cursor of the product before the first one, in the links of pages without script; `null` for the start. */
  after: string | null;
};

export const defaultShopQuery: ShopQuery = {
  collection: "",
  text: "",
  categories: [],
  kinds: [],
  colors: [],
  fabrics: [],
  sizes: [],
  origins: [],
  price: [0, TOP_PRICE],
  sort: "NEWEST",
  view: "grid",
  pages: 1,
  after: null,
};

export type SortChoice = { value: ProductSort; inUrl: string; label: string };

/** The four sort orders and their labels (specification, section 2), and the one by origin. */
export const sorts: readonly SortChoice[] = [
  { value: "NEWEST", inUrl: "newest", label: "Newest First" },
  { value: "PRICE_LOW_TO_HIGH", inUrl: "price-low", label: "Price: Low to High" },
  { value: "PRICE_HIGH_TO_LOW", inUrl: "price-high", label: "Price: High to Low" },
  { value: "NAME_A_TO_Z", inUrl: "name", label: "Name A-Z" },
  { value: "ORIGIN", inUrl: "origin", label: "Country of Origin" },
];

/** The orders that a list offers: by origin only where something imported is on sale. */
export const shownSorts = (
  choices: readonly SortChoice[],
  { sort }: Pick<ShopQuery, "sort">,
  facets: { origins: readonly string[] } | undefined,
): readonly SortChoice[] =>
  choices.filter(({ value }) => value !== "ORIGIN" || sort === value || facets?.origins.length);

/** The order of a collection, which only the admin decides. */
const featured: SortChoice = { value: "FEATURED", inUrl: "featured", label: "Featured" };

/** The sort orders of a list; the first is the default. */
export const sortsOf = ({ collection }: Pick<ShopQuery, "collection">): readonly SortChoice[] =>
  collection ? [featured, ...sorts] : sorts;

const sortIn = (parameters: URLSearchParams, choices: readonly SortChoice[]): ProductSort =>
  (choices.find(({ inUrl }) => inUrl === parameters.get("sort")) ?? choices[0])?.value ??
  defaultShopQuery.sort;

const integerWithin = (text: string | null, min: number, max: number, fallback: number) => {
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
  return Math.min(Math.max(number, min), max);
};

/** A price range from two prices in either order, limited to the sliders. */
export const orderedPrice = (first: number, second: number): ShopQuery["price"] => {
  const clamped = [first, second].map((price) => Math.min(Math.max(Math.round(price), 0), TOP_PRICE));
  return [Math.min(...clamped), Math.max(...clamped)];
};

/** Most characters of a collection in a URL: no slug is longer. */
const MAX_SLUG_LENGTH = 80;

/** Maximum sizes in a URL, and maximum characters of one: the limits of the API, which refuses more. */
const MAX_SIZES = 30;
const MAX_SIZE_LENGTH = 60;

const sizesIn = (parameters: URLSearchParams): string[] => {
  const typed = parameters.getAll("size").map((size) => cleanUrlText(size).toUpperCase());
  const sizes = new Set(typed.filter((size) => size !== "" && size.length <= MAX_SIZE_LENGTH));
  return [...sizes].toSorted(compareSizes).slice(0, MAX_SIZES);
};

const originsIn = (parameters: URLSearchParams): string[] => {
  const codes = parameters.getAll("origin").map((code) => code.toUpperCase());
  return [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))].toSorted().slice(0, MAX_SIZES);
};

const valuesIn = <Value extends string>(
  parameters: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value[] => {
  const typed = new Set(parameters.getAll(name).map((value) => value.toLowerCase()));
  return values.filter((value) => typed.has(inUrl(value)));
};

/** Reads the shop page's URL. An invalid value counts as missing. */
export const readShopQuery = (parameters: URLSearchParams): ShopQuery => {
  const collection = cleanUrlText(parameters.get("collection") ?? "")
    .toLowerCase()
    .slice(0, MAX_SLUG_LENGTH);
  return {
    collection,
    text: searchTextIn(parameters, "text"),
    categories: valuesIn(parameters, "filter", categories),
    kinds: valuesIn(parameters, "kind", kinds),
    colors: valuesIn(parameters, "color", colors),
    fabrics: valuesIn(parameters, "fabric", fabrics),
    sizes: sizesIn(parameters),
    origins: originsIn(parameters),
    price: orderedPrice(
      integerWithin(parameters.get("min"), 0, TOP_PRICE, 0),
      integerWithin(parameters.get("max"), 0, TOP_PRICE, TOP_PRICE),
    ),
    sort: sortIn(parameters, sortsOf({ collection })),
    view: parameters.get("view") === "list" ? "list" : "grid",
    pages: integerWithin(parameters.get("pages"), 1, 1000, 1),
    after: parameters.get("after") || null,
  };
};

/** The URL parameters of a query, without those that equal the default. */
export const writeShopQuery = (query: ShopQuery) => {
  const [min, max] = query.price;
  const parameters = new URLSearchParams();
  if (query.collection) parameters.set("collection", query.collection);
  for (const category of query.categories) parameters.append("filter", inUrl(category));
  for (const kind of query.kinds) parameters.append("kind", inUrl(kind));
  for (const size of query.sizes) parameters.append("size", size);
  for (const color of query.colors) parameters.append("color", inUrl(color));
  for (const fabric of query.fabrics) parameters.append("fabric", inUrl(fabric));
  for (const origin of query.origins) parameters.append("origin", origin);
  if (query.text) parameters.set("text", query.text);
  if (min > 0) parameters.set("min", String(min));
  if (max < TOP_PRICE) parameters.set("max", String(max));
  const [defaultSort, ...otherSorts] = sortsOf(query);
  const sort = otherSorts.find(({ value }) => value === query.sort && value !== defaultSort?.value);
  if (sort) parameters.set("sort", sort.inUrl);
  if (query.view !== defaultShopQuery.view) parameters.set("view", query.view);
  if (query.pages > 1) parameters.set("pages", String(query.pages));
  if (query.after) parameters.set("after", query.after);
  return parameters;
};

/** The filter for the API. Equal queries give the same key order, and so the same cache key. */
export const productFilterOf = ({
  collection,
  text,
  categories: selected,
  price: [min, max],
  ...chosen
}: ShopQuery): ProductFilter => ({
  ...(collection && { collection }),
  ...(text && { text }),
  ...(selected.length > 0 && { categories: [...selected] }),
  ...(chosen.kinds.length > 0 && { kinds: [...chosen.kinds] }),
  ...(chosen.sizes.length > 0 && { sizes: [...chosen.sizes] }),
  ...(chosen.colors.length > 0 && { colors: [...chosen.colors] }),
  ...(chosen.fabrics.length > 0 && { fabrics: [...chosen.fabrics] }),
  ...(chosen.origins.length > 0 && { origins: [...chosen.origins] }),
  ...(min > 0 && { minPrice: min }),
  ...(max < TOP_PRICE && { maxPrice: max }),
});

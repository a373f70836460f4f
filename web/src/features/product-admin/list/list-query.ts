import type { AdminProductFilter, AdminProductSort, Category } from "../../../graphql/generated.ts";
import { startOfText } from "../../../ui/start-of-text.ts";
import { categories } from "../../catalogue/category-labels.ts";

/** Everything that the admin can set on the list of products. The URL holds it. */
export type ListQuery = {
  text: string;
  state: "active" | "archived" | "all";
  category: Category | null;
  stock: "low" | "out" | null;
  sort: AdminProductSort;
};

export const defaultListQuery: ListQuery = {
  text: "",
  state: "active",
  category: null,
  stock: null,
  sort: "NEWEST",
};

/** What narrows the list goes. Its state and its sort order stay. */
export const withoutFilters = { text: "", category: null, stock: null } satisfies Partial<ListQuery>;

/** The orders of the list, with their words in the URL and their labels. */
export const listSorts: readonly { value: AdminProductSort; inUrl: string; label: string }[] = [
  { value: "NEWEST", inUrl: "newest", label: "Newest first" },
  { value: "RECENTLY_CHANGED", inUrl: "changed", label: "Recently changed" },
  { value: "TITLE", inUrl: "title", label: "Title A-Z" },
  { value: "PRICE_LOW", inUrl: "price-low", label: "Price: low to high" },
  { value: "PRICE_HIGH", inUrl: "price-high", label: "Price: high to low" },
  { value: "STOCK_LOW", inUrl: "stock", label: "Stock: low to high" },
];

export const listStates = { active: "Active", archived: "Archived", all: "All" } as const;

export const stockLevels = { low: "Low", out: "Out of stock" } as const;

const ownKey = <Key extends string>(
  object: Readonly<Record<Key, unknown>>,
  key: string | null,
): Key | undefined => (key !== null && Object.hasOwn(object, key) ? (key as Key) : undefined);

/** Maximum characters of the server's search text. */
export const MAX_TEXT_LENGTH = 200;

/** Reads the URL of the list. An invalid value counts as missing. */
export const readListQuery = (parameters: URLSearchParams): ListQuery => {
  const category = parameters.get("category")?.toUpperCase();
  return {
    text: startOfText((parameters.get("text") ?? "").trim(), MAX_TEXT_LENGTH),
    state: ownKey(listStates, parameters.get("state")) ?? defaultListQuery.state,
    category: categories.find((each) => each === category) ?? null,
    stock: ownKey(stockLevels, parameters.get("stock")) ?? null,
    sort: listSorts.find(({ inUrl }) => inUrl === parameters.get("sort"))?.value ?? defaultListQuery.sort,
  };
};

/** The URL of a list; what has its default is left out. */
export const writeListQuery = ({ text, state, category, stock, sort }: ListQuery): URLSearchParams => {
  const parameters = new URLSearchParams();
  if (text) parameters.set("text", text);
  if (state !== defaultListQuery.state) parameters.set("state", state);
  if (category) parameters.set("category", category.toLowerCase());
  if (stock) parameters.set("stock", stock);
  const order = listSorts.find(({ value }) => value === sort);
  if (order && sort !== defaultListQuery.sort) parameters.set("sort", order.inUrl);
  return parameters;
};

/** Whether the list is narrowed by more than its state. */
export const isNarrowed = ({ text, category, stock }: ListQuery): boolean =>
  Boolean(text || category || stock);

const states = { active: "ACTIVE", archived: "ARCHIVED", all: "ALL" } as const;
const stocks = { low: "LOW", out: "OUT" } as const;

/** The filter as the server reads it. */
export const filterOf = ({ text, state, category, stock }: ListQuery): AdminProductFilter => ({
  text: text || null,
  state: states[state],
  categories: category ? [category] : null,
  stock: stock ? stocks[stock] : null,
});

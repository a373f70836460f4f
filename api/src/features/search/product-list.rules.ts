import type { Paise } from "../../platform/money.ts";
import { decodeCursor, encodeCursor, type CursorKey } from "../../platform/paging/paging.ts";
import type { FacetChoice } from "./facets/facet.rules.ts";
import type { TypedWord } from "./search-term.rules.ts";

export enum ProductSort {
  NEWEST = "newest",
  PRICE_LOW_TO_HIGH = "price_low_to_high",
  PRICE_HIGH_TO_LOW = "price_high_to_low",
  NAME_A_TO_Z = "name_a_to_z",
  RELEVANCE = "relevance",
  FEATURED = "featured",
  ORIGIN = "origin",
}

/** The products of a collection, as a part of a selection. */
export type SelectedCollection = {
  id: string;
  version: number;
  /** The selection of a collection by rule; `undefined` for one of picked products. */
  rule: ProductSelection | undefined;
  /** Products that belong to a collection by rule besides, in their order. */
  pinnedIds: readonly string[];
};

export type ProductSelection = {
  text?: string | undefined;
  /** The text as a `tsquery` of dictionary words; `null` if no word has a match. */
  words?: string | null | undefined;
  /** The words of the text with the dictionary words for each. */
  typed?: readonly TypedWord[] | undefined;
  facets?: FacetChoice | undefined;
  categories?: string[] | undefined;
  /** Countries of origin, by their codes. */
  origins?: string[] | undefined;
  minPrice?: Paise | undefined;
  maxPrice?: Paise | undefined;
  /** Lower limit of `createdAt`, for a list of new products only. */
  newSince?: Date | undefined;
  /** Whether to list only products below their MRP, or below their regular price by a dated one. */
  isOnSale?: boolean | undefined;
  /** Whether to list only products with a piece in stock. */
  isInStock?: boolean | undefined;
  /** `null` if the shop does not show the collection. */
  collection?: SelectedCollection | null | undefined;
};

/** Whether nothing can match: no word of the text does, or the shop does not show the collection. */
export const isEmptySelection = ({ words, collection }: ProductSelection): boolean =>
  words === null || collection === null;

/** For each sort: the column that orders the list before the id, and the types of the cursor's values. */
const sorts = {
  [ProductSort.NEWEST]: {
    column: "created_at",
    type: "timestamptz",
    isDescending: true,
    shape: ["instant", "id"],
  },
  [ProductSort.PRICE_LOW_TO_HIGH]: {
    column: "price",
    type: "integer",
    isDescending: false,
    shape: ["number", "id"],
  },
  [ProductSort.PRICE_HIGH_TO_LOW]: {
    column: "price",
    type: "integer",
    isDescending: true,
    shape: ["number", "id"],
  },
  [ProductSort.NAME_A_TO_Z]: {
    column: "title",
    type: "text",
    isDescending: false,
    shape: ["string", "id"],
  },
  [ProductSort.RELEVANCE]: {
    column: "created_at",
    type: "timestamptz",
    isDescending: true,
    shape: ["number", "instant", "id"],
  },
  [ProductSort.ORIGIN]: {
    column: "country_of_origin",
    type: "text",
    isDescending: false,
    shape: ["string", "id"],
  },
  [ProductSort.FEATURED]: {
    column: "created_at",
    type: "timestamptz",
    isDescending: true,
    shape: ["number", "number", "instant", "id"],
  },
} as const;

export const sortOf = (sort: ProductSort) => sorts[sort];

type Sortable = {
  id: string;
  title: string;
  price: Paise;
  createdAt: string;
  /** Of a list in the order of origins. */
  countryOfOrigin?: string | undefined;
  tier?: number | undefined;
  /** Position in the collection, of a list in the order of a collection. */
  position?: number | undefined;
};

const keyOf = (sort: ProductSort, row: Sortable): CursorKey => {
  if (sort === ProductSort.NEWEST) return [row.createdAt, row.id];
  if (sort === ProductSort.RELEVANCE) return [row.tier ?? 0, row.createdAt, row.id];
  if (sort === ProductSort.FEATURED) return [row.tier ?? 0, row.position ?? 0, row.createdAt, row.id];
  if (sort === ProductSort.ORIGIN) return [row.countryOfOrigin ?? "", row.id];
  if (sort === ProductSort.NAME_A_TO_Z) return [row.title, row.id];
  return [row.price, row.id];
};

const listName = (sort: ProductSort): string => `products:${sort}`;

export const productCursor = (sort: ProductSort, row: Sortable): string =>
  encodeCursor(listName(sort), keyOf(sort, row));

export const productCursorKey = (sort: ProductSort, cursor: string): CursorKey =>
  decodeCursor(listName(sort), cursor, sorts[sort].shape);

import type { Paise } from "../../platform/money.ts";
import { decodeCursor, encodeCursor, type CursorKey } from "../../platform/paging/paging.ts";
import type { WordQuery } from "./search-term.rules.ts";

export enum ProductSort {
  NEWEST = "newest",
  PRICE_LOW_TO_HIGH = "price_low_to_high",
  PRICE_HIGH_TO_LOW = "price_high_to_low",
  NAME_A_TO_Z = "name_a_to_z",
  RELEVANCE = "relevance",
}

export type ProductSelection = {
  text?: string | undefined;
  /** What the text asks of the word index; null when its words mean nothing here. */
  words?: WordQuery | null | undefined;
  categories?: string[] | undefined;
  minPrice?: Paise | undefined;
  maxPrice?: Paise | undefined;
  /** Earliest `createdAt` of a new product, when only new ones are asked for. */
  newSince?: Date | undefined;
};

/** The columns that a list is ordered by, before the id; and what a cursor of it holds. */
const orders = {
  [ProductSort.NEWEST]: {
    column: "created_at",
    type: "timestamptz",
    down: true,
    shape: ["string", "string"],
  },
  [ProductSort.PRICE_LOW_TO_HIGH]: {
    column: "price",
    type: "integer",
    down: false,
    shape: ["number", "string"],
  },
  [ProductSort.PRICE_HIGH_TO_LOW]: {
    column: "price",
    type: "integer",
    down: true,
    shape: ["number", "string"],
  },
  [ProductSort.NAME_A_TO_Z]: { column: "title", type: "text", down: false, shape: ["string", "string"] },
  [ProductSort.RELEVANCE]: {
    column: "created_at",
    type: "timestamptz",
    down: true,
    shape: ["number", "string", "string"],
  },
} as const;

export const orderOf = (sort: ProductSort) => orders[sort];

type Sortable = { id: string; title: string; price: Paise; createdAt: string; tier?: number | undefined };

const keyOf = (sort: ProductSort, row: Sortable): CursorKey => {
  if (sort === ProductSort.NEWEST) return [row.createdAt, row.id];
  if (sort === ProductSort.RELEVANCE) return [row.tier ?? 0, row.createdAt, row.id];
  if (sort === ProductSort.NAME_A_TO_Z) return [row.title, row.id];
  return [row.price, row.id];
};

const listName = (sort: ProductSort): string => `products:${sort}`;

export const productCursor = (sort: ProductSort, row: Sortable): string =>
  encodeCursor(listName(sort), keyOf(sort, row));

export const productCursorKey = (sort: ProductSort, cursor: string): CursorKey =>
  decodeCursor(listName(sort), cursor, orders[sort].shape);

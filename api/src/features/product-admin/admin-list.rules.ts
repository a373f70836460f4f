import { isId } from "../../platform/ids.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { quotedWord, wordQueryOf, type TypedWord } from "../search/search-term.rules.ts";

/** Maximum number of products that are counted with a text or other filters. By state and category all are counted. */
export const maxCounted = 10_000;

export enum AdminProductSort {
  NEWEST = "newest",
  TITLE = "title",
  PRICE_LOW = "price_low",
  PRICE_HIGH = "price_high",
  STOCK_LOW = "stock_low",
  RECENTLY_CHANGED = "recently_changed",
}

export enum AdminProductState {
  ACTIVE = "active",
  ARCHIVED = "archived",
  ALL = "all",
}

export enum StockLevel {
  LOW = "low",
  OUT = "out",
}

/** The pieces of a product with this stock level: lowest and highest number. */
export const piecesOf = (level: StockLevel, lowStockUpTo: number): readonly [from: number, to: number] =>
  level === StockLevel.LOW ? [1, lowStockUpTo] : [0, 0];

/** The first and the last id of a range. */
export type IdRange = { from: string; to: string };

export type AdminProductSelection = {
  state: AdminProductState;
  text?: string | undefined;
  /** Set in place of `text` if it is an id or the beginning of one. */
  ids?: IdRange | undefined;
  categories?: string[] | undefined;
  stock?: StockLevel | undefined;
  hasPictures?: boolean | undefined;
};

/** The queries of a text for products in the shop and for archived ones; `null` if no word is left. */
export type AdminWords = { active: string | null; archived: string | null };

/**
 * The word queries of a text. The dictionary has the words of products in the shop only, so archived products are found
 * by words that begin as typed too.
 */
export const adminWordsOf = (typed: readonly TypedWord[]): AdminWords => {
  const alternatives = typed.map(({ typed: word, forms }) =>
    [`${quotedWord(word)}:*`, ...forms.map(quotedWord)].join(" | "),
  );
  const archived = alternatives.map((words) => `(${words})`).join(" & ");
  return { active: wordQueryOf(typed), archived: archived === "" ? null : archived };
};

const idForm = "00000000-0000-0000-0000-000000000000";

/** Characters from which on a text can be the beginning of an id. */
const shortestIdStart = 8;

const filledUp = (start: string, digit: string): string =>
  start + idForm.slice(start.length).replace(/0/g, digit);

/** The ids that begin with a text; `undefined` if it is no id and not the beginning of one. */
export const idRangeOf = (text: string): IdRange | undefined => {
  const start = text.toLowerCase();
  if (start.length < shortestIdStart || !/\d/.test(start)) return undefined;
  const [from, to] = [filledUp(start, "0"), filledUp(start, "f")];
  return isId(from) ? { from, to } : undefined;
};

/** For each sort: the column that orders the list before the id, its SQL type, and the types of the cursor's values. */
const sorts = {
  [AdminProductSort.NEWEST]: { column: "created_at", type: "timestamptz", isDescending: true },
  [AdminProductSort.TITLE]: { column: "title", type: "text", isDescending: false },
  [AdminProductSort.PRICE_LOW]: { column: "price", type: "integer", isDescending: false },
  [AdminProductSort.PRICE_HIGH]: { column: "price", type: "integer", isDescending: true },
  [AdminProductSort.STOCK_LOW]: { column: "created_at", type: "timestamptz", isDescending: true },
  [AdminProductSort.RECENTLY_CHANGED]: { column: "updated_at", type: "timestamptz", isDescending: true },
} as const;

export const adminSortOf = (sort: AdminProductSort) => sorts[sort];

type Sortable = {
  id: string;
  /** In a list by stock: the pieces of a product with low stock, or a higher number; else 0. */
  pieces: number;
  /** The value of the column of the order, as text. */
  sortKey: string;
};

const listName = (sort: AdminProductSort): string => `admin-products:${sort}`;

export const adminProductCursor = (sort: AdminProductSort, { id, pieces, sortKey }: Sortable): string =>
  encodeCursor(listName(sort), [pieces, sortKey, id]);

export type AdminCursor = { pieces: number; sortKey: string; id: string };

/** The sort keys of cursors: all are texts. */
const sortKeyShapes = { timestamptz: "instant", integer: "string", text: "string" } as const;

/** The row that a cursor names. Throws BAD_CURSOR. */
export const adminCursorOf = (sort: AdminProductSort, cursor: string): AdminCursor => {
  const { type } = sorts[sort];
  const shape = ["number", sortKeyShapes[type], "id"] as const;
  const [pieces, sortKey, id] = decodeCursor(listName(sort), cursor, shape) as [number, string, string];
  if (type === "integer" && !/^\d{1,9}$/.test(sortKey)) refuse("BAD_CURSOR", { field: "after" });
  return { pieces, sortKey, id };
};

/** The key of a selection in the cache of counts. */
export const adminSelectionKey = ({ text, ids, ...rest }: AdminProductSelection): string =>
  JSON.stringify([rest.state, text, ids, rest.categories, rest.stock, rest.hasPictures]);

import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { indexedWords } from "../product-columns.store.ts";
import { conditionsOf, type Conditions, type ProductState } from "../product-condition.store.ts";
import type { WordQuery } from "../search-term.rules.ts";
import {
  AdminProductState,
  piecesOf,
  type AdminProductSelection,
  type AdminWords,
} from "./admin-list.rules.ts";

/** A condition that no order of the list has in its index. */
export type Filter = {
  /** Over a product `p`, for a walk through the list: only `p.id` and the columns of `walkedColumns`. */
  inWalk: Sql;
  /** Over a product `p`, in the form of an index. */
  inIndex: Sql;
};

/** Columns that the filters of a walk read. */
export const walkedColumns = ", p.lacks_pictures, p.search";

const both = (condition: Sql): Filter => ({ inWalk: condition, inIndex: condition });

export const withoutLowStock = both(sql`not exists (select from low_stock l where l.product_id = p.id)`);

export const textFilter = ({ text }: WordQuery): Filter => ({
  inWalk: sql`p.search @@ (select ${text}::tsquery)`,
  inIndex: sql`${raw(indexedWords)} @@ (select ${text}::tsquery)`,
});

const stockFilter = ([from, to]: readonly [number, number]): Filter => ({
  inWalk: sql`exists (select from low_stock l where l.product_id = p.id and l.stock between ${from} and ${to})`,
  inIndex: sql`p.id in (select l.product_id from low_stock l where l.stock between ${from} and ${to})`,
});

/** The filters of a selection besides state, category and text. */
const filtersOf = ({ stock, hasPictures, ids }: AdminProductSelection): Filter[] => [
  ...(stock === undefined ? [] : [stockFilter(piecesOf[stock])]),
  ...(hasPictures === undefined
    ? []
    : [both(hasPictures ? sql`not p.lacks_pictures` : sql`p.lacks_pictures`)]),
  ...(ids === undefined ? [] : [both(sql`p.id between ${ids.from}::uuid and ${ids.to}::uuid`)]),
];

/** The part of a selection in one state of products. */
export type SelectionPart = {
  conditions: Conditions;
  categories: readonly string[] | undefined;
  /** The query of the text; `undefined` without a text. */
  words: WordQuery | undefined;
  filters: readonly Filter[];
};

const statesOf: Record<AdminProductState, readonly ProductState[]> = {
  [AdminProductState.ACTIVE]: ["active"],
  [AdminProductState.ARCHIVED]: ["archived"],
  [AdminProductState.ALL]: ["active", "archived"],
};

/** A selection by state, without states in which no product matches its text. */
export const partsOf = (selection: AdminProductSelection, words: AdminWords | undefined): SelectionPart[] =>
  statesOf[selection.state]
    .filter((state) => !words || words[state] !== null)
    .map((state) => ({
      conditions: conditionsOf({ categories: selection.categories }, state),
      categories: selection.categories,
      words: words?.[state] ?? undefined,
      filters: filtersOf(selection),
    }));

const andEach = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? empty : sql` and ${join(conditions, " and ")}`;

export const andInWalk = (filters: readonly Filter[]): Sql => andEach(filters.map(({ inWalk }) => inWalk));

export const andInIndex = (filters: readonly Filter[]): Sql => andEach(filters.map(({ inIndex }) => inIndex));

/** All conditions of a part over a product `p`, in the form of the indexes. */
export const allConditions = ({ conditions, words, filters }: SelectionPart): Sql =>
  sql`${conditions.all}${andInIndex(words ? [textFilter(words), ...filters] : filters)}`;

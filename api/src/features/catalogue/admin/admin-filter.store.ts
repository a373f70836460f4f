import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { indexedWords } from "../product-columns.store.ts";
import { conditionsOf, type Conditions, type ProductState } from "../product-condition.store.ts";
import type { WordQuery } from "../search-term.rules.ts";
import {
  AdminProductState,
  piecesOf,
  type AdminProductSelection,
  type AdminWords,
  type IdRange,
} from "./admin-list.rules.ts";

/** A condition that is in no order of the list. It is checked in one of two ways while the list is walked. */
export type Filter = {
  /** Over a row `w` of a walk, which has the id alone: the product is not read. */
  ofWalk?: Sql;
  /** Over a product `p` that is read. */
  ofProduct?: Sql;
  /** Over a product `p`, in the form of an index. */
  ofIndex: Sql;
  /** The ids of the matches, where a table has them. */
  ids?: Sql;
};

/** The pieces of a walked product with low stock. A sub-select without a join is checked row by row. */
const walkedPieces = sql`(select l.stock from low_stock l where l.product_id = w.id)`;

export const withoutLowStock: Filter = {
  ofWalk: sql`${walkedPieces} is null`,
  ofIndex: sql`not exists (select from low_stock l where l.product_id = p.id)`,
};

const stockFilter = ([from, to]: readonly [number, number]): Filter => ({
  ofWalk: sql`${walkedPieces} between ${from} and ${to}`,
  ofIndex: sql`p.id in (select l.product_id from low_stock l where l.stock between ${from} and ${to})`,
  ids: sql`select l.product_id as id from low_stock l where l.stock between ${from} and ${to}`,
});

const pictureFilter = (hasPictures: boolean): Filter => {
  const condition = hasPictures ? sql`not p.lacks_pictures` : sql`p.lacks_pictures`;
  return { ofProduct: condition, ofIndex: condition };
};

export const textFilter = ({ text }: WordQuery): Filter => ({
  ofProduct: sql`p.search @@ ${text}::tsquery`,
  ofIndex: sql`${raw(indexedWords)} @@ ${text}::tsquery`,
});

const idFilter = ({ from, to }: IdRange): Filter => ({
  ofWalk: sql`w.id between ${from}::uuid and ${to}::uuid`,
  ofIndex: sql`p.id between ${from}::uuid and ${to}::uuid`,
});

/** The filters of a selection besides state, category and text. */
const filtersOf = ({ stock, hasPictures, ids }: AdminProductSelection): Filter[] => [
  ...(stock === undefined ? [] : [stockFilter(piecesOf[stock])]),
  ...(hasPictures === undefined ? [] : [pictureFilter(hasPictures)]),
  ...(ids === undefined ? [] : [idFilter(ids)]),
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

/** ` and ...` for each condition. */
export const andEach = (conditions: readonly (Sql | undefined)[]): Sql => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? empty : sql` and ${join(present, " and ")}`;
};

/** All conditions of a part over a product `p`, in the form of the indexes. */
export const allConditions = ({ conditions, words, filters }: SelectionPart): Sql =>
  sql`${conditions.all}${andEach([...(words ? [textFilter(words)] : []), ...filters].map(({ ofIndex }) => ofIndex))}`;

/** Estimated matches of a text from which on it is checked product by product, if another filter has the ids. */
const broadText = 20_000;

/** `from ... where ...`: all products `p` of a part. PostgreSQL underestimates common words and would read all their matches. */
export const fromAll = (part: SelectionPart): Sql => {
  const { conditions, words, filters } = part;
  const source = filters.find(({ ids }) => ids);
  if (!words || !source?.ids || (words.likely.at(-1) ?? 0) < broadText)
    return sql`from products p where ${allConditions(part)}`;
  const others = filters.filter((filter) => filter !== source).map(({ ofIndex }) => ofIndex);
  return sql`from (${source.ids}) s
    cross join lateral (select * from products found where found.id = s.id offset 0) p
    where ${conditions.all}${andEach([textFilter(words).ofProduct, ...others])}`;
};

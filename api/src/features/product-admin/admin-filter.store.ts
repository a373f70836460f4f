import sql, { empty, join, type Sql } from "sql-template-tag";
import { columnConditions, type ProductState } from "../search/product-condition.store.ts";
import {
  AdminProductState,
  piecesOf,
  type AdminProductSelection,
  type AdminWords,
  type IdRange,
} from "./admin-list.rules.ts";

/** The part of a selection in one state of products `p`. */
export type SelectionPart = {
  /** Conditions on columns of the indexes of lists. */
  conditions: Sql;
  /** Further conditions; `undefined` without them. */
  matches: Sql | undefined;
};

const statesOf: Record<AdminProductState, readonly ProductState[]> = {
  [AdminProductState.ACTIVE]: ["active"],
  [AdminProductState.ARCHIVED]: ["archived"],
  [AdminProductState.ALL]: ["active", "archived"],
};

const hasPieces = ([from, to]: readonly [number, number]): Sql =>
  sql`exists (select from low_stock l where l.product_id = p.id and l.stock between ${from} and ${to})`;

const isInRange = ({ from, to }: IdRange): Sql => sql`p.id between ${from}::uuid and ${to}::uuid`;

/** Both conditions; `undefined` without any. */
export const both = (...conditions: (Sql | undefined)[]): Sql | undefined => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? undefined : join(present, " and ");
};

/** A selection by state, without states in which no product matches its text. */
export const partsOf = (
  { state, categories, stock, hasPictures, ids }: AdminProductSelection,
  words: AdminWords | undefined,
  lowStockUpTo: number,
): SelectionPart[] =>
  statesOf[state]
    .filter((each) => !words || words[each] !== null)
    .map((each) => ({
      conditions: columnConditions({ categories }, each),
      matches: both(
        words && sql`p.search @@ ${words[each]}::tsquery`,
        stock && hasPieces(piecesOf(stock, lowStockUpTo)),
        hasPictures === undefined ? undefined : sql`${hasPictures ? sql`not ` : empty}p.lacks_pictures`,
        ids && isInRange(ids),
      ),
    }));

/** All conditions of a part. */
export const allConditions = ({ conditions, matches }: SelectionPart): Sql =>
  both(conditions, matches) ?? conditions;

import sql, { join, type Sql } from "sql-template-tag";
import { catalogueRows, type Database } from "../../../platform/database/database.ts";
import { selectionConditions } from "../product-condition.store.ts";
import type { SelectedCollection } from "../product-list.rules.ts";

type Source = { database: Pick<Database, "catalogue"> };

/** Products of a collection that are counted. */
const maxCounted = 10_000;

/** The products of a collection that the shop sells, from the first `limit` of them. */
const productsOf = (collection: SelectedCollection, limit: number): Sql =>
  sql`select from products p where ${selectionConditions({ collection })} limit ${limit}`;

const countUpTo = async (
  { database }: Source,
  collections: readonly SelectedCollection[],
  limit: number,
): Promise<number[]> => {
  if (collections.length === 0) return [];
  const counts = collections.map(
    (each) => sql`(select count(*)::int from (${productsOf(each, limit)}) found)`,
  );
  const { text, values } = sql`select json_build_array(${join(counts, ", ")}) as counts`;
  const [row] = await catalogueRows<{ counts: number[] }>(database, undefined, text, values);
  return row?.counts ?? [];
};

/** The number of products of each collection, in one statement; 10,000 for more. */
export const countCollections = (
  source: Source,
  collections: readonly SelectedCollection[],
): Promise<number[]> => countUpTo(source, collections, maxCounted);

/** Whether each collection has a product, in one statement. */
export const collectionsWithProducts = async (
  source: Source,
  collections: readonly SelectedCollection[],
): Promise<boolean[]> => (await countUpTo(source, collections, 1)).map((count) => count > 0);

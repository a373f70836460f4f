import sql from "sql-template-tag";
import { catalogueRows } from "../../platform/database/database.ts";
import type { Source } from "./product-columns.store.ts";
import { conditionsOf } from "./product-condition.store.ts";
import { bandWidth, type CategoryCounts, type PriceBand, type PriceCensus } from "./product-count.rules.ts";
import type { ProductSelection } from "./product-list.rules.ts";

type CategoryCountRow = { category: string; products: number };

const byCategory = (rows: readonly CategoryCountRow[]): CategoryCounts =>
  Object.fromEntries(rows.map(({ category, products }) => [category, products]));

/** Counts every product of the shop in its band of prices. */
export const readPriceCensus = async ({ database }: Source): Promise<PriceCensus> => {
  const bands = await catalogueRows<PriceBand>(
    database,
    "price-census",
    `select p.category, p.price / ${bandWidth} * ${bandWidth} as lowest, p.price % ${bandWidth} = 0 as "isAtLowest",
        count(*)::integer as products
      from products p where p.archived_at is null group by 1, 2, 3`,
    [],
  );
  return { bands };
};

const countListed = async ({ database }: Source, selection: ProductSelection): Promise<CategoryCounts> => {
  const { text, values } = sql`select p.category, count(*)::integer as products from products p
    where ${conditionsOf(selection).all} group by p.category`;
  return byCategory(await catalogueRows<CategoryCountRow>(database, undefined, text, values));
};

/** How many products a selection without a text has in each category, as if no category were chosen. */
export const countByCategory = (
  source: Source,
  { categories: _ignored, ...selection }: ProductSelection,
): Promise<CategoryCounts> => countListed(source, selection);

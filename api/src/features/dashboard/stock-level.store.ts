import { lowStock } from "../catalogue/stock-level.rules.ts";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { maxStockCount, type StockLevel, type StockLevelName } from "./stock-level.rules.ts";

/** Pieces in stock in the whole shop: exact, in one statement. */
export const piecesInStock = async (database: Database): Promise<number> => {
  const [row] = await primaryRows<{ pieces: string }>(
    database,
    "inventory",
    "select coalesce(sum(pieces), 0)::bigint as pieces from inventory_parts",
    [],
  );
  return Number(row?.pieces ?? 0);
};

/** Pieces of a product in all, as literals: the planner needs them to use the index `stock_units_low`. */
const ranges: Record<StockLevelName, string> = { low: `between 1 and ${lowStock}`, out: "= 0" };

type LevelRow = { productId: string; title: string; stock: number; count: number; isMore: boolean };

/**
 * The products of the shop with few or no pieces in all, lowest first. Units with few pieces are read by the index, then
 * the pieces of their products are added up. So each product is read of which all pieces together are as few.
 */
export const stockLevel = async (
  database: Database,
  level: StockLevelName,
  limit: number,
): Promise<StockLevel> => {
  const rows = await primaryRows<LevelRow>(
    database,
    `stock-level-${level}`,
    `with units as materialized (select product_id from stock_units where stock ${ranges[level]}
        order by stock, product_id limit ${maxStockCount + 1})
      select p.id as "productId", p.title, t.stock::int, count(*) over ()::int as count,
        (select count(*) > ${maxStockCount} from units) as "isMore"
      from (select distinct product_id from units) u
        join products p on p.id = u.product_id and p.archived_at is null
        cross join lateral (select sum(s.stock) as stock from stock_units s where s.product_id = u.product_id) t
      where t.stock ${ranges[level]} order by t.stock, p.id limit $1`,
    [limit],
  );
  const products = rows.map(({ productId, title, stock }) => ({ productId, title, stock }));
  return { count: rows[0]?.count ?? 0, isMore: rows[0]?.isMore ?? false, products };
};

import { type Database, primaryRows } from "../../platform/database/database.ts";
import { maxStockCount, type StockLevel } from "./stock-level.rules.ts";

/** Pieces in stock in the whole shop. */
export const piecesInStock = async (database: Database): Promise<number> => {
  const [row] = await primaryRows<{ pieces: number }>(
    database,
    "inventory",
    "select coalesce(sum(stock), 0)::bigint as pieces from stock_units",
    [],
  );
  return row?.pieces ?? 0;
};

/** The products of the shop with a number of pieces in all, lowest first. */
export const stockLevel = async (
  database: Database,
  [from, to]: readonly [from: number, to: number],
  limit: number,
): Promise<StockLevel> => {
  const [row] = await primaryRows<StockLevel>(
    database,
    "stock-level",
    `with low as materialized (select product_id, stock from low_stock where stock between $2 and $3
        order by stock, product_id desc limit ${maxStockCount + 1}),
      sold as materialized (select p.id as "productId", p.title, low.stock
        from low join products p on p.id = low.product_id and p.archived_at is null)
      select (select count(*)::int from sold) as count, (select count(*) > ${maxStockCount} from low) as "isMore",
        (select coalesce(json_agg(s), '[]') from (select * from sold
          order by stock, "productId" desc limit $1) s) as products`,
    [limit, from, to],
  );
  return row ?? { count: 0, isMore: false, products: [] };
};

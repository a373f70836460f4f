import { sql } from "./database.ts";

/** Keeps the stock of the demo products as it is when the shop opens. */
export const keepStock = () => sql("create table stock_at_start as select id, stock from stock_units", []);

/** Restores the stock that a test has sold or changed: no test depends on the orders of another. */
export const restoreStock = () =>
  sql(
    `update stock_units u set stock = s.stock from stock_at_start s where s.id = u.id and u.stock <> s.stock`,
    [],
  );

import { primaryRows, type Database } from "../../platform/database/database.ts";
import { mayBeCode, typedCode } from "../catalogue/sku.rules.ts";
import type { OrderFilter } from "./order-filter.rules.ts";
import { orderSearchQuery, similarNamesQuery } from "./order-search.rules.ts";

/** Most orders that a list reads by their ids. Of more, enough are among the newest, so that the list reads those first. */
const maxFew = 500;

/**
 * The orders that match a tsquery, by their ids where they are few. PostgreSQL cannot tell how many orders have the beginning or
 * the end of a number: with a wrong estimate the list would read all orders to find these.
 */
const matching = async (database: Database, search: string): Promise<Pick<OrderFilter, "search" | "ids">> => {
  const rows = await primaryRows<{ id: string }>(
    database,
    undefined,
    `select order_id as id from order_words where words @@ $1::tsquery limit ${maxFew + 1}`,
    [search],
  );
  return rows.length > maxFew ? { search } : { ids: rows.map(({ id }) => id) };
};

/**
 * The newest orders with a piece of this SKU or barcode, at most as many as a list reads by their ids. Orders of an earlier version
 * have no SKU: they are found by size and colour.
 */
const withCode = async (database: Database, typed: string): Promise<string[]> => {
  const { sku, barcode } = typedCode(typed);
  const rows = await primaryRows<{ id: string }>(
    database,
    undefined,
    `with coded as materialized (
       select product_id, size, color, sku from product_variants where sku = $1 or barcode = $2)
     select o.id from (
       select l.order_id as id from order_lines l where l.sku = $1
       union select l.order_id from coded c join order_lines l on l.sku = c.sku
       union select l.order_id from coded c join order_lines l on l.product_id = c.product_id and l.sku is null
         and l.size is not distinct from c.size and l.color is not distinct from c.color) o
     order by o.id desc limit ${maxFew}`,
    [sku, barcode],
  );
  return rows.map(({ id }) => id);
};

/**
 * The filter of a typed text: the exact SKU or barcode of a piece, else words. If no order has these words, and one of them
 * may be a name, the filter that forgives a wrong letter: `isSimilar`.
 */
export const orderSearch = async (
  database: Database,
  typed: string,
): Promise<Pick<OrderFilter, "search" | "ids" | "isSimilar">> => {
  const search = orderSearchQuery(typed);
  if (search === undefined) return {};
  const ids = mayBeCode(typed) ? await withCode(database, typed) : [];
  if (ids.length > 0) return { ids };
  const exact = await matching(database, search);
  const similar = similarNamesQuery(typed);
  if (similar === undefined || exact.search || exact.ids?.length) return exact;
  return { ...(await matching(database, similar)), isSimilar: true };
};

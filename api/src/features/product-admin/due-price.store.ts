import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { priceColumnsOf, regularPrice } from "../catalogue/scheduled-price.store.ts";

const assignments = Object.entries(priceColumnsOf(regularPrice, "p.scheduled_prices"))
  .map(([column, value]) => `${column} = ${value}`)
  .join(", ");

/**
 * Updates products with a price that has begun or ended, and returns their ids. They are locked in ascending order of ids, as an
 * admin's change locks them, and a row that another process has updated meanwhile is left out. Their version stays: no admin has
 * changed them.
 */
export const updateDuePrices = async (tx: EntityManager, limit: number): Promise<string[]> => {
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `with due as materialized (
       select id from products where price_due_at <= statement_timestamp() order by id limit $1 for no key update)
     update products p set ${assignments}, updated_at = now() from due where p.id = due.id returning p.id`,
    [limit],
  );
  const ids = rows.map(({ id }) => id);
  recordEvent(tx, "product.changed", ids);
  return ids;
};

/** Milliseconds until a price begins or ends, by the clock of the database; `null` without one, negative if it is due. */
export const msUntilPriceChange = async (database: Pick<Database, "primary">): Promise<number | null> => {
  const [row] = await primaryRows<{ ms: number | null }>(
    database,
    "next-price-change",
    "select (extract(epoch from min(price_due_at) - clock_timestamp()) * 1000)::float8 as ms from products where price_due_at is not null",
    [],
  );
  return row?.ms ?? null;
};

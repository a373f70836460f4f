import type pg from "pg";
import type { DataSource } from "typeorm";
import { primaryReads } from "./catalogue-reads.ts";
import type { Database } from "./database.ts";

/** The connections of the requests of admins. */
export type AdminConnections = Pick<Database, "source" | "primary" | "catalogue">;

/** The same entities on the connections of another pool. A second `DataSource` would build all metadata again. */
const sourceOn = (source: DataSource, pool: pg.Pool): DataSource => {
  const driver: object = Object.create(source.driver, { master: { value: pool } });
  const bound = Object.create(source, { driver: { value: driver } }) as DataSource;
  return Object.defineProperty(bound, "manager", { value: bound.createEntityManager() });
};

/**
 * Reads and transactions of admins on one small pool of their own. However many shoppers wait for the other pools, an admin does
 * not wait behind them.
 */
export const adminConnections = (source: DataSource, pool: pg.Pool): AdminConnections => ({
  source: sourceOn(source, pool),
  primary: pool,
  catalogue: primaryReads(pool),
});

/** The database for the request of an admin. */
export const databaseForAdmin = (database: Database): Database => ({ ...database, ...database.admin });

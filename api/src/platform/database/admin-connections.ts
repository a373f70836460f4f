import pg from "pg";
import { DataSource } from "typeorm";
import { primaryReads } from "./catalogue-reads.ts";
import type { Database } from "./database.ts";

/** The connections of the requests of admins. */
export type AdminConnections = Pick<Database, "source" | "primary" | "catalogue">;

/**
 * Reads and transactions of admins on one small pool of their own. However many shoppers wait for the other pools, an admin does
 * not wait behind them.
 */
export const openAdminConnections = async (
  { options }: DataSource,
  pool: pg.Pool,
): Promise<AdminConnections> => {
  /** TypeORM makes the pool of a source: this one is made already. */
  const GivenPool = function GivenPool() {
    return pool;
  };
  const source = new DataSource({ ...options, driver: { ...pg, Pool: GivenPool } });
  await source.initialize();
  return { source, primary: pool, catalogue: primaryReads(pool) };
};

/** The database for the request of an admin. */
export const databaseForAdmin = (database: Database): Database => ({ ...database, ...database.admin });

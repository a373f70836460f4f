import pg from "pg";
import { databaseUrlOf } from "../../../api/tools/embedded-postgres/database-url.ts";
import { readPidFile } from "../../../api/tools/embedded-postgres/pid-file.ts";
import { clusterPathsIn } from "../../../api/tools/embedded-postgres/cluster-paths.ts";

/** The URL of the running database of the shop with this data folder: that of the worker, unless another is given. */
export const shopDatabaseUrl = async (dataDir = process.env["SHOP_DATA"] ?? ""): Promise<string> => {
  const paths = await clusterPathsIn(dataDir);
  const server = await readPidFile(paths.cluster);
  if (!server) throw new Error("The shop's database is not running.");
  return databaseUrlOf(paths, server.port, "shop");
};

const pools = new Map<string, pg.Pool>();

/** Connections to a database. They stay open for the next statements, keep no process alive, and end with the database. */
const poolOf = (connectionString: string): pg.Pool => {
  const existing = pools.get(connectionString);
  if (existing) return existing;
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  pool.on("error", () => undefined);
  pools.set(connectionString, pool);
  return pool;
};

/** Runs one statement in that database. */
export const sql = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
  dataDir?: string,
): Promise<Row[]> => (await poolOf(await shopDatabaseUrl(dataDir)).query<Row>(text, values)).rows;

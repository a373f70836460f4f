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

/** Runs one statement in that database. */
export const sql = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
  dataDir?: string,
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: await shopDatabaseUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

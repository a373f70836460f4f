import pg from "pg";
import { databaseUrlOf } from "../../../api/tools/embedded-postgres/database-url.ts";
import { readPidFile } from "../../../api/tools/embedded-postgres/pid-file.ts";
import { clusterPathsIn } from "../../../api/tools/embedded-postgres/cluster-paths.ts";

/** Runs one statement in the database of the shop with this data folder: that of the worker, unless another is given. */
export const sql = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
  dataDir = process.env["SHOP_DATA"] ?? "",
): Promise<Row[]> => {
  const paths = await clusterPathsIn(dataDir);
  const server = await readPidFile(paths.cluster);
  if (!server) throw new Error("The shop's database is not running.");
  const client = new pg.Client({ connectionString: await databaseUrlOf(paths, server.port, "shop") });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

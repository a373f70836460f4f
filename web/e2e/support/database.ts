import pg from "pg";
import { addressOf } from "../../../api/tools/embedded-postgres/hold.ts";
import { readPidFile } from "../../../api/tools/embedded-postgres/pid-file.ts";
import { placeIn } from "../../../api/tools/embedded-postgres/place.ts";

/** Runs one statement in the shop's database, for a change while a page is open. */
export const sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> => {
  const place = await placeIn(process.env["SHOP_DATA"] ?? "");
  const server = await readPidFile(place.cluster);
  if (!server) throw new Error("The shop's database is not running.");
  const client = new pg.Client({ connectionString: await addressOf(place, server.port, "shop") });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

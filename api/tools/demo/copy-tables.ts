import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** A table with its columns, and the rows of one item in the text format of COPY. */
export type CopyTarget<Item> = { into: string; toLines: (item: Item) => string };

/** Writes items into several tables, table after table, in the transaction of the client. */
export const copyItems = async <Item>(
  client: PoolClient,
  targets: readonly CopyTarget<Item>[],
  items: readonly Item[],
): Promise<void> => {
  for (const { into, toLines } of targets)
    await pipeline(
      Readable.from([items.map(toLines).join("")]),
      client.query(copyFrom(`copy ${into} from stdin`)),
    );
};

/** Writes items into several tables in one transaction. */
export const copyTables = async <Item>(
  client: PoolClient,
  targets: readonly CopyTarget<Item>[],
  items: readonly Item[],
): Promise<void> => {
  await client.query("begin");
  try {
    await copyItems(client, targets, items);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
};

/** Updates the statistics, so that PostgreSQL does not plan for the old table sizes. */
export const analyzeTables = async (client: PoolClient, tables: readonly string[]): Promise<void> => {
  await client.query(`vacuum (analyze) ${tables.join(", ")}`);
};

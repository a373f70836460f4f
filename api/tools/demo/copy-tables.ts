import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** A table with its columns, and the rows of one item in the text format of COPY. */
export type CopyTarget<Item> = { into: string; toLines: (item: Item) => string };

/** Writes items into several tables in one transaction, table after table; `first` writes rows that these refer to. */
export const copyTables = async <Item>(
  client: PoolClient,
  targets: readonly CopyTarget<Item>[],
  items: readonly Item[],
  first: (items: readonly Item[]) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  await client.query("begin");
  try {
    await client.query("set local statement_timeout = 0");
    await first(items);
    for (const { into, toLines } of targets)
      await pipeline(
        Readable.from([items.map(toLines).join("")]),
        client.query(copyFrom(`copy ${into} from stdin`)),
      );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
};

/** Updates the statistics, so that PostgreSQL does not plan for the old table sizes. */
export const analyzeTables = async (client: PoolClient, tables: readonly string[]): Promise<void> => {
  await client.query("set statement_timeout = 0");
  try {
    await client.query(`vacuum (analyze) ${tables.join(", ")}`);
  } finally {
    await client.query("reset statement_timeout");
  }
};

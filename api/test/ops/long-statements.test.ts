import { expect, it, vi } from "vitest";
import { tables } from "../../src/app/tables.ts";
import { deleteOldBatches } from "../../src/features/bulk-changes/product-batch.store.ts";
import { timeLimits } from "../../src/platform/time-limits.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/app/migrate-tables.ts";
import { quietLog } from "../support/quiet-log.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const { shop, sql } = await openTestShop();

/**
 * A pool behind a pooler has the limit that is stored with the user. Here it is stored with the database, and shorter; it counts
 * for connections that open afterwards.
 */
const limitMs = 300;
const storeLimit = async (): Promise<void> => {
  const [row] = await sql<{ name: string }>("select current_database() as name");
  await sql(`alter database ${row?.name} set statement_timeout = ${limitMs}`);
};

it("an index of a large queue and the deletion of large batches are not cancelled", async () => {
  await storeLimit();
  const slow = (seconds: number, returned: "null" | "") =>
    `language plpgsql as $$ begin perform pg_sleep(${seconds}); return ${returned}; end $$`;
  await sql("drop index graphile_worker.jobs_of_task");
  await sql(`create function slow_index() returns event_trigger ${slow((2 * limitMs) / 1000, "")}`);
  await sql(
    "create event trigger slow_index on ddl_command_end when tag in ('CREATE INDEX') execute function slow_index()",
  );
  await sql(
    `create function slow_delete() returns trigger ${slow(timeLimits.silentConnection / 1000 + 1, "null")}`,
  );
  await sql(
    "create trigger slow_delete after delete on product_batch_rows for each statement execute function slow_delete()",
  );

  const database = await openDatabase({ tables, url: shop.database.directUrl, pool: 2 });
  await migrate(database, quietLog);
  await deleteOldBatches(database);
  await database.close();
  expect(await sql("select to_regclass('graphile_worker.jobs_of_task') is not null as exists")).toEqual([
    { exists: true },
  ]);
});

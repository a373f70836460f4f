import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { batchCalls } from "../support/batch-calls.ts";
import { manyProductsFile } from "../support/many-products-file.ts";
import { startShopServer } from "../support/shop-server.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql } = testShop;

const rowCount = 1500;

it("an import that is killed half-way has written nothing until the next start writes it as a whole", async () => {
  const admin = await testShop.anAdmin();
  const calls = batchCalls(testShop, admin.token);
  const { id: existingId } = await testShop.aProduct({ stock: 1 });
  await sql("update products set handle = 'many-7' where id = $1", [existingId]);
  const batch = await calls.importFile(manyProductsFile(rowCount));
  expect(batch).toMatchObject({ status: "READY", addedCount: rowCount - 1, changedCount: 1 });

  const { databaseUrl = "", dataDir } = testShop.shop.settings;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  const servers: ReturnType<typeof startShopServer>[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    await holder.end();
  }, 30_000);

  // Stock is written last: the import waits for this lock after it has written all products.
  await holder.query("begin");
  await holder.query("select from stock_units where product_id = $1 for update", [existingId]);
  await calls.requestApply(batch.id);
  const firstServer = startShopServer(env);
  servers.push(firstServer);
  await firstServer.url;
  const waiting = async () =>
    (
      await sql(
        "select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())",
      )
    ).length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  await firstServer.stop("SIGKILL");
  await holder.query("rollback");
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  expect(await sql("select count(*)::int as count from products")).toEqual([{ count: 1 }]);
  expect(await sql("select 1 from audit_entries where subject = 'product'")).toEqual([]);
  expect((await calls.batch(batch.id)).status).toBe("APPLYING");

  // The dead worker had locked the job: this makes its lock some minutes old.
  await sql(
    "update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes' where locked_at is not null",
  );
  const secondServer = startShopServer(env);
  servers.push(secondServer);
  await secondServer.url;
  await expect.poll(async () => (await calls.batch(batch.id)).status, { timeout: 30_000 }).toBe("APPLIED");
  expect(await sql("select count(*)::int as count from products")).toEqual([{ count: rowCount }]);
  expect(await testShop.stockOf(existingId)).toBe(5);
  expect(
    await sql("select count(*)::int as count from stock_movements where batch_id = $1", [batch.id]),
  ).toEqual([{ count: rowCount }]);
}, 120_000);

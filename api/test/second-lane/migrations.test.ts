import type pg from "pg";
import type { MigrationInterface, QueryRunner } from "typeorm";
import { describe, expect, it } from "vitest";
import { migrate } from "../../src/app/migrate-tables.ts";
import { createIndexConcurrently, updateInBatches } from "../../src/migrations/big-tables.ts";
import { migrationDatabase } from "../support/migration-database.ts";
import { quietLog } from "../support/quiet-log.ts";

/** A migration of a test, under a name that TypeORM accepts. */
const aMigration = (up: (runner: QueryRunner) => Promise<unknown>, transaction?: false) =>
  class Planted1763700000001 implements MigrationInterface {
    name = "Planted1763700000001";
    transaction = transaction;
    async up(runner: QueryRunner): Promise<void> {
      await up(runner);
    }
    async down(): Promise<void> {}
  };

/** A log that collects the messages of its warnings, and calls back at each. */
const logWithWarnings = (onWarning: () => unknown = () => undefined) => {
  const warnings: string[] = [];
  const log = Object.assign(Object.create(quietLog) as typeof quietLog, {
    warn: (_facts: object, message: string) => {
      warnings.push(message);
      onWarning();
    },
  });
  return { warnings, log };
};

/** Number of rows of a statement, in the test's own database, since other tests share the server. */
const countOf = async ({ writes }: { writes: pg.Pool }, statement: string): Promise<number | null> =>
  (await writes.query(statement)).rowCount;

const retryLimits = { lockMilliseconds: 50, pauseMilliseconds: 20, maxAttempts: 5 };

describe("a migration", () => {
  it("lifts the time limit of statements for itself alone", async () => {
    const { open } = await migrationDatabase();
    let limits: unknown;
    const database = await open([
      aMigration(async (runner) => {
        limits = await runner.query(
          `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
             current_setting('idle_in_transaction_session_timeout') as idle`,
        );
      }),
    ]);
    await migrate(database, quietLog);
    expect(limits).toEqual([{ statement: "0", lock: "2s", idle: "0" }]);
    expect(await database.source.query("show statement_timeout")).toEqual([{ statement_timeout: "5s" }]);
  });

  it("lets other statements run before it tries a locked table again", async () => {
    const { open, connect } = await migrationDatabase();
    const holder = await connect();
    await holder.query("create table dresses (id int)");
    await holder.query("begin; lock table dresses");
    const { log, warnings } = logWithWarnings(() => void holder.query("commit"));
    const database = await open([aMigration((runner) => runner.query("alter table dresses add title text"))]);
    expect(await migrate(database, log, { lockPolicy: retryLimits })).toEqual(["Planted1763700000001"]);
    expect(warnings).toContain("a migration could not lock a table, and is tried again");
    expect(await database.source.query("select title from dresses")).toEqual([]);
  });

  it("fails without a trace if a table stays locked for good", async () => {
    const { open, connect } = await migrationDatabase();
    const holder = await connect();
    await holder.query("create table dresses (id int)");
    await holder.query("begin; lock table dresses");
    const { log, warnings } = logWithWarnings();
    const database = await open([aMigration((runner) => runner.query("alter table dresses add title text"))]);
    await expect(migrate(database, log, { lockPolicy: retryLimits })).rejects.toThrow("lock timeout");
    expect(warnings).toHaveLength(retryLimits.maxAttempts - 1);
    await holder.query("rollback");
    await expect(database.source.query("select title from dresses")).rejects.toThrow("does not exist");
  });

  it("makes other processes wait for it, however long it takes", async () => {
    const { open } = await migrationDatabase();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const first = await open([aMigration(() => finished)]);
    const otherDatabases = await Promise.all([open([]), open([])]);
    const migrating = migrate(first, quietLog);
    const isHeld = () =>
      countOf(
        first,
        "select 1 from pg_locks join pg_database d on d.oid = database where locktype = 'advisory' and d.datname = current_database()",
      );
    await expect.poll(isHeld, { timeout: 5000, interval: 10 }).toBe(1);
    const ended: string[] = [];
    const pending = otherDatabases.map((otherDatabase) =>
      migrate(otherDatabase, quietLog).then(() => ended.push("other")),
    );
    const isWaiting = () =>
      countOf(
        first,
        "select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'",
      );
    await expect.poll(isWaiting, { timeout: 5000, interval: 10 }).toBe(2);
    expect(ended).toEqual([]);
    finish();
    await Promise.all([migrating, ...pending]);
    expect(ended).toHaveLength(2);
  });
});

describe("a migration of a big table", () => {
  const filled = async () => {
    const fixture = await migrationDatabase();
    const client = await fixture.connect();
    await client.query("create table orders (id uuid primary key default gen_random_uuid(), note text)");
    await client.query("insert into orders select from generate_series(1, 1000)");
    return { ...fixture, client };
  };

  const setNotes = (runner: QueryRunner) =>
    updateInBatches(runner, { table: "orders", set: "note = 'new'", where: "note is null", size: 100 });

  it("continues after a failure behind the batches that are committed", async () => {
    const { open, client } = await filled();
    await client.query(`create function limited() returns trigger language plpgsql as
      $$ begin if (select count(*) from orders where note = 'new') >= 500 then raise 'the disk is full'; end if;
        return new; end $$`);
    await client.query(
      "create trigger limited before update on orders for each row execute function limited()",
    );
    const database = await open([aMigration(setNotes, false)]);
    const count = async () =>
      (await client.query<{ count: number }>("select count(*)::int as count from orders where note = 'new'"))
        .rows[0]?.count;
    await expect(migrate(database, quietLog)).rejects.toThrow("the disk is full");
    expect(await count()).toBe(500);
    await client.query("drop trigger limited on orders");
    await migrate(database, quietLog);
    expect(await count()).toBe(1000);
  });

  it("rebuilds an unfinished index beside running writes", async () => {
    const { open, client } = await filled();
    await client.query("update orders set note = 'twice'");
    await expect(
      client.query("create unique index concurrently orders_note on orders (note)"),
    ).rejects.toThrow("could not create unique index");
    const index = aMigration(
      (runner) => createIndexConcurrently(runner, { name: "orders_note", on: "orders (note)" }),
      false,
    );
    const [first, second] = [await open([index]), await open([index])];
    const writer = await open([]);
    await writer.source.query("begin");
    await client.query("begin; insert into orders (note) values ('open')");
    const both = Promise.all([
      migrate(first, quietLog, { lockPolicy: retryLimits }),
      migrate(second, quietLog, { lockPolicy: retryLimits }),
    ]);
    const isBuilding = () =>
      countOf(
        writer,
        "select 1 from pg_stat_activity where datname = current_database() and query like 'drop index concurrently%'",
      );
    await expect.poll(isBuilding, { timeout: 5000, interval: 10 }).toBe(1);
    await client.query("commit");
    await both;
    const { rows } = await client.query(
      "select indisvalid, indisunique from pg_index where indexrelid = 'orders_note'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
  });

  it("is refused inside a transaction", async () => {
    const { open } = await filled();
    await expect(migrate(await open([aMigration(setNotes)]), quietLog)).rejects.toThrow(
      "transaction = false",
    );
  });
});

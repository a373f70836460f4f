import { describe, expect, it } from "vitest";
import type { MigrationInterface, QueryRunner } from "typeorm";
import { sqlStatements } from "../../src/platform/database/apply-sql.ts";
import { migrate } from "../../src/app/migrate-tables.ts";
import { migrationDatabase } from "../support/migration-database.ts";
import { quietLog } from "../support/quiet-log.ts";

class Tables1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create table applied_sql (checksum text primary key)");
    await runner.query("create table dresses (price integer)");
  }
  async down(): Promise<void> {}
}

class Newer1763700000002 implements MigrationInterface {
  async up(): Promise<void> {}
  async down(): Promise<void> {}
}

const answering = (answer: number): string =>
  `-- A function with a blank line.
create or replace function answer() returns integer language plpgsql as $$
  begin

    return ${answer};
  end $$;`;

const stamped = `create or replace trigger stamped before update on dresses for each row
  execute function suppress_redundant_updates_trigger();`;

const opened = async () => {
  const { open, connect } = await migrationDatabase();
  const client = await connect();
  const answer = async () => (await client.query<{ answer: number }>("select answer()")).rows[0]?.answer;
  const versions = async () =>
    (await client.query("select xmin::text from pg_trigger where tgname = 'stamped'")).rows;
  return { open, client, answer, versions };
};

const text = (answer: number): string[] => sqlStatements(`${answering(answer)}\n\n${stamped}\n`);

describe("the statements of functions and triggers", () => {
  it("are separated by a blank line before a line without indentation", () => {
    expect(text(1)).toEqual([answering(1), stamped]);
  });

  it("run only when they are new or changed, in either direction", async () => {
    const { open, answer, versions } = await opened();
    const database = await open([Tables1763700000001]);
    await migrate(database, quietLog, { sql: text(1) });
    const first = await versions();
    expect([await answer(), first.length]).toEqual([1, 1]);
    for (const next of [2, 1, 1]) {
      await migrate(database, quietLog, { sql: text(next) });
      expect(await answer()).toBe(next);
    }
    expect(await versions()).toEqual(first);
  });

  it("run once if several processes start at once", async () => {
    const { open, answer } = await opened();
    const databases = await Promise.all([1, 2, 3].map(() => open([Tables1763700000001])));
    await Promise.all(databases.map((database) => migrate(database, quietLog, { sql: text(1) })));
    expect(await answer()).toBe(1);
  });

  it("of a newer version stay when a process of an older one starts again beside it", async () => {
    const { open, answer } = await opened();
    const older = await open([Tables1763700000001]);
    await migrate(older, quietLog, { sql: text(1) });
    await migrate(await open([Tables1763700000001, Newer1763700000002]), quietLog, { sql: text(2) });
    await migrate(older, quietLog, { sql: text(1) });
    expect(await answer()).toBe(2);
  });

  it("all stay as they were if one of them fails", async () => {
    const { open, answer, client } = await opened();
    const database = await open([Tables1763700000001]);
    await migrate(database, quietLog, { sql: text(1) });
    const failing = [
      answering(2),
      "create function broken() returns integer language sql as 'select from nothing';",
    ];
    await expect(migrate(database, quietLog, { sql: failing })).rejects.toThrow("nothing");
    expect(await answer()).toBe(1);
    expect((await client.query("select from applied_sql")).rowCount).toBe(2);
  });
});

import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";

/** A database for one test file. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Drops a database. A pool that has ended may still be closing its connections. Cut by force they would end with an error outside of
 * the tests, so they get a second.
 */
const dropDatabase = async (name: string): Promise<void> => {
  await onServer(`do $$ begin
    for attempt in 1..50 loop
      perform pg_stat_clear_snapshot();
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02);
    end loop;
  end $$`);
  await onServer(`drop database if exists ${name} with (force)`);
};

/** Creates a database: a copy of the migrated one, or one without any table. */
export const makeDatabase = async (tables: "migrated" | "none" = "migrated"): Promise<TestDatabase> => {
  const name = `shop_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  const template = tables === "migrated" ? inject("template") : "template0";
  // A copy of files takes a third of the time of a copy through the log.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  return { url: url.href, drop: () => dropDatabase(name) };
};

/** A connection to a migrated database of its own, for a test file without a shop. Both end with the file. */
export const connectToOwnDatabase = async (): Promise<pg.Client> => {
  const { url, drop } = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await drop();
  });
  return client;
};

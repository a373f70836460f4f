import { shopSql } from "../../src/app/features.ts";
import { tables } from "../../src/app/tables.ts";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../tools/embedded-postgres/embedded-postgres.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/app/migrate-tables.ts";
import { quietLog } from "./quiet-log.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database of the test server from which others can be created. */
    postgresUrl: string;
    /** Name of the migrated, empty database that every test database is a copy of. */
    template: string;
  }
}

const silent = () => undefined;

type TestServer = { url: string; stop: () => Promise<void> };

const startServer = async (): Promise<TestServer> => {
  const givenUrl = process.env["TEST_DATABASE_URL"];
  if (givenUrl) return { url: givenUrl, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), "shop-tests-"));
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: server.url, stop };
};

const run = async (url: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const inDatabase = (url: string, name: string): string => {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
};

/** Test data need not survive a power cut. Only for the tests' own server, not for a given one. */
const unsafeSpeedups = [
  "alter system set fsync = off",
  "alter system set synchronous_commit = off",
  "alter system set full_page_writes = off",
  "select pg_reload_conf()",
];

/** One PostgreSQL for the whole run, with one migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `shop_template_${randomBytes(6).toString("hex")}`;
  if (!process.env["TEST_DATABASE_URL"]) await run(server.url, unsafeSpeedups);
  await run(server.url, [`create database ${template}`]);
  const database = await openDatabase({ tables, url: inDatabase(server.url, template), pool: 2 });
  await migrate(database, quietLog, { sql: shopSql });
  await database.close();
  project.provide("postgresUrl", server.url);
  project.provide("template", template);
  return async () => {
    await run(server.url, [`drop database ${template} with (force)`]);
    await server.stop();
  };
}

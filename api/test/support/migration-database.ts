import { DataSource, type MigrationInterface } from "typeorm";
import pg from "pg";
import { onTestFinished } from "vitest";
import { SnakeNaming } from "../../src/platform/database/snake-naming.ts";
import { makeDatabase } from "./test-database.ts";

type MigrationClass = new () => MigrationInterface;

/** An empty database for one test, with the shop's kinds of connections and the test's own migrations. */
export const migrationDatabase = async (tables: "migrated" | "none" = "none") => {
  const { url, drop } = await makeDatabase(tables);
  const closers: (() => Promise<unknown>)[] = [];
  onTestFinished(async () => {
    for (const closeConnection of closers.toReversed()) await closeConnection();
    await drop();
  });
  const open = async (migrations: MigrationClass[]) => {
    const source = new DataSource({
      type: "postgres",
      url,
      migrations,
      migrationsTableName: "migrations",
      logger: "simple-console",
      logging: false,
      namingStrategy: new SnakeNaming(),
      extra: { max: 2, statement_timeout: 5000 },
    });
    await source.initialize();
    const openPool = (max: number): pg.Pool => {
      const pool = new pg.Pool({ connectionString: url, max });
      pool.on("error", () => undefined);
      pool.on("connect", (client) => client.on("error", () => undefined));
      return pool;
    };
    const writes = openPool(2);
    closers.push(async () => Promise.all([source.destroy(), writes.end()]));
    return { source, writes, openPool, directUrl: url };
  };
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    closers.push(() => client.end());
    return client;
  };
  return { url, open, connect };
};

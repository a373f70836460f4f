import { DataSource, type MigrationInterface } from "typeorm";
import pg from "pg";
import { onTestFinished } from "vitest";
import { SnakeNaming } from "../../src/platform/database/snake-naming.ts";
import { makeDatabase } from "./test-database.ts";

type MigrationClass = new () => MigrationInterface;

/** An empty database for one test, with the shop's two kinds of connections and the test's own migrations. */
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
    const writes = new pg.Pool({ connectionString: url, max: 2 });
    writes.on("error", () => undefined);
    writes.on("connect", (client) => client.on("error", () => undefined));
    closers.push(async () => Promise.all([source.destroy(), writes.end()]));
    return { source, writes, directUrl: url };
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

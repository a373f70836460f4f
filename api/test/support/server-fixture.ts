import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { test } from "vitest";
import { startEmbeddedPostgres } from "../../tools/embedded-postgres/embedded-postgres.ts";
import { noOrderLimits } from "./no-order-limits.ts";
import { startShopServer, type ShopServerProcess } from "./shop-server.ts";

export type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Starts servers on one data folder and reads their database. Everything is stopped after the test. */
type ServerFixture = {
  dataDir: string;
  start: (env?: Record<string, string>) => ShopServerProcess;
  /** The embedded database of the data folder. */
  sql: Sql;
};

/** A test with its own server processes. */
export const startTest = test.extend<{ fixture: ServerFixture }>({
  fixture: async ({ onTestFinished }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "shop-start-"));
    const servers: ShopServerProcess[] = [];
    const stops: (() => Promise<unknown>)[] = [];
    const sql: Sql = async <Row extends object>(text: string, values: unknown[] = []) => {
      const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
      stops.push(stop);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<Row>(text, values);
      await client.end();
      return rows;
    };
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      // A killed server cannot stop its PostgreSQL. The last process that uses it does.
      if (existsSync(join(dataDir, "postgres"))) await sql("select 1");
      for (const stopPostgres of stops) await stopPostgres();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }, 30_000);
    const start: ServerFixture["start"] = (env = {}) => {
      const server = startShopServer({ DATA_DIR: dataDir, ...noOrderLimits, ...env });
      servers.push(server);
      return server;
    };
    await use({ dataDir, start, sql });
  },
});

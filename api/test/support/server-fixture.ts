import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { test } from "vitest";
import { runningUrl, startEmbeddedPostgres } from "../../tools/embedded-postgres/embedded-postgres.ts";
import { noOrderLimits } from "./no-order-limits.ts";
import { startShopServer, type ShopServerProcess } from "./shop-server.ts";

export type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Starts servers on one data folder and reads their database. Everything is stopped after the test. */
type ServerFixture = {
  dataDir: string;
  start: (env?: Record<string, string>) => ShopServerProcess;
  /** The embedded database of the data folder. */
  sql: Sql;
  /** Its URL while a server runs, for a second one beside it. */
  databaseUrl: () => Promise<string>;
};

/** A test with its own server processes. */
export const startTest = test.extend<{ fixture: ServerFixture }>({
  fixture: async ({ onTestFinished }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "shop-start-"));
    const servers: ShopServerProcess[] = [];
    const startDatabase = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
    const sql: Sql = async <Row extends object>(text: string, values: unknown[] = []) => {
      const running = await runningUrl(dataDir);
      const started = running === undefined ? await startDatabase() : undefined;
      const client = new pg.Client({ connectionString: running ?? started?.url });
      await client.connect();
      const { rows } = await client.query<Row>(text, values);
      await client.end();
      await started?.stop();
      return rows;
    };
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      // A killed server cannot stop its PostgreSQL. The next one that starts does.
      if (existsSync(join(dataDir, "postgres"))) await (await startDatabase()).stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }, 30_000);
    const start: ServerFixture["start"] = (env = {}) => {
      const server = startShopServer({ DATA_DIR: dataDir, ...noOrderLimits, ...env });
      servers.push(server);
      return server;
    };
    const databaseUrl = async () => (await runningUrl(dataDir)) ?? "";
    await use({ dataDir, start, sql, databaseUrl });
  },
});

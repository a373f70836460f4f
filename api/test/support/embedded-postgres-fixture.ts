import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../tools/embedded-postgres/embedded-postgres.ts";
import { isServerOf, readPidFile } from "../../tools/embedded-postgres/pid-file.ts";
import { type ShopProcess, type ShopProcessOptions, startShopProcess } from "./shop-process.ts";

export const SOON = { timeout: 15_000, interval: 10 };

/** A data folder for one test. All its processes are ended by their ids after the test, passed or failed. */
export type PostgresFixture = {
  dataDir: string;
  cluster: string;
  /** The log lines of starts in this process. */
  lines: string[];
  /** Starts the database in this process. */
  startHere: () => Promise<EmbeddedPostgres>;
  startProcess: (options?: ShopProcessOptions) => ShopProcess;
  /** The process that the cluster's pid file names. */
  serverPid: () => Promise<number>;
  isGone: (pid: number) => Promise<boolean>;
  endServer: (signal: NodeJS.Signals) => Promise<void>;
  /** Clusters that are being created, or were left unfinished. */
  drafts: () => Promise<string[]>;
};

const postgresFixture = (
  dataDir: string,
  shops: ShopProcess[],
  uses: EmbeddedPostgres[],
): PostgresFixture => {
  const lines: string[] = [];
  const cluster = join(dataDir, "postgres");
  const isGone = async (pid: number) => !(await isServerOf(cluster, pid));
  return {
    dataDir,
    cluster,
    lines,
    isGone,
    startHere: async () => {
      const usage = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
      uses.push(usage);
      return usage;
    },
    startProcess: (options) => {
      const shop = startShopProcess(dataDir, options);
      shops.push(shop);
      return shop;
    },
    serverPid: async () => {
      const pidFile = await readPidFile(cluster);
      if (!pidFile) throw new Error("the pid file names no server");
      return pidFile.pid;
    },
    endServer: async (signal) => {
      const pidFile = await readPidFile(cluster);
      if (!pidFile || (await isGone(pidFile.pid))) return;
      process.kill(pidFile.pid, signal);
      await vi.waitFor(async () => expect(await isGone(pidFile.pid)).toBe(true), SOON);
    },
    drafts: async () => (await readdir(dataDir)).filter((name) => name.startsWith("postgres.new-")),
  };
};

/** A test with a data folder: `it("...", ({ fixture }) => ...)`. */
export const it = test.extend<{ fixture: PostgresFixture }>({
  fixture: async ({ onTestFinished }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "shop-postgres-"));
    const shops: ShopProcess[] = [];
    const uses: EmbeddedPostgres[] = [];
    const fixture = postgresFixture(dataDir, shops, uses);
    onTestFinished(async () => {
      // A use that has not ended would start the server again.
      await Promise.allSettled(uses.map(({ stop }) => stop()));
      await Promise.all(shops.map((shop) => shop.killAll()));
      await fixture.endServer("SIGQUIT");
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }, 30_000);
    await use(fixture);
  },
});

const MARKER = "Mehfil wrap dress";

/** Writes a row that must survive everything that follows. */
export const insertMarkerRow = (url: string) =>
  firstValue(url, `create table dress as select '${MARKER}'::text as name`);

/** Fails unless that row is still there, and is the only one. */
export const expectMarkerRow = async (url: string) => {
  expect(await firstValue(url, "select string_agg(name, ', ') from dress")).toBe(MARKER);
};

/** The first value of the first row of a statement. */
export const firstValue = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};

import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join, relative } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../embedded-postgres/embedded-postgres.ts";
import { adminTable } from "./admin-report.ts";
import { measureAdmin } from "./admin.ts";
import { BadArguments, parseBenchOptions, type BenchOptions } from "./arguments.ts";
import { measureBrowsing } from "./browsing.ts";
import { cases } from "./cases.ts";
import type { Cleanup } from "./cleanup.ts";
import { runCommand } from "./command.ts";
import { measureExports } from "./exports.ts";
import { measureFlood } from "./flood.ts";
import { measureFlashSale, measureMixedOrders } from "./flash-sale.ts";
import { compareServers, type Outcome } from "./compare-servers.ts";
import { BenchFailure } from "./load.ts";
import { root } from "./node-process.ts";
import { measureLogins } from "./logins.ts";
import { measureContendedOrders } from "./orders.ts";
import { concurrentBuyers, connections, rounds, roundSeconds } from "./bench-settings.ts";
import { peakMemoryOf } from "./process-figures.ts";
import { browsingTable, loginTable, orderTable, caseTable, targetsReport } from "./report.ts";
import { openBenchSetup, shopProgram, type BenchSetup } from "./bench-setup.ts";

const printLine = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Starts a PostgreSQL for this run with an empty database for each size. Returns the URL of the server. */
const openPostgres = async (
  dataDir: string,
  sizes: readonly number[],
  cleaning: Cleanup,
): Promise<string> => {
  const server = await startEmbeddedPostgres({ dataDir, database: "bench", log: () => undefined });
  cleaning.add(server.stop);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    for (const size of sizes) await client.query(`create database bench_${size}`);
  } finally {
    await client.end();
  }
  return server.url;
};

const memoryLine = (setup: BenchSetup): string => {
  const [shop, bare] = [setup.shop, setup.bare].map((server) => Math.round(peakMemoryOf(server.process.pid)));
  return `  shop ${shop} MB, bare ${bare} MB with ${setup.products} products`;
};

const preamble = (): string => {
  const [processor] = cpus();
  return [
    `Node ${process.version}, ${cpus().length} x ${processor?.model ?? "unknown processor"}`,
    `The shop runs from ${relative(root, shopProgram.at(-1) ?? "")}. ${connections} connections; ` +
      `medians of ${rounds} rounds of ${roundSeconds} s; the servers alternate.`,
    "CPU µs: user and system time of the server's process alone, per request.",
    "Equal requests at the same time share one read; each connection begins at another request of a case.",
    "PostgreSQL µs: the same for the PostgreSQL processes of its connections (without parallel workers).",
    "The load comes from this process, on the same machine.",
  ].join("\n");
};

const run = async ({ sizes, orders, only, flash }: BenchOptions, cleaning: Cleanup): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-bench-"));
  cleaning.add(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const serverUrl = await openPostgres(dataDir, sizes, cleaning);
  const setups: BenchSetup[] = [];
  for (const size of sizes) {
    const startedAt = Date.now();
    const rows = { products: size, orders: size === sizes.at(-1) ? orders : 0 };
    setups.push(await openBenchSetup(rows, { dataDir, serverUrl, cleaning }));
    printLine(
      `${size} products, ${rows.orders} orders and two servers are ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  }
  printLine(`\n${preamble()}`);
  const outcomes: Outcome[] = [];
  for (const benchCase of only.has("pages") ? cases : []) {
    const outcome = await compareServers(benchCase, setups);
    outcomes.push(outcome);
    printLine(`\n${caseTable(outcome)}`);
  }
  const browsing = only.has("browsing") ? await measureBrowsing(setups) : [];
  if (browsing.length > 0) printLine(`\n${browsingTable(browsing)}`);
  printLine(`\nPeak memory\n${setups.map(memoryLine).join("\n")}`);
  const [first] = setups;
  if (first && only.has("orders"))
    printLine(`\n${orderTable(await measureContendedOrders(first), concurrentBuyers)}`);
  const loginOutcome = first && only.has("logins") ? await measureLogins(first) : undefined;
  if (loginOutcome) printLine(`\n${loginTable(loginOutcome)}`);
  const last = setups.at(-1);
  const admin = last && only.has("admin") ? await measureAdmin(last) : [];
  if (last && only.has("flood")) await measureFlood(last, printLine);
  if (last && only.has("exports")) await measureExports(last, printLine);
  if (last && admin.length > 0) printLine(`\n${adminTable(admin, last)}`);
  if (first && only.has("mixed")) await measureMixedOrders(first, printLine);
  if (first && only.has("flash")) await measureFlashSale(first, flash, printLine);
  printLine(`\n${targetsReport(outcomes, browsing, loginOutcome, admin)}`);
};

await runCommand(
  "The benchmark",
  async (cleaning) => {
    await run(parseBenchOptions(process.argv.slice(2)), cleaning);
    return true;
  },
  (error) => error instanceof BadArguments || error instanceof BenchFailure,
);

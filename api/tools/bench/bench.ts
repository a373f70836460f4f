import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join, relative } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../embedded-postgres/embedded-postgres.ts";
import { BadArguments, wantedBy, type Wanted } from "./arguments.ts";
import { browseAll } from "./browsing.ts";
import { cases } from "./cases.ts";
import type { Cleanup } from "./cleanup.ts";
import { runCommand } from "./command.ts";
import { contest, type Outcome } from "./contest.ts";
import { BenchFailure } from "./load.ts";
import { root } from "./node-process.ts";
import { loginsBesideCatalogue } from "./logins.ts";
import { contendedOrders } from "./orders.ts";
import { buyers, connections, rounds, roundSeconds } from "./plan.ts";
import { peakMemoryOf } from "./process-figures.ts";
import { browsingTable, loginTable, orderTable, tableOf, targetsOf } from "./report.ts";
import { openStand, shopProgram, type Stand } from "./stand.ts";

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** A PostgreSQL of the bench's own, with an empty database for each size. */
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

const memoryLine = (stand: Stand): string => {
  const [shop, bare] = [stand.shop, stand.bare].map((server) => Math.round(peakMemoryOf(server.process.pid)));
  return `  shop ${shop} MB, bare ${bare} MB with ${stand.products} products`;
};

const preamble = (): string => {
  const [processor] = cpus();
  return [
    `Node ${process.version}, ${cpus().length} x ${processor?.model ?? "unknown processor"}`,
    `The shop runs from ${relative(root, shopProgram.at(-1) ?? "")}. ${connections} connections; ` +
      `medians of ${rounds} rounds of ${roundSeconds} s, servers in turn.`,
    "CPU µs: user and system time of the server's process alone, per request.",
    "Visitors who ask for the same at the same time share one reading; BENCH_CONNECTIONS=1 shows each request alone.",
    "PostgreSQL µs: the same of the PostgreSQL processes that serve its connections (parallel workers not counted).",
    "The load comes from this process, on the same machine.",
  ].join("\n");
};

const run = async ({ sizes, only }: Wanted, cleaning: Cleanup): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-bench-"));
  cleaning.add(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const serverUrl = await openPostgres(dataDir, sizes, cleaning);
  const stands: Stand[] = [];
  for (const size of sizes) {
    const since = Date.now();
    stands.push(await openStand(size, { dataDir, serverUrl, cleaning }));
    say(`${size} products and two servers are ready after ${((Date.now() - since) / 1000).toFixed(1)} s`);
  }
  say(`\n${preamble()}`);
  const outcomes: Outcome[] = [];
  for (const what of only.has("pages") ? cases : []) {
    const outcome = await contest(what, stands);
    outcomes.push(outcome);
    say(`\n${tableOf(outcome)}`);
  }
  const browsing = only.has("browsing") ? await browseAll(stands) : [];
  if (browsing.length > 0) say(`\n${browsingTable(browsing)}`);
  say(`\nPeak memory\n${stands.map(memoryLine).join("\n")}`);
  const [first] = stands;
  if (first && only.has("orders")) say(`\n${orderTable(await contendedOrders(first), buyers)}`);
  const beside = first && only.has("logins") ? await loginsBesideCatalogue(first) : undefined;
  if (beside) say(`\n${loginTable(beside)}`);
  say(`\n${targetsOf(outcomes, browsing, beside)}`);
};

await runCommand(
  "The bench",
  async (cleaning) => {
    await run(wantedBy(process.argv.slice(2)), cleaning);
    return true;
  },
  (error) => error instanceof BadArguments || error instanceof BenchFailure,
);

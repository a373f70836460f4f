import { percentile, type Figures } from "./figures.ts";
import { applyLoad, type Load } from "./load.ts";
import { cpuOf } from "./process-figures.ts";
import type { Server, BenchSetup } from "./bench-setup.ts";

/** One server and the load that it gets. */
export type ServerLoad = { server: Server; load: Load };

/** The CPU time so far of each PostgreSQL process that serves one of the servers, by process id. */
const backendsOf = async (
  { database }: BenchSetup,
  serverLoads: readonly ServerLoad[],
): Promise<Map<number, number>> => {
  const { rows } = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = any($1)",
    [serverLoads.map(({ server }) => server.applicationName)],
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
};

const cpuOfServers = (serverLoads: readonly ServerLoad[]): number =>
  serverLoads.reduce((all, { server }) => all + cpuOf(server.process.pid), 0);

/** Applies loads to several servers at the same time. Returns their common figures. */
export const measureAll = async (
  setup: BenchSetup,
  serverLoads: readonly ServerLoad[],
): Promise<Figures & { responseCount: number }> => {
  const backendsBefore = await backendsOf(setup, serverLoads);
  const cpu = cpuOfServers(serverLoads);
  const runs = await Promise.all(serverLoads.map(({ load }) => applyLoad(load)));
  const spentByServers = cpuOfServers(serverLoads) - cpu;
  let spentByPostgres = 0;
  for (const [pid, cpuAfter] of await backendsOf(setup, serverLoads))
    spentByPostgres += cpuAfter - (backendsBefore.get(pid) ?? 0);
  const times = runs.flatMap((run) => run.times).sort((one, other) => one - other);
  return {
    responseCount: times.length,
    perSecond: times.length / Math.max(...runs.map(({ seconds }) => seconds)),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    cpu: spentByServers / times.length,
    postgresCpu: spentByPostgres / times.length,
  };
};

/** Applies a load to one server. Returns its figures. */
export const measure = (
  setup: BenchSetup,
  server: Server,
  load: Load,
): Promise<Figures & { responseCount: number }> => measureAll(setup, [{ server, load }]);

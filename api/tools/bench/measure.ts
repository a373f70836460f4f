import { percentile, type Figures } from "./figures.ts";
import { applyLoad, type Load } from "./load.ts";
import { cpuOf } from "./process-figures.ts";
import type { Server, Stand } from "./stand.ts";

/** One server and what is asked of it. */
export type Part = { server: Server; load: Load };

/** CPU so far of each PostgreSQL process that serves one of the servers, by process id. */
const backendsOf = async ({ database }: Stand, parts: readonly Part[]): Promise<Map<number, number>> => {
  const { rows } = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = any($1)",
    [parts.map(({ server }) => server.application)],
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
};

const cpuOfServers = (parts: readonly Part[]): number =>
  parts.reduce((all, { server }) => all + cpuOf(server.process.pid), 0);

/** Applies loads to several servers at once, and reads what all of them together cost and gave. */
export const measureAll = async (
  stand: Stand,
  parts: readonly Part[],
): Promise<Figures & { answers: number }> => {
  const backends = await backendsOf(stand, parts);
  const cpu = cpuOfServers(parts);
  const runs = await Promise.all(parts.map(({ load }) => applyLoad(load)));
  const spent = cpuOfServers(parts) - cpu;
  let spentByPostgres = 0;
  for (const [pid, now] of await backendsOf(stand, parts)) spentByPostgres += now - (backends.get(pid) ?? 0);
  const times = runs.flatMap((run) => run.times).sort((one, other) => one - other);
  return {
    answers: times.length,
    perSecond: times.length / Math.max(...runs.map(({ seconds }) => seconds)),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    cpu: spent / times.length,
    postgresCpu: spentByPostgres / times.length,
  };
};

/** Applies a load to a server, and reads what it cost. */
export const measure = (stand: Stand, server: Server, load: Load): Promise<Figures & { answers: number }> =>
  measureAll(stand, [{ server, load }]);

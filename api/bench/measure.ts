import { percentile, type Figures } from "./figures.ts";
import { applyLoad, type Load } from "./load.ts";
import { cpuOf } from "./process-figures.ts";
import type { Server, Stand } from "./stand.ts";

/** CPU so far of each PostgreSQL process that serves a server, by process id. */
const backendsOf = async ({ database }: Stand, server: Server): Promise<Map<number, number>> => {
  const { rows } = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = $1",
    [server.application],
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
};

/** Applies a load to a server, and reads what it cost. */
export const measure = async (
  stand: Stand,
  server: Server,
  load: Load,
): Promise<Figures & { answers: number }> => {
  const backends = await backendsOf(stand, server);
  const cpu = cpuOf(server.process.pid);
  const { answers, seconds, times } = await applyLoad(load);
  const spent = cpuOf(server.process.pid) - cpu;
  let spentByPostgres = 0;
  for (const [pid, now] of await backendsOf(stand, server)) spentByPostgres += now - (backends.get(pid) ?? 0);
  return {
    answers,
    perSecond: answers / seconds,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    cpu: spent / answers,
    postgresCpu: spentByPostgres / answers,
  };
};

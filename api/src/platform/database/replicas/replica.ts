import type pg from "pg";
import { openProbe, type Probe } from "./probe.ts";
import type { ReplicaProblem } from "./replica.rules.ts";

/** A replica, as the watch sees it. */
export type Replica = {
  /** Host and port, without the password. */
  address: string;
  probe: Probe;
  /** Why it is not read; `undefined` if it is. "new": not observed yet. */
  problem: ReplicaProblem | "new" | undefined;
  /** The instant until which it has all that was committed. */
  completeUntil: number;
  lagMs: number;
  query: <Row extends object>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
  /** Rejects the reads that wait for its answer: their connections may stay silent for seconds. */
  rejectReads: (error: unknown) => void;
  close: () => Promise<void>;
};

export const openReplica = (url: string, pool: pg.Pool): Replica => {
  const waiting = new Set<(error: unknown) => void>();
  const probe = openProbe(url);
  const { hostname, port } = new URL(url);
  return {
    address: `${hostname}:${port || "5432"}`,
    probe,
    problem: "new",
    completeUntil: -Infinity,
    lagMs: Infinity,
    query: <Row extends object>(statement: pg.QueryConfig) =>
      new Promise<pg.QueryResult<Row>>((resolve, reject) => {
        waiting.add(reject);
        pool
          .query<Row>(statement)
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      }),
    rejectReads: (error) => waiting.forEach((reject) => reject(error)),
    close: async () => {
      probe.disconnect();
      await pool.end();
    },
  };
};

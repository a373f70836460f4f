import type { Cluster } from "./open-cluster.ts";

/** One failure of the cluster, and what it may cost. */
export type ClusterCase = {
  name: string;
  /** One line for the table. */
  what: string;
  /** The longest time without a placed order that passes, in seconds. */
  maxWritesOut: number;
  /** Causes the failure. Returns a function that repairs it; `noRepair` if the cluster repairs itself. */
  cause: (cluster: Cluster) => Promise<() => Promise<void>>;
  /** How long the failure lasts before the repair, in seconds; without it until orders are placed again. */
  lastsSeconds?: number;
};

/** For a failure that the cluster repairs by itself. */
export const noRepair = async (): Promise<void> => undefined;

import type { ServerState } from "./probe.ts";

/** Why a replica is not read. */
export type ReplicaProblem = "silent" | "primary" | "other cluster" | "behind";

export type ReplicaObservation = {
  /** The state of the replica; `undefined` if it did not answer. */
  state: ServerState | undefined;
  /** The cluster and database of the primary; `undefined` before its first answer. */
  cluster: string | undefined;
  /** Milliseconds by which it is behind; Infinity if unknown. */
  lagMs: number;
  maxLagMs: number;
  isUsed: boolean;
};

/** Milliseconds of lag at which a replica is always read again: more than the interval of the checks. */
const smallLagMs = 1000;

/**
 * Whether a replica must not be read, and why. One that was behind is read again when its lag is at most half of the limit, so
 * that one near the limit does not change its state all the time.
 */
export const problemOf = ({
  state,
  cluster,
  lagMs,
  maxLagMs,
  isUsed,
}: ReplicaObservation): ReplicaProblem | undefined => {
  if (!state) return "silent";
  if (!state.isReplica) return "primary";
  if (cluster !== undefined && state.cluster !== cluster) return "other cluster";
  return lagMs > (isUsed ? maxLagMs : Math.max(maxLagMs / 2, smallLagMs)) ? "behind" : undefined;
};

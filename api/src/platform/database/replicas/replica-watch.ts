import { setTimeout as pause } from "node:timers/promises";
import { openProbe, type ServerState } from "./probe.ts";
import { primaryPositions } from "./primary-positions.ts";
import type { Replica } from "./replica.ts";
import { problemOf, type ReplicaProblem } from "./replica.rules.ts";

/** Milliseconds between two checks, and while a replica has to apply a change before it is read. */
const checkIntervalMs = 500;
const urgentIntervalMs = 50;

/** Milliseconds for a replica to apply what the primary has just reported, before it is asked a second time. */
const applyMs = 25;

/** A replica is read from now on, or no longer. */
export type ReplicaChange = {
  address: string;
  problem: ReplicaProblem | undefined;
  lagSeconds: number;
  error?: unknown;
};

export type ReplicaWatch = {
  /** The replicas that may be read now. */
  current: () => Replica[];
  /** Does not read a replica until it has answered again. */
  leaveOut: (replica: Replica, error: unknown) => void;
  /** From now on a replica is read only when it has all that is committed by now. */
  requireCommitted: () => void;
  close: () => Promise<void>;
};

export type WatchOptions = {
  primaryUrl: string;
  maxLagMs: number;
  onChange: (change: ReplicaChange) => void;
};

/**
 * Checks the replicas twice a second, each on one connection of its own, and compares their positions with the primary's. While the
 * primary does not answer, nothing is known to be committed since: replicas that were current stay in use.
 */
export const watchReplicas = (
  replicas: readonly Replica[],
  { primaryUrl, maxLagMs, onChange }: WatchOptions,
): ReplicaWatch => {
  const primary = openProbe(primaryUrl);
  const positions = primaryPositions();
  const startedAt = performance.now();
  let cluster: string | undefined;
  let doesPrimaryAnswer = true;
  let requiredSince = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let isClosed = false;

  const setProblem = (replica: Replica, problem: ReplicaProblem | undefined, error?: unknown): void => {
    if (replica.problem === problem) return;
    replica.problem = problem;
    onChange({ address: replica.address, problem, lagSeconds: replica.lagMs / 1000, error });
  };

  const checkPrimary = async (): Promise<void> => {
    const at = performance.now();
    try {
      const state = await primary.ask();
      doesPrimaryAnswer = !state.isReplica;
      if (state.isReplica) return;
      cluster = state.cluster;
      positions.add({ at, position: state.position });
    } catch {
      doesPrimaryAnswer = false;
    }
  };

  const isComplete = ({ position }: ServerState): boolean =>
    positions.completeUntil(position) === positions.newestAt();

  /** Asks a second time on a busy primary: every replica is some milliseconds behind it. */
  const askReplica = async ({ probe }: Replica): Promise<ServerState> => {
    const state = await probe.ask();
    if (!state.isReplica || isComplete(state)) return state;
    await pause(applyMs, undefined, { ref: false });
    return probe.ask();
  };

  const checkReplica = async (replica: Replica): Promise<void> => {
    let error: unknown;
    const state = await askReplica(replica).catch((reason: unknown) => {
      error = reason;
      return undefined;
    });
    if (isClosed) return;
    replica.completeUntil = state ? positions.completeUntil(state.position) : -Infinity;
    replica.lagMs = (positions.newestAt() ?? Infinity) - replica.completeUntil;
    const isUsed = replica.problem === undefined;
    const problem = problemOf({ state, cluster, lagMs: replica.lagMs, maxLagMs, isUsed });
    // Just after the start the positions do not yet tell a little lag from much.
    const isUnclear = replica.problem === "new" && performance.now() - startedAt < maxLagMs;
    if (problem !== "behind" || !isUnclear) setProblem(replica, problem, error);
    if (!state) replica.rejectReads(error);
  };

  /** Whether a change that must be read has not reached this replica, so far as the primary can tell. */
  const lacksRequired = ({ completeUntil }: Replica): boolean =>
    doesPrimaryAnswer && completeUntil < requiredSince;

  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    // The primary first: a replica then has had a moment to apply what was committed before.
    await checkPrimary();
    await Promise.all(replicas.map(checkReplica));
    isChecking = false;
    if (isClosed) return;
    const isUrgent = replicas.some((replica) => replica.problem === undefined && lacksRequired(replica));
    timer = setTimeout(() => void check(), isUrgent ? urgentIntervalMs : checkIntervalMs).unref();
  };
  void check();

  return {
    current: () => replicas.filter((replica) => replica.problem === undefined && !lacksRequired(replica)),
    leaveOut: (replica, error) => {
      replica.probe.disconnect();
      setProblem(replica, "silent", error);
    },
    requireCommitted: () => {
      requiredSince = performance.now();
      void check();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      primary.disconnect();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
};

import pLimit from "p-limit";
import { refuse } from "../errors/errors.ts";
import { countOverload } from "../metrics.ts";
import { timeLimits } from "../time-limits.ts";

export type ConcurrencyLimits = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that can wait. */
  maxQueueLength: number;
  /** Longest time in the queue, in milliseconds. Default: `timeLimits.queue`. */
  maxWaitMs?: number;
};

const refuseWaiting = (): never => {
  countOverload("queue");
  return refuse("NOT_READY");
};

export type ConcurrencyLimit = {
  /** Throws NOT_READY if the queue is full or the task has waited too long. */
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** The tasks that run or wait. */
  count: () => number;
};

/** Runs tasks with limited concurrency. */
export const concurrencyLimit = (limits: ConcurrencyLimits): ConcurrencyLimit => {
  const { concurrency, maxQueueLength } = limits;
  const limit = pLimit(concurrency);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxQueueLength) refuseWaiting();
    const deadline = performance.now() + (limits.maxWaitMs ?? timeLimits.queue);
    return limit(() => (performance.now() < deadline ? task() : refuseWaiting()));
  };
  return Object.assign(run, { count: () => limit.activeCount + limit.pendingCount });
};

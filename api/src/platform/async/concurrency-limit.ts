import pLimit from "p-limit";
import { refuse } from "../errors/errors.ts";
import { countOverload } from "../metrics.ts";

export type ConcurrencyLimits = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that can wait. */
  maxQueueLength: number;
  /** Longest time in the queue, in milliseconds. */
  maxWaitMs: number;
};

/** One second less than the response deadline: the result of a task that starts later would come too late. */
export const maxQueueWaitMs = 8000;

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
  const { concurrency, maxQueueLength, maxWaitMs } = limits;
  const limit = pLimit(concurrency);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxQueueLength) refuseWaiting();
    const deadline = performance.now() + maxWaitMs;
    return limit(() => (performance.now() < deadline ? task() : refuseWaiting()));
  };
  return Object.assign(run, { count: () => limit.activeCount + limit.pendingCount });
};

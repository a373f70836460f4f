import pLimit, { type LimitFunction } from "p-limit";
import { crowdRefusal } from "../errors/crowd-refusal.ts";
import { countOverload } from "../metrics.ts";
import { timeLimits } from "../time-limits.ts";

export type KeyedQueueLimits = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks with one key that run at the same time. */
  perKey: number;
  /** Tasks that wait for one key. */
  maxWaiting: number;
  /** Longest wait for the start, in milliseconds. Default: `timeLimits.queue`. */
  maxWaitMs?: number;
};

export type KeyedQueue = {
  /**
   * Runs a task when there is room for it and for each of its keys, in the order of the calls. Throws NOT_READY if that takes
   * too long, and at once if too many tasks wait.
   */
  run: <Result>(keys: readonly string[], task: () => Promise<Result>) => Promise<Result>;
  /** The tasks that run or wait. */
  count: () => number;
};

const refuseWaiting = (): never => {
  countOverload("queue");
  throw crowdRefusal();
};

/**
 * Limits tasks in all and by key. A task that waits for a key does not count towards `concurrency`, so one popular key does not
 * delay tasks with other keys. A task acquires its keys in ascending order, so there is no deadlock.
 */
export const keyedQueue = ({ concurrency, perKey, maxWaiting, maxWaitMs }: KeyedQueueLimits): KeyedQueue => {
  const globalLimit = pLimit(concurrency);
  const limitsByKey = new Map<string, LimitFunction>();
  let count = 0;

  const withKeyLimit = async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const limit = limitsByKey.get(key) ?? pLimit(perKey);
    if (limit.pendingCount >= maxWaiting) refuseWaiting();
    limitsByKey.set(key, limit);
    try {
      return await limit(task);
    } finally {
      if (limit.activeCount === 0 && limit.pendingCount === 0) limitsByKey.delete(key);
    }
  };

  const withLimits = <Result>(
    keys: readonly string[],
    task: () => Promise<Result>,
    position = 0,
  ): Promise<Result> => {
    const key = keys[position];
    return key === undefined
      ? globalLimit(task)
      : withKeyLimit(key, () => withLimits(keys, task, position + 1));
  };

  return {
    run: async (keys, task) => {
      const deadline = performance.now() + (maxWaitMs ?? timeLimits.queue);
      count += 1;
      try {
        return await withLimits([...new Set(keys)].sort(), () => {
          if (performance.now() >= deadline) refuseWaiting();
          return task();
        });
      } finally {
        count -= 1;
      }
    },
    count: () => count,
  };
};

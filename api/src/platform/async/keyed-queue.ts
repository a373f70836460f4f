import pLimit, { type LimitFunction } from "p-limit";
import { refuse } from "../errors/errors.ts";

export type KeyedQueueLimits = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks with one key that run at the same time. */
  perKey: number;
  /** Longest wait for the start, in milliseconds. */
  maxWaitMs: number;
};

/** `hasStarted` ends the wait that `oldestWaitMs` counts: the task calls it when it has what it waits for. */
export type QueuedTask<Result> = (hasStarted: () => void) => Promise<Result>;

export type KeyedQueue = {
  /**
   * Runs a task when there is room for it and for each of its keys, in the order of the calls. Throws NOT_READY if that takes
   * too long.
   */
  run: <Result>(keys: readonly string[], task: QueuedTask<Result>) => Promise<Result>;
  /** Tasks that have not started. */
  waitingCount: () => number;
  /** Milliseconds for which the oldest task that has not started has waited; 0 if none waits. */
  oldestWaitMs: () => number;
};

/**
 * Limits tasks in all and by key. A task that waits for a key does not count towards `concurrency`, so one popular key does not
 * delay tasks with other keys. A task acquires its keys in ascending order, so there is no deadlock.
 */
export const keyedQueue = ({ concurrency, perKey, maxWaitMs }: KeyedQueueLimits): KeyedQueue => {
  const globalLimit = pLimit(concurrency);
  const limitsByKey = new Map<string, LimitFunction>();
  /** The tasks that have not started, oldest first. */
  const waiting = new Set<{ since: number }>();

  const withKeyLimit = async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const limit = limitsByKey.get(key) ?? pLimit(perKey);
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
      const entry = { since: performance.now() };
      waiting.add(entry);
      const hasStarted = () => void waiting.delete(entry);
      try {
        return await withLimits([...new Set(keys)].sort(), () =>
          performance.now() - entry.since < maxWaitMs ? task(hasStarted) : refuse("NOT_READY"),
        );
      } finally {
        hasStarted();
      }
    },
    waitingCount: () => waiting.size,
    oldestWaitMs: () => {
      const [oldest] = waiting;
      return oldest ? performance.now() - oldest.since : 0;
    },
  };
};

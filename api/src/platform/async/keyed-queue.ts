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
  /** Milliseconds for which the oldest task that has not started has waited; 0 if none waits. */
  oldestWaitMs: () => number;
};

/**
 * Limits tasks in all and by key. A task that waits for its keys takes no place of the others, so one popular key does not hold
 * up the rest. Keys are taken in ascending order, so no two tasks wait for each other.
 */
export const keyedQueue = ({ concurrency, perKey, maxWaitMs }: KeyedQueueLimits): KeyedQueue => {
  const inAll = pLimit(concurrency);
  const byKey = new Map<string, LimitFunction>();
  /** The times of the calls, ascending. */
  const waiting = new Set<{ since: number }>();

  const underKey = async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const limit = byKey.get(key) ?? pLimit(perKey);
    byKey.set(key, limit);
    try {
      return await limit(task);
    } finally {
      if (limit.activeCount === 0 && limit.pendingCount === 0) byKey.delete(key);
    }
  };

  const enter = <Result>(
    [key, ...others]: readonly string[],
    task: () => Promise<Result>,
  ): Promise<Result> => (key === undefined ? inAll(task) : underKey(key, () => enter(others, task)));

  return {
    run: async (keys, task) => {
      const entry = { since: performance.now() };
      waiting.add(entry);
      const hasStarted = () => void waiting.delete(entry);
      try {
        return await enter([...new Set(keys)].sort(), () =>
          performance.now() - entry.since < maxWaitMs ? task(hasStarted) : refuse("NOT_READY"),
        );
      } finally {
        hasStarted();
      }
    },
    oldestWaitMs: () => {
      const [oldest] = waiting;
      return oldest ? performance.now() - oldest.since : 0;
    },
  };
};

import { LRUCache } from "lru-cache";

/** Values that are expensive to load and may be some seconds old, such as "N products found". */
export type StaleWhileRevalidateCache<Value extends object> = {
  /**
   * The cached value, or a loaded one. Concurrent calls for a key share one load. A stale value is returned at once while
   * it is loaded again in the background; it stays if that load fails.
   */
  get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  /** The cached value, fresh or stale; `undefined` if there is none. Loads nothing. */
  peek: (key: string) => Value | undefined;
  /** Removes all values. Loads in progress are answered to their callers, and not cached. */
  clear: () => void;
};

/**
 * A cache of at most `max` values that are fresh for `seconds`, and may be returned stale for twice as long after that.
 * `now` is a clock in milliseconds.
 */
export const staleWhileRevalidate = <Value extends object>(
  seconds: number,
  now: () => number = () => performance.now(),
  max = 1000,
): StaleWhileRevalidateCache<Value> => {
  const ttl = seconds * 1000;
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  });
  const peek = (key: string): Value | undefined => {
    if (cache.getRemainingTTL(key) < -2 * ttl) cache.delete(key);
    return cache.peek(key, { allowStale: true });
  };
  return {
    peek,
    get: (key, load) => {
      const hasValue = peek(key) !== undefined;
      return cache.forceFetch(key, { context: load, allowStaleOnFetchRejection: hasValue });
    },
    clear: () => cache.clear(),
  };
};

/** Longest key, in characters, for which a load is shared. */
const maxKeyLength = 4000;

/**
 * Concurrent calls with the same key share one load. Nothing is cached after it ends, so no result is older than the load
 * takes.
 */
export const singleFlight = <Result>() => {
  const pendingLoads = new Map<string, Promise<Result>>();
  return (key: string, load: () => Promise<Result>): Promise<Result> => {
    const pending = pendingLoads.get(key);
    if (pending) return pending;
    const started = load();
    if (key.length > maxKeyLength) return started;
    pendingLoads.set(key, started);
    const remove = () => pendingLoads.delete(key);
    started.then(remove, remove);
    return started;
  };
};

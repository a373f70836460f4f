import { LRUCache } from "lru-cache";

/** Facts that are dear to count and may be some seconds old, such as "N products found". */
export type ShortMemory<Fact extends object> = {
  /** The remembered fact, or a fresh one; many who ask at once count once. */
  recall: (key: string, count: () => Promise<Fact>) => Promise<Fact>;
  /** Forgets all: the shop itself has changed what is counted. */
  clear: () => void;
};

export const shortMemory = <Fact extends object>(seconds: number): ShortMemory<Fact> => {
  const cache = new LRUCache<string, Promise<Fact>>({ max: 1000, ttl: seconds * 1000 });
  return {
    recall: (key, count) => {
      const known = cache.get(key);
      if (known) return known;
      const fresh = count();
      cache.set(key, fresh);
      fresh.catch(() => cache.delete(key));
      return fresh;
    },
    clear: () => cache.clear(),
  };
};

import { LRUCache } from "lru-cache";

/** Facts that are dear to count and may be some seconds old, such as "N products found". */
export type ShortMemory<Fact extends object> = {
  /**
   * The remembered fact, or a fresh one; many who ask at once count once. One that begins to be old is told once
   * more while it is counted anew, so that nobody waits for it.
   */
  recall: (key: string, count: () => Promise<Fact>) => Promise<Fact>;
  /** Forgets all: the shop itself has changed what is counted. */
  clear: () => void;
};

type Remembered<Fact> = { fact: Promise<Fact>; since: number; isRenewed: boolean };

/** Remembers facts that are new for so many seconds, and still told while they are renewed for twice as many more. */
export const shortMemory = <Fact extends object>(
  seconds: number,
  now: () => number = () => performance.now(),
): ShortMemory<Fact> => {
  const cache = new LRUCache<string, Remembered<Fact>>({ max: 1000 });

  const learn = (key: string, count: () => Promise<Fact>): Remembered<Fact> => {
    const fresh = { fact: count(), since: now(), isRenewed: false };
    cache.set(key, fresh);
    fresh.fact.catch(() => {
      if (cache.peek(key) === fresh) cache.delete(key);
    });
    return fresh;
  };

  const renew = (key: string, known: Remembered<Fact>, count: () => Promise<Fact>): void => {
    known.isRenewed = true;
    const since = now();
    const fact = count();
    fact.then(
      () => cache.peek(key) === known && cache.set(key, { fact, since, isRenewed: false }),
      () => (known.isRenewed = false),
    );
  };

  return {
    recall: (key, count) => {
      const known = cache.get(key);
      const age = known ? (now() - known.since) / 1000 : Infinity;
      if (!known || age > 3 * seconds) return learn(key, count).fact;
      if (age > seconds && !known.isRenewed) renew(key, known, count);
      return known.fact;
    },
    clear: () => cache.clear(),
  };
};

const hash = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
};

/** A sequence of random numbers that is the same for the same seed on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
};

/** Random numbers from a text seed, so that a picture is the same at every load. */
export const seededRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
};

/** A list with at least one entry. */
export type Options<T> = readonly [T, ...T[]];

/** One of the options, determined by the seed and the trait; independent of other choices. */
export const choice = <T>(seed: string, trait: string, options: Options<T>): T =>
  options[hash(`${trait}|${seed}`) % options.length] ?? options[0];

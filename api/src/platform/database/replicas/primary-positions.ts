/** Milliseconds for which positions are kept: longer than any permitted lag. */
const historyMs = 300_000;

/**
 * Positions in the primary's log, each with the instant before it was read. A replica that has applied the log up to a
 * position has all that was committed before that instant. So lag is measured by one clock, and an idle primary causes none.
 */
export type PrimaryPositions = {
  add: (sample: { at: number; position: number }) => void;
  /** The instant of the newest position; `undefined` before the first one. */
  newestAt: () => number | undefined;
  /** A server at this position has all that was committed until the returned instant. -Infinity: longer ago than the history. */
  completeUntil: (position: number) => number;
};

export const primaryPositions = (): PrimaryPositions => {
  let samples: { at: number; position: number }[] = [];
  return {
    add: (sample) => {
      const newest = samples.at(-1);
      // Another server has become the primary: positions of the former one mean nothing on it.
      if (newest && sample.position < newest.position) samples = [];
      samples = samples.filter(({ at }) => at > sample.at - historyMs);
      samples.push(sample);
    },
    newestAt: () => samples.at(-1)?.at,
    completeUntil: (position) => samples.findLast((sample) => sample.position <= position)?.at ?? -Infinity,
  };
};

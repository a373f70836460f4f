/**
 * Limits repeated work to a share of the time (a duty cycle). The returned function skips a call that comes too early: with a
 * share of 0.01, calls within 99 seconds after a run of one second do nothing. `now` is a clock in milliseconds.
 */
export const shareOfTime = (
  share: number,
  work: () => Promise<void>,
  now: () => number = () => performance.now(),
): (() => Promise<void>) => {
  let dueAt = -Infinity;
  return async () => {
    const startedAt = now();
    if (startedAt < dueAt) return;
    dueAt = Infinity;
    try {
      await work();
    } finally {
      const endedAt = now();
      dueAt = endedAt + (endedAt - startedAt) * (1 / share - 1);
    }
  };
};

/** The time without a success: how long, and how many milliseconds after the start of the observation it ended. */
export type Outage = { milliseconds: number; endedAfter: number };

/**
 * The longest time between two successes, from `startedAt` to `endedAt`. Both ends count as successes: the observation must
 * begin and end while the shop serves.
 */
export const longestOutage = (successes: readonly number[], startedAt: number, endedAt: number): Outage => {
  const times = [...successes.filter((at) => at > startedAt && at < endedAt), endedAt].sort(
    (one, other) => one - other,
  );
  let longest: Outage = { milliseconds: 0, endedAfter: 0 };
  let previous = startedAt;
  for (const at of times) {
    if (at - previous > longest.milliseconds)
      longest = { milliseconds: at - previous, endedAfter: at - startedAt };
    previous = at;
  }
  return longest;
};

/** Counts of values, such as of statuses. */
export const countEach = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

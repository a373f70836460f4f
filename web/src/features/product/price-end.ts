/** The shop says when a price ends in its last seven days only. */
const longestDelayMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Milliseconds until a price ends; `undefined` if a page that waits for it would ask again and again, since the clock of the browser
 * is wrong: ahead of the shop's, the end has passed; far behind, the wait is longer than a timer can count, which ends at once.
 */
export const msUntilEnd = (priceEndsAt: string | null, now: number): number | undefined => {
  const delay = Date.parse(priceEndsAt ?? "") - now;
  return delay > 0 && delay <= longestDelayMs ? delay : undefined;
};

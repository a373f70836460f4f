import type pg from "pg";
import type { Log } from "../logger.ts";

/** Seconds by which the clock of a process may differ from the database's without a warning. */
const maxOffsetSeconds = 5;

const checkEveryMs = 5 * 60_000;

export type ClockCheck = {
  /** Seconds by which the clock of this process is ahead of the database's; `undefined` before the first check. */
  secondsAhead: () => number | undefined;
  stop: () => void;
};

const millisecondsPerSecond = 1000;

/**
 * Seconds by which the clock of this process is ahead of the database's, negative if it is behind. The time of the database is
 * compared with the middle of the round trip, so the result is exact to half a round trip.
 */
export const readSecondsAhead = async (pool: Pick<pg.Pool, "query">): Promise<number> => {
  const sentAt = performance.now();
  const sentTime = Date.now();
  const { rows } = await pool.query<{ now: number }>(
    "select extract(epoch from clock_timestamp())::float8 as now",
  );
  const halfRoundTrip = (performance.now() - sentAt) / 2;
  const databaseTime = (rows[0]?.now ?? 0) * millisecondsPerSecond;
  const seconds = (sentTime + halfRoundTrip - databaseTime) / millisecondsPerSecond;
  return Math.round(seconds * 10) / 10;
};

/** The warning about a clock; `undefined` if the clocks agree. */
export const clockWarning = (secondsAhead: number): string | undefined => {
  if (Math.abs(secondsAhead) <= maxOffsetSeconds) return undefined;
  const direction = secondsAhead > 0 ? "ahead of" : "behind";
  return (
    `the clock of this machine is ${Math.abs(secondsAhead)} s ${direction} the database's; ` +
    "synchronize both by NTP: links, counters of throttles and times in the log depend on it"
  );
};

/** Compares the clock of the process with the database's, at once and every five minutes, and warns of a difference. */
export const watchClock = async (pool: Pick<pg.Pool, "query">, log: Log): Promise<ClockCheck> => {
  let secondsAhead: number | undefined;
  const check = async (): Promise<void> => {
    secondsAhead = await readSecondsAhead(pool);
    const warning = clockWarning(secondsAhead);
    if (warning) log.warn({ secondsAhead }, warning);
  };
  // A database that does not answer is reported elsewhere.
  const tryCheck = () => check().catch(() => undefined);
  await tryCheck();
  const checking = setInterval(() => void tryCheck(), checkEveryMs).unref();
  return { secondsAhead: () => secondsAhead, stop: () => clearInterval(checking) };
};

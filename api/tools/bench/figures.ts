/** The figures of one server in one case. */
export type Figures = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Microseconds of CPU per request: the server's process, and the PostgreSQL processes that serve it. */
  cpu: number;
  postgresCpu: number;
};

/** The smallest value that `percent` of an ascending list do not exceed; NaN for an empty list. */
export const percentile = (ascending: readonly number[], percent: number): number =>
  ascending[Math.max(0, Math.ceil((ascending.length * percent) / 100) - 1)] ?? Number.NaN;

const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((one, other) => one - other),
    50,
  );

/** The median of each figure. With an odd number of rounds each median is a measured value. */
export const medianOf = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p95: median(rounds.map((round) => round.p95)),
  p99: median(rounds.map((round) => round.p99)),
  cpu: median(rounds.map((round) => round.cpu)),
  postgresCpu: median(rounds.map((round) => round.postgresCpu)),
});

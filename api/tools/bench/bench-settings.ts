/** Connections of the load. With 1 no requests overlap, so no two requests share one read. */
export const connections = Number(process.env["BENCH_CONNECTIONS"] ?? 16);

/** Rounds of each server in each case. The servers alternate, so that other load on the machine affects both. */
export const rounds = 7;

/** The length of a round. */
export const roundSeconds = 1;

/** Load before the measured rounds, to compile the code and to fill the caches. */
export const warmUpSeconds = 2;

/** For each filter, sort order and search. The catalogue sizes alternate. */
export const browsingRounds = 3;
export const browsingSeconds = 1;

/** Requests for lists at the same time. */
export const browsingConnections = 2;

/** With at most so many products, every list has the limit of a plain one. */
export const usualProducts = 100_000;

/** Products on a page. */
export const pageSize = 24;

/** Shoppers who order at the same time. */
export const concurrentBuyers = 64;
export const orderSeconds = 6;

/** Concurrent logins during requests for catalogue pages; rounds without and with logins alternate. */
export const loginsAtOnce = 50;
export const pagesPerSecond = 100;
export const loginRounds = 5;
export const loginSeconds = 3;

/** Admins who open a page at the same time, and how long each page is measured. */
export const adminConnections = 2;
export const adminSeconds = 4;

/** Database connections in each pool of each server. */
export const poolSize = 10;

/**
 * Highest allowed ratios. `withMany`: cost with many products to cost with few. `besideLogins`: p99 with fifty logins to p99
 * without. Highest p95 in milliseconds: `listP95` of a list, `slowListP95` of a list that no index gives alone, beyond
 * `usualProducts`; `adminP95` of a page of the admin.
 */
export const targets = {
  withMany: 1.5,
  besideLogins: 3,
  listP95: 100,
  slowListP95: 1000,
  adminP95: 100,
};

/**
 * The least requests per second with 1,000 products and 16 connections, as a part of those of the bare route. The list is one
 * request, which the shop reads once for all that wait; filters and searches differ and are compared with the bare list.
 */
export const leastShares = { list: 1.5, product: 0.3, filters: 0.35, searches: 0.2 };

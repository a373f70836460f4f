/** Connections of the load. With 1 no two requests meet, so none is answered by the reading of another. */
export const connections = Number(process.env["BENCH_CONNECTIONS"] ?? 8);

/** Rounds of each server in each case; the servers take turns, so that a busy machine is busy for all of them. */
export const rounds = 7;

/** Seconds of a round. */
export const roundSeconds = 1;

/** Seconds under load before the rounds count: the code is compiled, the caches are warm. */
export const warmUpSeconds = 2;

/** Rounds and seconds of each filter, order and search; the sizes of the catalogue take turns. */
export const browsingRounds = 3;
export const browsingSeconds = 1;

/** Products of a page. */
export const pageSize = 24;

/** Shoppers who order at once, and for how many seconds. */
export const concurrentBuyers = 64;
export const orderSeconds = 6;

/** Shoppers who log in at once, beside so many pages a second; rounds of so many seconds, quiet and busy in turn. */
export const loginsAtOnce = 50;
export const pagesPerSecond = 100;
export const loginRounds = 5;
export const loginSeconds = 3;

/** Connections of each pool of each server. */
export const poolSize = 10;

/**
 * Most CPU of a catalogue page against the bare route, most cost with many products against few, and most p99 beside
 * fifty logins against the quiet one; for a search, most cost with many products against few.
 */
export const targets = { againstBare: 1.6, withMany: 1.5, besideLogins: 2, searchWithMany: 3 };

import { hashesAtOnce } from "../../platform/hashing/hasher.ts";
import { concurrencyLimit, longestWait } from "../../platform/async/concurrency-limit.ts";

/**
 * While one login is hashed another is with the database: more at once would keep no more hashes at work, and the
 * database from whoever looks at the catalogue.
 */
export const loginsAtOnce = 2 * hashesAtOnce;

export const limitedLogin = concurrencyLimit({ concurrency: loginsAtOnce, longestQueue: 200, longestWait });

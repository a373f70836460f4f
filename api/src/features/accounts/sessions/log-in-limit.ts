import { concurrencyLimit, longestWait } from "../../../platform/async/concurrency-limit.ts";
import { concurrentHashes } from "../../../platform/hashing/hasher.ts";

/** Two logins per concurrent hash: one is hashed while the other uses the database. More would only wait for the hasher. */
export const concurrentLogins = 2 * concurrentHashes;

export const limitedLogin = concurrencyLimit({
  concurrency: concurrentLogins,
  longestQueue: 200,
  longestWait,
});

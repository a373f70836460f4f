import { concurrencyLimit } from "../../../platform/async/concurrency-limit.ts";
import { concurrentHashes } from "../../../platform/hashing/hasher.ts";

/** While one login is hashed, another one uses the database. A higher limit would not compute more hashes at a time. */
export const concurrentLogins = 2 * concurrentHashes;

export const limitedLogin = concurrencyLimit({
  concurrency: concurrentLogins,
  maxQueueLength: 200,
});

import { availableParallelism } from "node:os";
import { concurrencyLimit, maxQueueWaitMs } from "../async/concurrency-limit.ts";
import { childPool } from "../child-pool.ts";

/** Concurrent hashes: each needs a core and 19 MiB, and one core is left to serve requests. */
export const concurrentHashes = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Hashes that can wait. A longer queue could not be served before its requests time out. */
const maxQueueLength = 200;

/** A process ends after this time without a login. The next one waits for a new process, a tenth of a second. */
const idleMs = 60_000;

export type Hasher = {
  /** An argon2id hash with its own salt. Throws NOT_READY if the queue is full or the wait is too long. */
  hashOf: (text: string) => Promise<string>;
  /** Whether the hash belongs to the text. Throws NOT_READY if the queue is full or the wait is too long. */
  isHashOf: (hash: string, text: string) => Promise<boolean>;
};

/** Hashes in child processes of a lower priority, so that logins do not slow the catalogue (docs/adr/0016). */
export const hasher = (limits: { maxQueueLength: number }): Hasher => {
  const pool = childPool(new URL("./argon2-process", import.meta.url), {
    processes: concurrentHashes,
    idleMs,
  });
  const limited = concurrencyLimit({
    concurrency: concurrentHashes,
    maxQueueLength: limits.maxQueueLength,
    maxWaitMs: maxQueueWaitMs,
  });
  return {
    hashOf: (text) => limited(() => pool.run("hashOf", text)),
    isHashOf: (hash, text) => limited(() => pool.run("isHashOf", { hash, text })),
  };
};

/** The hasher of this process. */
export const { hashOf, isHashOf } = hasher({ maxQueueLength });

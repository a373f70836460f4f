import { availableParallelism } from "node:os";
import argon2 from "argon2";
import { concurrencyLimit } from "../async/concurrency-limit.ts";

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Concurrent hashes: each needs a core and 19 MiB, and one core is left to serve requests. */
export const concurrentHashes = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Hashes that can wait. A longer queue could not be served before its requests time out. */
const maxQueueLength = 200;

export type Hasher = {
  /** An argon2id hash with its own salt. Throws NOT_READY if the queue is full or the wait is too long. */
  hashOf: (text: string) => Promise<string>;
  /** Whether the hash belongs to the text. Throws NOT_READY if the queue is full or the wait is too long. */
  isHashOf: (hash: string, text: string) => Promise<boolean>;
  /** The hashes that are computed or wait. */
  hashCount: () => number;
};

/** Hashes in few threads of the process, so that logins do not slow the catalogue (docs/adr/0016). */
export const hasher = (limits: { maxQueueLength: number }): Hasher => {
  const limited = concurrencyLimit({
    concurrency: concurrentHashes,
    maxQueueLength: limits.maxQueueLength,
  });
  return {
    hashOf: (text) => limited(() => argon2.hash(text, cost)),
    isHashOf: (stored, text) => limited(() => argon2.verify(stored, text)),
    hashCount: limited.count,
  };
};

/** The hasher of this process. */
export const { hashOf, isHashOf, hashCount } = hasher({ maxQueueLength });

import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "./errors/errors.ts";
import { throttleCounter } from "./metrics.ts";

/**
 * The throttles: at most `points` calls in `duration` seconds for each key, such as an account or a network. The stored counters
 * begin with the name, or with `keyPrefix`: a former name that processes of the previous version still use.
 */
const limits = {
  logInByAccount: { points: 10, duration: 15 * 60 },
  logInFromKnownNetwork: { points: 10, duration: 15 * 60, keyPrefix: "logInAtHome" },
  logInByNetwork: { points: 300, duration: 15 * 60, keyPrefix: "logInByAddress" },
  secondFactorByAccount: { points: 10, duration: 15 * 60 },
  secondFactorByDay: { points: 50, duration: 24 * 60 * 60 },
  secondFactorRenewals: { points: 1, duration: 24 * 60 * 60 },
  secretByCaller: { points: 5, duration: 60 * 60 },
  secretMailByReceiver: { points: 10, duration: 24 * 60 * 60 },
  secretByNetwork: { points: 200, duration: 60 * 60, keyPrefix: "secretByAddress" },
  smsByNumber: { points: 5, duration: 24 * 60 * 60 },
  smsByAccount: { points: 5, duration: 24 * 60 * 60 },
  smsByDay: { points: 1000, duration: 24 * 60 * 60 },
  otpByCaller: { points: 1, duration: 60 },
  checkEmailByNetwork: { points: 60, duration: 10 * 60, keyPrefix: "checkEmailByAddress" },
  payoutDetailsByAccount: { points: 20, duration: 60 * 60 },
  payByAccount: { points: 60, duration: 10 * 60 },
  invoiceByOrder: { points: 6, duration: 60 * 60 },
  invoiceByAccount: { points: 100, duration: 24 * 60 * 60 },
  invoiceFileByNetwork: { points: 120, duration: 10 * 60, keyPrefix: "invoiceFileByAddress" },
  orderAddressByAccount: { points: 10, duration: 60 * 60 },
  profileByAccount: { points: 100, duration: 60 * 60 },
  reviewByAccount: { points: 60, duration: 60 * 60 },
  exportByAccount: { points: 10, duration: 60 * 60 },
  returnByAccount: { points: 60, duration: 60 * 60 },
  returnPhotoByAccount: { points: 60, duration: 60 * 60 },
  reviewPhotoByAccount: { points: 60, duration: 60 * 60 },
  proveByNetwork: { points: 100, duration: 10 * 60, keyPrefix: "proveByAddress" },
  messageByCaller: { points: 5, duration: 60 * 60 },
  messageByNetwork: { points: 40, duration: 60 * 60, keyPrefix: "messageByAddress" },
  orderMailCopyByReceiver: { points: 30, duration: 24 * 60 * 60 },
} as const;

export type ThrottleName = keyof typeof limits;

const countThrottled = throttleCounter(Object.keys(limits));

export type Throttles = {
  /** Counts one call under each name and key. Throws TOO_MANY with the seconds to wait if a counter is used up. */
  count: (calls: Partial<Record<ThrottleName, string>>) => Promise<void>;
  /** Resets the counter of a key, such as after a successful login. */
  reset: (name: ThrottleName, key: string) => Promise<void>;
  /** Whether the counter of a key is used up. Does not count a call. */
  isUsedUp: (name: ThrottleName, key: string) => Promise<boolean>;
};

/** Throttles for load tests (THROTTLES=off): they never refuse. */
export const noThrottles: Throttles = {
  count: async () => undefined,
  reset: async () => undefined,
  isUsedUp: async () => false,
};

const counterKey = (key: string): string => key.toLowerCase().slice(0, 200);

/** Throttles whose counters are in PostgreSQL, so that all processes share them. */
export const throttles = (pool: pg.Pool): Throttles => {
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "throttles",
        tableCreated: true,
        keyPrefix: name,
        ...limit,
      }),
    ]),
  );
  return {
    count: async (calls) => {
      for (const [name, key] of Object.entries(calls)) {
        try {
          await limiters.get(name)?.consume(counterKey(key));
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          countThrottled(name);
          refuse("TOO_MANY", { facts: { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) } });
        }
      }
    },
    reset: async (name, key) => {
      await limiters.get(name)?.delete(counterKey(key));
    },
    isUsedUp: async (name, key) =>
      ((await limiters.get(name)?.get(counterKey(key)))?.consumedPoints ?? 0) >= limits[name].points,
  };
};

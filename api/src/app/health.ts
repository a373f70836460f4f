import type { FastifyInstance } from "fastify";
import type { Shop } from "../features/shop/shop.ts";
import { inTime } from "../platform/in-time.ts";
import { oldestDueSeconds } from "../platform/jobs/queue/queue-rows.ts";
import { briefly } from "../platform/logger.ts";

/** Longest wait for the database, in milliseconds: a load balancer asks every few seconds and waits about as long. */
const longestCheck = 2000;

/** Milliseconds for which the age of the queue is remembered, so that probes cost nothing. */
const ageLasts = 5000;

/** The age of the queue, asked for at most once in `ageLasts`. */
const queueAge = (pool: Shop["database"]["primary"]): (() => Promise<number>) => {
  let age: Promise<number> | undefined;
  let askedAt = 0;
  return () => {
    if (age && Date.now() - askedAt < ageLasts) return age;
    askedAt = Date.now();
    const asked = oldestDueSeconds(pool).then(Math.round);
    asked.catch(() => (age = undefined));
    return (age = asked);
  };
};

/**
 * GET /health/live: the process runs. GET /health/ready: it can serve, with its primary database, and is not stopping;
 * with the seconds for which the oldest due job of the queue has waited.
 */
export const addHealth = (app: FastifyInstance, options: { shop: Shop; isStopping: () => boolean }): void => {
  const { primary } = options.shop.database;
  const oldestDue = queueAge(primary);
  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));
  app.get("/health/ready", { logLevel: "warn" }, async (request, reply) => {
    if (options.isStopping()) return reply.code(503).send({ status: "stopping" });
    try {
      await inTime(primary.query("select 1"), longestCheck);
      return {
        status: "ready",
        queue: { oldestDueSeconds: await inTime(oldestDue(), longestCheck) },
      };
    } catch (error) {
      request.log.warn(briefly(error), "the database does not answer");
      return reply.code(503).header("retry-after", "2").send({ status: "no database" });
    }
  });
};

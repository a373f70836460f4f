import type { FastifyInstance } from "fastify";
import type { Services } from "../features/shop/services.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { pictureJobs } from "./tasks.ts";
import { oldestDueSeconds } from "../platform/jobs/queue/queue-rows.ts";
import { timeLimits } from "../platform/time-limits.ts";
import { errorSummary } from "../platform/logger.ts";

/** Milliseconds for which the age of the queue is cached, so that frequent probes send no statements. */
const ageTtlMs = 5000;

/** The age of the queue, read at most once in `ageTtlMs`. */
const queueAge = (pool: Services["database"]["monitoring"]): (() => Promise<number>) => {
  let age: Promise<number> | undefined;
  let loadedAt = 0;
  return () => {
    if (age && Date.now() - loadedAt < ageTtlMs) return age;
    loadedAt = Date.now();
    const loading = oldestDueSeconds(pool, { except: [...pictureJobs] }).then(Math.round);
    loading.catch(() => (age = undefined));
    return (age = loading);
  };
};

/**
 * - GET /health/live: the process runs.
 * - GET /health/serving: the process accepts requests. It does not ask the database, and is 503 during a stop.
 * - GET /health/ready: as /health/serving, and the primary database answers. States the seconds for which the oldest due job has
 *   waited (pictures that are made in advance may wait for minutes), and the replicas that the catalogue is read from.
 */
export const addHealth = (
  app: FastifyInstance,
  options: { services: Services; isStopping: () => boolean },
): void => {
  const { monitoring, catalogue } = options.services.database;
  const oldestDue = queueAge(monitoring);
  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));
  // The port opens when the process has started.
  app.get("/health/serving", { logLevel: "warn" }, async (_request, reply) =>
    options.isStopping() ? reply.code(503).send({ status: "stopping" }) : { status: "serving" },
  );
  app.get("/health/ready", { logLevel: "warn" }, async (request, reply) => {
    if (options.isStopping()) return reply.code(503).send({ status: "stopping" });
    try {
      await withTimeout(monitoring.query("select 1"), timeLimits.ready);
      const replicas = catalogue.replicas();
      return {
        status: "ready",
        ...(replicas.length > 0 ? { replicas } : {}),
        queue: { oldestDueSeconds: await withTimeout(oldestDue(), timeLimits.ready) },
      };
    } catch (error) {
      request.log.warn(errorSummary(error), "the database does not answer");
      return reply.code(503).header("retry-after", "2").send({ status: "no database" });
    }
  });
};

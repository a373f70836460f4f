import type { FastifyInstance } from "fastify";
import type { Shop } from "../features/shop/shop.ts";
import { inTime } from "../platform/in-time.ts";

/** Longest wait for the database, in milliseconds: a balancer asks every few seconds, and waits about as long. */
const longestCheck = 2000;

/** GET /health/live: the process runs. GET /health/ready: it can serve, with its database, and is not stopping. */
export const addHealth = (app: FastifyInstance, options: { shop: Shop; isStopping: () => boolean }): void => {
  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));
  app.get("/health/ready", { logLevel: "warn" }, async (request, reply) => {
    if (options.isStopping()) return reply.code(503).send({ status: "stopping" });
    try {
      await inTime(options.shop.database.reads.query("select 1"), longestCheck);
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "the database does not answer");
      return reply.code(503).header("retry-after", "2").send({ status: "no database" });
    }
  });
};

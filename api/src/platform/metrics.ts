import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Histogram, Registry } from "prom-client";
import { Refusal } from "./errors/errors.ts";
import { sendError } from "./http/error-responses.ts";

/** The metrics of this process. */
export const metrics = new Registry();

/** Seconds: from an idle connection to the statement timeout. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const poolHistogram = (name: string, help: string): Histogram<"pool"> =>
  new Histogram({ name, help, labelNames: ["pool"], buckets, registers: [metrics] });

/** How long a request waits for a database connection. */
export const connectionWait = poolHistogram(
  "shop_database_connection_wait_seconds",
  "How long a request waits for a database connection, by pool.",
);

/** How long a connection is held, from its checkout to its release. */
export const connectionHeld = poolHistogram(
  "shop_database_connection_held_seconds",
  "How long a database connection is held before it is given back, by pool.",
);

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** GET /metrics in the format of Prometheus, for callers with the token. Without a token there is no such path. */
export const addMetrics = (
  app: FastifyInstance,
  { token, isOpen }: { token: string | undefined; isOpen: boolean },
): void => {
  if (!token && !isOpen) return;
  const expected = token && digestOf(`Bearer ${token}`);
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (expected && !timingSafeEqual(digestOf(request.headers.authorization ?? ""), expected))
      return sendError(request, reply, new Refusal("PATH_UNKNOWN"));
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
};

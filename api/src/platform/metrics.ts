import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { documentCodes } from "./errors/document-codes.ts";
import { Refusal } from "./errors/errors.ts";
import { jobGroups, type JobGroup } from "./jobs/job-groups.ts";

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
  "How long a database connection is held before its release, by pool.",
);

/** Counters of refusals by reason. Each starts at 0, so that Prometheus sees the first increase. */
const counter = (name: string, help: string, [label, values]: readonly [string, readonly string[]]) => {
  const counts = new Counter({ name, help, labelNames: [label], registers: [metrics] });
  for (const value of values) counts.labels(value).inc(0);
  return (value: string): void => counts.labels(value).inc();
};

/** The parts of the shop that requests are counted by. */
const requestAreas = ["pages", "graphql", "rest", "files", "webhooks", "monitoring"] as const;

export type RequestArea = (typeof requestAreas)[number];

const statusClasses = ["2xx", "3xx", "4xx", "5xx"];

const requests = new Histogram({
  name: "shop_http_request_seconds",
  help: "Time from the start of a request to the end of its response, by part of the shop and class of the status.",
  labelNames: ["area", "status"],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});
for (const area of requestAreas) for (const status of statusClasses) requests.zero({ area, status });

export const countRequest = (area: RequestArea, status: number, seconds: number): void =>
  requests.labels(area, `${Math.floor(status / 100)}xx`).observe(seconds);

/** The code of errors that graphql finds in a document before any resolver runs. */
const DOCUMENT_ERROR = "DOCUMENT_ERROR";

const countCode = counter("shop_refusals_total", "Errors that clients were answered with, by code.", [
  "code",
  ["INTERNAL", "NOT_READY", "TOO_MANY", "WRONG_CREDENTIALS", DOCUMENT_ERROR],
]);

/** Counts an error of a response. The codes of documents count as one. */
export const countRefusal = (code: string): void => countCode(code in documentCodes ? DOCUMENT_ERROR : code);

/** Reasons to refuse a request that depend on the load, not on the request. */
const overloadReasons = ["open-requests", "body-bytes", "query-cost", "late", "queue"] as const;

/** Counts a request that was refused because there is too much work. */
export const countOverload: (reason: (typeof overloadReasons)[number]) => void = counter(
  "shop_overload_refusals_total",
  "Requests that were refused because a process, or a caller, had too much work open, by reason.",
  ["reason", overloadReasons],
);

/** Makes the function that counts a call which a throttle has refused, by the name of the throttle. */
export const throttleCounter = (names: readonly string[]): ((name: string) => void) =>
  counter("shop_throttled_total", "Calls that a throttle has refused, by its name.", ["throttle", names]);

const jobs = new Counter({
  name: "shop_jobs_total",
  help: "Ended attempts of jobs in this process, by group and outcome.",
  labelNames: ["group", "outcome"],
  registers: [metrics],
});

/** `failed` is tried again, `lost` is not. */
const jobOutcomes = ["done", "failed", "lost"] as const;

export type JobOutcome = (typeof jobOutcomes)[number];

for (const group of jobGroups) for (const outcome of jobOutcomes) jobs.labels(group, outcome).inc(0);

export const countJob = (group: JobGroup, outcome: JobOutcome): void => jobs.labels(group, outcome).inc();

/** Metrics that are read when they are asked for. */
export type ReadMetrics = { registry: Registry; read: () => Promise<void> };

let hasDefaultMetrics = false;

/** Adds memory, processor and the lag of the event loop, once in a process. */
const addDefaultMetrics = (): void => {
  if (!hasDefaultMetrics) collectDefaultMetrics({ register: metrics });
  hasDefaultMetrics = true;
};

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** GET /metrics in the format of Prometheus, for callers with the token. Without a token there is no such path. */
export const addMetrics = (
  app: FastifyInstance,
  { token, isOpen, others }: { token: string | undefined; isOpen: boolean; others: readonly ReadMetrics[] },
): void => {
  if (!token && !isOpen) return;
  addDefaultMetrics();
  const expected = token && digestOf(`Bearer ${token}`);
  const all = Registry.merge([metrics, ...others.map(({ registry }) => registry)]);
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (expected && !timingSafeEqual(digestOf(request.headers.authorization ?? ""), expected))
      throw new Refusal("PATH_UNKNOWN");
    await Promise.all(others.map(({ read }) => read()));
    return reply
      .header("cache-control", "no-store")
      .type(all.contentType)
      .send(await all.metrics());
  });
};

import type { FastifyInstance } from "fastify";
import { countRequest, type RequestArea } from "../metrics.ts";

/** The area of a path by its first part. What is not listed is a page, or a path that does not exist. */
const areas: Record<string, RequestArea> = {
  graphql: "graphql",
  api: "rest",
  assets: "files",
  media: "files",
  exports: "files",
  invoices: "files",
  "gst-files": "files",
  "product-files": "files",
  "promotion-codes": "files",
  webhooks: "webhooks",
  health: "monitoring",
  metrics: "monitoring",
};

const areaOf = (url: string): RequestArea => areas[/^\/([a-z-]+)/.exec(url)?.[1] ?? ""] ?? "pages";

/** Counts each request with its time. A request whose client left before the response counts too. */
export const addRequestMetrics = (app: FastifyInstance): void => {
  app.addHook("onResponse", (request, reply, done) => {
    countRequest(areaOf(request.url), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};

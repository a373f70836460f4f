import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { countOverload } from "../metrics.ts";
import { ADMIN, SHOPPER } from "../viewer.ts";
import { sendError } from "./error-responses.ts";
import { fairPlaces, type FairPlaces, type Ticket } from "./fair-places.ts";
import type { HandlerEnds } from "./handler-ends.ts";
import type { OpenResponses } from "./response-deadline.ts";

export type StorefrontLimit = {
  /** Visitors are refused while the process has more open requests. */
  maxOpenRequests: number;
  openResponses: Pick<OpenResponses, "count" | "countOf" | "isGivenUp">;
  ends: Pick<HandlerEnds, "each">;
};

/**
 * A caller with few open requests is refused at this multiple of `maxOpenRequests`. Shoppers get further: they may be at
 * checkout, and their orders may wait.
 */
const visitorFactor = 1.25;
const shopperFactor = 2;

/**
 * Reads of the visitors of one network that a process works on at the same time, enough to keep the pool of reads busy. The
 * others wait, so that the request of an admin or of a shopper is behind few others in the event loop.
 */
export const visitorsAtOnce = 24;

/** Reads of all visitors at the same time: one network does not occupy every place. */
const placesOfVisitors = 32;

/** Random within this range, so that refused clients do not all retry at the same moment. */
const retrySeconds = { min: 2, max: 8 };

const randomRetrySeconds = (): number => randomInt(retrySeconds.min, retrySeconds.max + 1);

/** Paths without this limit: payments, health checks, metrics, the admin's pages, and files, which are cheap to serve. */
const exemptPath = /^\/(webhooks\/|health\/|metrics$|media\/|admin(\/|$|\?)|assets\/)/;

/** Time in milliseconds after which a handler whose client is gone no longer occupies a place: it may never end. */
const maxAbandonedMs = 20_000;

/**
 * Whether a body is a document of mutations only. A text with the word "query" may have a second operation, which
 * `operationName` selects; one that begins with a comment may be anything. Both are taken for reads, which only lets them wait.
 */
const isMutation = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  "query" in body &&
  typeof body.query === "string" &&
  /^\s*mutation\b/.test(body.query) &&
  !/\bquery\b/.test(body.query);

/** Only reads are queued here: logins and orders have queues of their own. */
const isRead = ({ method, routeOptions, body }: FastifyRequest): boolean =>
  method === "GET" || method === "HEAD" || (routeOptions.url === "/graphql" && !isMutation(body));

/**
 * Limits the concurrent reads of visitors. The others wait after their bodies are read; networks take turns. A read occupies its
 * place until its work ends, also if its client is gone or its response is late. It has one ticket: Fastify runs the hook once more
 * for a handler that calls `callNotFound`.
 */
const queueVisitors = (
  app: FastifyInstance,
  { openResponses, ends }: Omit<StorefrontLimit, "maxOpenRequests">,
): FairPlaces["counts"] => {
  const places = fairPlaces({ total: placesOfVisitors, perKey: visitorsAtOnce });
  const tickets = new Map<FastifyReply, Ticket>();
  const leave = (reply: FastifyReply): void => {
    const ticket = tickets.get(reply);
    tickets.delete(reply);
    if (ticket) places.leave(ticket);
  };
  ends.each(leave);
  app.addHook("preHandler", (request, reply, done) => {
    const { role, key } = request.caller;
    if (role !== undefined || tickets.has(reply) || !isRead(request) || exemptPath.test(request.url)) {
      done();
      return;
    }
    reply.raw.once("close", () => {
      if (tickets.get(reply)?.state === "running") setTimeout(leave, maxAbandonedMs, reply).unref();
      else leave(reply);
    });
    const ticket = places.newTicket(key, () => {
      if (openResponses.isGivenUp(reply)) leave(reply);
      else done();
    });
    tickets.set(reply, ticket);
    places.enter(ticket);
  });
  // A read leaves before its response is sent: a slow client does not delay the others. At the deadline the handler still runs; a
  // response to a closed connection is always the handler's.
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (!openResponses.isGivenUp(reply) || request.raw.socket.destroyed) leave(reply);
    done();
  });
  return places.counts;
};

/**
 * Keeps the event loop free for admins while the storefront has many requests: reads of visitors wait, and beyond
 * `maxOpenRequests` new requests are refused with 503 and `Retry-After`. A caller with few open requests is refused later than
 * one that has most of them. Returns the reads of visitors that have a place, and those that wait.
 */
export const limitStorefront = (app: FastifyInstance, options: StorefrontLimit): FairPlaces["counts"] => {
  const { maxOpenRequests, openResponses } = options;
  const fewRequests = Math.ceil(maxOpenRequests / 50);
  const mayEnter = ({ caller: { role, key }, url }: FastifyRequest): boolean => {
    const count = openResponses.count();
    if (count <= maxOpenRequests || role === ADMIN || exemptPath.test(url)) return true;
    const factor = role === SHOPPER ? shopperFactor : visitorFactor;
    return count <= maxOpenRequests * factor && openResponses.countOf(key) <= fewRequests;
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (mayEnter(request)) return done();
    countOverload("open-requests");
    sendError(request, reply, new Refusal("NOT_READY", { facts: { retryAfter: randomRetrySeconds() } }));
  });
  return queueVisitors(app, options);
};

import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { ADMIN, SHOPPER, type RoleName } from "../viewer.ts";
import { sendError } from "./error-responses.ts";
import type { OpenResponses } from "./response-deadline.ts";

export type StorefrontLimit = {
  /** Visitors are refused while the process has more open requests. */
  maxOpenRequests: number;
  openResponses: Pick<OpenResponses, "count" | "isGivenUp">;
  /** The role that the token of a request proves. */
  roleOf: (request: FastifyRequest) => RoleName | undefined;
};

/** Logged-in shoppers are refused at this multiple of `maxOpenRequests`: they may be at checkout, and their orders may wait. */
const shopperFactor = 2;

/**
 * Reads of visitors that a process works on at the same time, enough to keep the pool of reads busy. The others wait, so
 * that the request of an admin or of a shopper is behind few others in the event loop.
 */
export const visitorsAtOnce = 24;

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

/** Calls `onEnd` when the handler of a route has ended, also if its client is gone and nothing is sent. */
const followHandlers = (app: FastifyInstance, onEnd: (reply: FastifyReply) => void): void => {
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        const end = (): void => onEnd(reply);
        result.then(end, end);
      }
      return result;
    };
  });
};

/**
 * Limits the concurrent reads of visitors to `visitorsAtOnce`. The others wait in order of arrival, after their bodies are
 * read. A read occupies its place until its work ends, also if its client is gone or its response is late.
 */
const queueVisitors = (app: FastifyInstance, options: Omit<StorefrontLimit, "maxOpenRequests">): void => {
  const { openResponses, roleOf } = options;
  const running = new Set<FastifyReply>();
  const waiting = new Map<FastifyReply, () => void>();
  const startNext = (): void => {
    for (const [reply, start] of waiting) {
      if (running.size >= visitorsAtOnce) return;
      waiting.delete(reply);
      if (openResponses.isGivenUp(reply)) continue;
      running.add(reply);
      start();
    }
  };
  const leave = (reply: FastifyReply): void => {
    waiting.delete(reply);
    if (running.delete(reply)) startNext();
  };
  followHandlers(app, leave);
  app.addHook("preHandler", (request, reply, done) => {
    const isVisitor = request.headers.authorization === undefined || roleOf(request) === undefined;
    if (!isVisitor || !isRead(request) || exemptPath.test(request.url)) {
      done();
      return;
    }
    reply.raw.once("close", () => {
      waiting.delete(reply);
      if (running.has(reply)) setTimeout(leave, maxAbandonedMs, reply).unref();
    });
    if (running.size >= visitorsAtOnce) {
      waiting.set(reply, done);
      return;
    }
    running.add(reply);
    done();
  });
  // A read leaves before its response is sent: a slow client does not delay the others.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!openResponses.isGivenUp(reply)) leave(reply);
    done();
  });
};

/**
 * Keeps the event loop free for admins while the storefront has many requests: reads of visitors wait, and beyond
 * `maxOpenRequests` new requests are refused with 503 and `Retry-After`. Only a token with a valid signature makes a
 * request other than a visitor's.
 */
export const limitStorefront = (app: FastifyInstance, options: StorefrontLimit): void => {
  const { maxOpenRequests, openResponses, roleOf } = options;
  const mayEnter = (request: FastifyRequest): boolean => {
    const count = openResponses.count();
    if (count <= maxOpenRequests || exemptPath.test(request.url)) return true;
    const role = roleOf(request);
    return role === ADMIN || (role === SHOPPER && count <= maxOpenRequests * shopperFactor);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (mayEnter(request)) done();
    else sendError(request, reply, new Refusal("NOT_READY", { facts: { retryAfter: randomRetrySeconds() } }));
  });
  queueVisitors(app, options);
};

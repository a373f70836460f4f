import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { ADMIN, SHOPPER, type RoleName } from "../viewer.ts";
import { sendError } from "./error-responses.ts";
import type { OpenResponses } from "./response-deadline.ts";

export type StorefrontLimit = {
  /** Open requests of the process from which on visitors are refused. */
  most: number;
  openResponses: Pick<OpenResponses, "count">;
  /** The role that the token of a request proves. */
  roleOf: (request: FastifyRequest) => RoleName | undefined;
};

/** Logged-in shoppers are refused at this multiple: they may be at checkout, and their orders may wait in a queue. */
const shopperFactor = 2;

/**
 * Reads of visitors that a process works on at the same time, enough to keep the pool of reads busy. The others wait, so
 * that the request of an admin or of a shopper is behind few others in the event loop.
 */
export const visitorsAtOnce = 24;

/** Spread, so that the refused do not all come back at the same moment. */
const retrySeconds = { least: 2, most: 8 };

const secondsUntilRetry = (): number => randomInt(retrySeconds.least, retrySeconds.most + 1);

/** Paths that no flood may close: payments, checks, the admin's pages, and files that cost next to nothing. */
const exemptPath = /^\/(webhooks\/|health\/|metrics$|media\/|admin(\/|$|\?)|assets\/)/;

/** Whether a body is a mutation of GraphQL. One that begins with a comment is taken for a read, which only lets it wait. */
const isMutation = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  "query" in body &&
  typeof body.query === "string" &&
  /^\s*mutation\b/.test(body.query);

/** Logins and other changes have queues of their own: reads must not wait behind them. */
const isRead = ({ method, url, body }: FastifyRequest): boolean =>
  method === "GET" || (url.startsWith("/graphql") && !isMutation(body));

/** Lets the reads of visitors wait for each other once their bodies are read, in the order in which they came. */
const queueVisitors = (app: FastifyInstance, { roleOf }: Pick<StorefrontLimit, "roleOf">): void => {
  const working = new Set<FastifyReply>();
  const waiting = new Map<FastifyReply, () => void>();
  const leave = (reply: FastifyReply): void => {
    waiting.delete(reply);
    if (!working.delete(reply)) return;
    const [next] = waiting;
    if (!next) return;
    const [nextReply, start] = next;
    waiting.delete(nextReply);
    working.add(nextReply);
    start();
  };
  app.addHook("preHandler", (request, reply, done) => {
    const isVisitor =
      request.headers.authorization === undefined ||
      (working.size >= visitorsAtOnce && roleOf(request) === undefined);
    if (!isVisitor || !isRead(request) || exemptPath.test(request.url)) {
      done();
      return;
    }
    reply.raw.once("close", () => leave(reply));
    if (working.size >= visitorsAtOnce) {
      waiting.set(reply, done);
      return;
    }
    working.add(reply);
    done();
  });
  // A client that reads its response slowly keeps no other waiting.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    leave(reply);
    done();
  });
};

/**
 * Refuses requests of the storefront at once while the process already has many, with 503 and `Retry-After`, and lets the
 * reads of visitors wait before that. Otherwise each request of an admin would wait for its share of the event loop behind all
 * of them. The token of a request is read only beyond the limits.
 */
export const limitStorefront = (app: FastifyInstance, options: StorefrontLimit): void => {
  const { most, openResponses, roleOf } = options;
  const mayEnter = (request: FastifyRequest): boolean => {
    const count = openResponses.count();
    if (count <= most || exemptPath.test(request.url)) return true;
    const role = roleOf(request);
    return role === ADMIN || (role === SHOPPER && count <= most * shopperFactor);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (mayEnter(request)) done();
    else sendError(request, reply, new Refusal("NOT_READY", { facts: { retryAfter: secondsUntilRetry() } }));
  });
  queueVisitors(app, options);
};

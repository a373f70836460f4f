import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
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

/** Spread, so that the refused do not all come back at the same moment. */
const retrySeconds = { least: 2, most: 8 };

const secondsUntilRetry = (): number => randomInt(retrySeconds.least, retrySeconds.most + 1);

/** Paths that no flood may close: payments, checks, the admin's pages, and files that cost next to nothing. */
const exemptPath = /^\/(webhooks\/|health\/|metrics$|media\/|admin(\/|$|\?)|assets\/)/;

/**
 * Refuses requests of the storefront at once while the process already works on many, with 503 and `Retry-After`. Otherwise
 * each request of an admin would wait for its share of the event loop behind all of them. The token of a request is read only
 * beyond the limit.
 */
export const limitStorefront = (
  app: FastifyInstance,
  { most, openResponses, roleOf }: StorefrontLimit,
): void => {
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
};

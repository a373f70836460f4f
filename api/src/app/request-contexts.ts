import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionStates } from "../features/accounts/sessions/session-states.ts";
import { claimsOfRequest, viewerOfRequest } from "../features/accounts/sessions/viewer-of-request.ts";
import type { Context } from "../features/shop/context.ts";
import type { Shop } from "../features/shop/shop.ts";
import type { Cookies } from "../platform/http/cookies.ts";
import { databaseForAdmin } from "../platform/database/admin-connections.ts";
import { ADMIN } from "../platform/viewer.ts";
import { networkOf } from "../platform/http/network.ts";

const maxGraphqlPage = 100;

declare module "fastify" {
  interface FastifyRequest {
    operationContext: Promise<Context> | null;
  }
}

export type RequestContexts = {
  /** A new context without the session of the request. */
  visitorOf: (request: FastifyRequest) => Context;
  /** The context of the request with its viewer. Every call for one request returns the same. */
  contextOf: (request: FastifyRequest) => Promise<Context>;
};

/** Builds the contexts of requests. A request that is executed again after an error of its compiled query keeps its context. */
export const requestContexts = (
  app: FastifyInstance,
  shop: Shop,
  cookiesOf: (request: FastifyRequest) => Cookies,
): RequestContexts => {
  const contextOn = (request: FastifyRequest, base: Shop): Context => ({
    shop: base,
    log: shop.log,
    viewer: null,
    requestId: request.id,
    device: request.headers["user-agent"] ?? "",
    network: networkOf(request.ip),
    cookies: cookiesOf(request),
    longestPage: maxGraphqlPage,
    isRest: false,
    batches: new Map(),
  });
  const visitorOf = (request: FastifyRequest): Context => contextOn(request, shop);
  const adminDatabase = databaseForAdmin(shop.database);
  const sessions = sessionStates();
  const build = async (request: FastifyRequest): Promise<Context> => {
    const claims = claimsOfRequest(shop, request.headers.authorization);
    if (!claims) return visitorOf(request);
    const read = async (): Promise<Context> => {
      // The role is in the signed token, so an admin's session is already read on the admins' connections.
      const context = contextOn(request, claims.role === ADMIN ? { ...shop, database: adminDatabase } : shop);
      context.viewer = await viewerOfRequest(context.shop, claims);
      return context;
    };
    return (await sessions.read(claims.sessionId, read)) ?? visitorOf(request);
  };
  // A property, not a WeakMap: its entries survive the young generation, which triples the garbage collector's work.
  app.decorateRequest("operationContext", null);
  return { visitorOf, contextOf: (request) => (request.operationContext ??= build(request)) };
};

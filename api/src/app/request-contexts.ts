import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionStates } from "../features/accounts/sessions/session-states.ts";
import { claimsOfRequest, viewerOfClaims } from "../features/accounts/sessions/viewer-of-request.ts";
import { keyOfHeader, keyHashOf } from "../features/api-keys/api-key.rules.ts";
import { viewerOfKey } from "../features/api-keys/api-key.store.ts";
import type { Context } from "../features/shop/context.ts";
import type { Services } from "../features/shop/services.ts";
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
  services: Services,
  cookiesOf: (request: FastifyRequest) => Cookies,
): RequestContexts => {
  const contextOn = (request: FastifyRequest, base: Services): Context => ({
    services: base,
    log: services.log,
    viewer: null,
    requestId: request.id,
    device: request.headers["user-agent"] ?? "",
    network: networkOf(request.ip),
    keepsSessionByCookie: request.headers["x-session"] === "cookie",
    cookies: cookiesOf(request),
    longestPage: maxGraphqlPage,
    isRest: false,
    loaders: new Map(),
  });
  const visitorOf = (request: FastifyRequest): Context => contextOn(request, services);
  const adminDatabase = databaseForAdmin(services.database);
  const sessions = sessionStates();
  const build = async (request: FastifyRequest): Promise<Context> => {
    const apiKey = keyOfHeader(request.headers.authorization);
    if (apiKey) {
      const viewer = await viewerOfKey(services.database, keyHashOf(apiKey));
      if (!viewer) return visitorOf(request);
      return { ...contextOn(request, { ...services, database: adminDatabase }), viewer };
    }
    const claims = claimsOfRequest(services, request.headers.authorization);
    if (!claims) return visitorOf(request);
    const read = async (): Promise<Context> => {
      // The role is in the signed token, so an admin's session is already read on the admins' connections.
      const context = contextOn(
        request,
        claims.role === ADMIN ? { ...services, database: adminDatabase } : services,
      );
      const isBackground = request.headers["x-background"] !== undefined;
      context.viewer = await viewerOfClaims(context.services, claims, isBackground);
      return context;
    };
    // A long-lived token may end before its session, once a cookie has taken the session over.
    const key = claims.isLongLived ? `${claims.sessionId} long-lived` : claims.sessionId;
    return (await sessions.read(key, read)) ?? visitorOf(request);
  };
  // A property, not a WeakMap: its entries survive the young generation, which triples the garbage collector's work.
  app.decorateRequest("operationContext", null);
  return { visitorOf, contextOf: (request) => (request.operationContext ??= build(request)) };
};

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { constants } from "node:zlib";
import type { ApolloServer } from "@apollo/server";
import compress from "@fastify/compress";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { addResponseDeadline } from "../platform/http/response-deadline.ts";
import { connectionLimits } from "../platform/http/connection-timeouts.ts";
import { timeLimits } from "../platform/time-limits.ts";
import type { Context } from "../features/shop/context.ts";
import { preloadedPageReader } from "./preloaded-queries.ts";
import { addClientFiles, type ClientFiles } from "./web-client/client-files.ts";
import { addPreviousVersionAssets } from "./web-client/previous-version-assets.ts";
import { versionFiles } from "./web-client/version-files.ts";
import type { ServerEntry } from "./web-client/server-entry.ts";
import { addMediaRoutes } from "../platform/images/media-routes.ts";
import { addVideoRoutes } from "../platform/videos/video-routes.ts";
import { logResponses } from "../platform/http/logged-path.ts";
import { addMetrics } from "../platform/metrics.ts";
import { addRequestMetrics } from "../platform/http/request-metrics.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { shopDetails } from "../features/shop/shop-details.rules.ts";
import { addBrandIcons } from "./brand-icons.ts";
import { brandDrawings } from "../platform/brand-files.ts";
import { addWebManifest } from "./web-client/web-manifest.ts";
import { addRobotsTxt } from "./robots-txt.ts";
import { addSecurityTxt } from "./security-txt.ts";
import { maxBodyBytes } from "../platform/graphql/limits.ts";
import {
  addErrorHandlers,
  describeRequestError,
  sendError,
  sendNotFound,
} from "../platform/http/error-responses.ts";
import { addHealth } from "./health.ts";
import { addDeveloperPages } from "./developers/developer-pages.ts";
import { addOpenApi } from "./rest/openapi.ts";
import { addFeatureRoutes, listenToNotices } from "./features.ts";
import { addRestFacade } from "./rest/facade.ts";
import { limitResponseSize } from "./response-size.ts";
import { openWorkMetrics, type OpenWork } from "./open-work.ts";
import { addRequestChecks } from "./request-checks.ts";
import { shopMetrics } from "./shop-metrics.ts";
import { addShopGraphql } from "./shop-graphql.ts";
import type { Services } from "../features/shop/services.ts";
import type { DevelopmentTools } from "./development-tools.ts";
import { isTrustedHop } from "../platform/http/trusted-proxies.ts";
import { gracefulShutdown } from "../platform/http/graceful-shutdown.ts";

export type ShopServer = {
  app: FastifyInstance;
  apollo: ApolloServer<Context>;
  /** What the open requests hold. */
  openWork: () => OpenWork;
  /** Shuts down gracefully: drains, answers the open requests, and closes the port. */
  stop: () => Promise<void>;
};

export type ServerParts = {
  services: Services;
  /** `undefined` in production. */
  tools: DevelopmentTools | undefined;
  log: FastifyBaseLogger;
  /** Folder of the built client. */
  clientFolder: string;
  /** The client's server entry, which lists the queries of a page; without it, pages are sent without preloaded data. */
  serverEntry?: ServerEntry | undefined;
};

/** Responses are compressed each time: these fast levels save most of the bytes for a third of the work. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const zlibOptions = { level: 4 };

const validRequestId = /^[\w-]{8,64}$/;

const requestIdOf = (request: { headers: Record<string, string | string[] | undefined> }): string => {
  const header = request.headers["x-request-id"];
  return typeof header === "string" && validRequestId.test(header) ? header : randomUUID();
};

/** Builds the server of the shop: client, GraphQL, REST, pictures and health on one origin. */
export const buildServer = async ({
  services,
  tools,
  log,
  clientFolder,
  serverEntry,
}: ServerParts): Promise<ShopServer> => {
  const { settings } = services;
  const setSecurityHeaders = securityHeaders({
    isHttps: settings.publicUrl.startsWith("https:"),
    hasExplorer: settings.explorer,
    payment: settings.razorpay.origins,
    pictures: settings.mediaUrl === "" ? [] : [new URL(settings.mediaUrl).origin],
  });
  let answerBadUrl: ClientFiles["answerBadUrl"] = () => Promise.resolve(false);
  const sendBadUrl = async (request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> => {
    const { status } = describeRequestError(error);
    if (!(await answerBadUrl(request, reply, status).catch(() => false))) sendError(request, reply, error);
  };
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: maxBodyBytes,
    trustProxy: isTrustedHop(settings.trustProxy),
    forceCloseConnections: "idle",
    ...connectionLimits,
    // An invalid URL is refused before any hook runs, so its response gets the same headers here.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      void sendBadUrl(request, reply, error);
    },
  });
  const openResponses = addResponseDeadline(app, timeLimits.response);
  addRequestMetrics(app);
  const shutdown = gracefulShutdown(app, openResponses);
  addErrorHandlers(app, () => settings.brand.name);
  limitResponseSize(app);
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
  const { visitorOf, contextOf, openWork } = await addRequestChecks(app, services, openResponses);
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    brotliOptions,
    zlibOptions,
    globalDecompression: false,
  });
  // The token of a payment link opens its order.
  logResponses(app, new Set(["pay", "ticket"]));

  const versions = versionFiles(services.storage);
  const graphql = await addShopGraphql(app, {
    services,
    contextOf,
    versions,
    clientFolder,
    trustedDocuments: serverEntry?.trustedDocuments ?? {},
  });
  const { apollo } = graphql;
  addRestFacade(app, { ...graphql, contextOf, publicUrl: settings.publicUrl });
  addOpenApi(app, settings);
  addDeveloperPages(app, { settings, clientFolder });
  addWebManifest(app, settings);
  addBrandIcons(app);
  addSecurityTxt(app, settings);
  addRobotsTxt(app, settings.publicUrl);
  await addFeatureRoutes(app, services);
  addMediaRoutes(app, { pictures: services.pictures, tagHeader: settings.edge.tagHeader });
  addVideoRoutes(app, { videos: services.videos, tagHeader: settings.edge.tagHeader });
  if (!settings.mail.smtpUrl) tools?.addMailboxRoutes(app, settings.dataDir);
  if (settings.razorpay.isStandIn) await tools?.serveStandIn(app, services);
  const stopListening = listenToNotices(services);
  app.addHook("onClose", async () => stopListening());
  addMetrics(app, {
    token: settings.metricsToken,
    isOpen: settings.mode === "development",
    others: [shopMetrics(services), openWorkMetrics(openWork)],
  });
  addHealth(app, { services, isStopping: shutdown.isStopping });
  const details = () => shopDetails(settings, brandDrawings(settings.brand.name));
  // A start ends with a drawing that pages cannot have.
  details();
  const readPreloadedPage = serverEntry && preloadedPageReader(apollo, serverEntry, graphql.budget, details);
  if (existsSync(join(clientFolder, "index.html"))) addPreviousVersionAssets(app, versions);
  const client = await addClientFiles(app, {
    folder: clientFolder,
    pages: serverEntry?.pages ?? [],
    readPageContent: async (request, path) => readPreloadedPage?.(path, visitorOf(request)),
    tagHeader: settings.edge.tagHeader,
    shop: details,
  });
  ({ answerBadUrl } = client);
  app.get("/*", async (request, reply) => {
    if (!(await client.answer(request, reply))) sendNotFound(request, reply);
    return reply;
  });
  return {
    app,
    apollo,
    openWork,
    stop: () => shutdown.stop(settings.drainSeconds, () => apollo.stop()),
  };
};

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
import { connectionLimits, responseDeadlineMs } from "../platform/http/connection-timeouts.ts";
import type { Context } from "../features/shop/context.ts";
import { preloadedPageReader } from "./preloaded-queries.ts";
import { addClientFiles, type ClientFiles } from "./web-client/client-files.ts";
import { addPreviousVersionAssets } from "./web-client/previous-version-assets.ts";
import { versionFiles } from "./web-client/version-files.ts";
import type { ServerEntry } from "./web-client/server-entry.ts";
import { addMediaRoutes } from "../platform/images/media-routes.ts";
import { addRazorpayWebhook } from "../features/payments/razorpay-webhook.ts";
import { logResponses } from "../platform/http/logged-path.ts";
import { addMetrics } from "../platform/metrics.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { addSitemap } from "../features/catalogue/sitemap/sitemap-routes.ts";
import { addRobotsTxt } from "./robots-txt.ts";
import { addSecurityTxt } from "./security-txt.ts";
import { maxBodyBytes } from "../platform/graphql/limits.ts";
import { addErrorHandlers, describeRequestError, sendError } from "../platform/http/error-responses.ts";
import { addHealth } from "./health.ts";
import { forgetDeliveryPlanOnChange } from "../features/delivery/current-delivery-plan.ts";
import { invalidateProductCountsOnChange } from "../features/catalogue/admin/invalidate-product-counts.ts";
import { addProductFiles } from "../features/catalogue/batches/product-files.ts";
import { addInvoiceDownload } from "../features/invoices/invoice-download.ts";
import { addPackingSheets } from "../features/parcels/packing-sheet-files.ts";
import { addReturnPhotos } from "../features/returns/return-photo-route.ts";
import { addReviewPhotos } from "../features/reviews/review-photo-route.ts";
import { addOpenApi } from "./rest/openapi.ts";
import { addRestFacade } from "./rest/facade.ts";
import { limitResponseSize } from "./response-size.ts";
import { addRequestChecks } from "./request-checks.ts";
import { addShopGraphql } from "./shop-graphql.ts";
import type { Shop } from "../features/shop/shop.ts";
import type { DevelopmentTools } from "./development-tools.ts";
import { isTrustedHop } from "../platform/http/trusted-proxies.ts";
import { gracefulShutdown } from "../platform/http/graceful-shutdown.ts";

export type ShopServer = {
  app: FastifyInstance;
  apollo: ApolloServer<Context>;
  /** Shuts down gracefully: drains, answers the open requests, and closes the port. */
  stop: () => Promise<void>;
};

export type ServerParts = {
  shop: Shop;
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
  shop,
  tools,
  log,
  clientFolder,
  serverEntry,
}: ServerParts): Promise<ShopServer> => {
  const { settings } = shop;
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
  const openResponses = addResponseDeadline(app, responseDeadlineMs);
  const shutdown = gracefulShutdown(app, openResponses);
  addErrorHandlers(app);
  limitResponseSize(app);
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
  const { visitorOf, contextOf } = await addRequestChecks(app, shop, openResponses);
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    brotliOptions,
    zlibOptions,
    globalDecompression: false,
  });
  // The token of a payment link opens its order.
  logResponses(app, new Set(["pay"]));

  const versions = versionFiles(shop.storage);
  const graphql = await addShopGraphql(app, {
    shop,
    contextOf,
    versions,
    clientFolder,
    trustedDocuments: serverEntry?.trustedDocuments ?? {},
  });
  const { apollo } = graphql;
  addRestFacade(app, { ...graphql, contextOf, publicUrl: settings.publicUrl });
  addOpenApi(app, settings.publicUrl);
  addSecurityTxt(app, { publicUrl: settings.publicUrl, contact: settings.mail.contact });
  addRobotsTxt(app, settings.publicUrl);
  addSitemap(app, shop);
  addMediaRoutes(app, { pictures: shop.pictures, tagHeader: settings.edge.tagHeader });
  addInvoiceDownload(app, shop);
  addReturnPhotos(app, shop);
  addReviewPhotos(app, shop);
  addProductFiles(app, shop);
  addPackingSheets(app, shop);
  if (!settings.mail.smtpUrl) tools?.addMailboxRoutes(app, settings.dataDir);
  await addRazorpayWebhook(app, shop);
  if (settings.razorpay.isStandIn) await tools?.serveStandIn(app, shop);
  const stopNotices = [invalidateProductCountsOnChange(shop), forgetDeliveryPlanOnChange(shop)];
  app.addHook("onClose", async () => stopNotices.forEach((stop) => stop()));
  addMetrics(app, { token: settings.metricsToken, isOpen: settings.mode === "development" });
  addHealth(app, { shop, isStopping: shutdown.isStopping });
  const readPreloadedPage = serverEntry && preloadedPageReader(apollo, serverEntry, graphql.budget);
  if (existsSync(join(clientFolder, "index.html"))) addPreviousVersionAssets(app, versions);
  const client = await addClientFiles(
    app,
    clientFolder,
    async (request, path) => readPreloadedPage?.(path, visitorOf(request)),
    settings.edge.tagHeader,
  );
  ({ answerBadUrl } = client);
  app.get("/*", async (request, reply) => {
    if (!(await client.answer(request, reply))) reply.callNotFound();
    return reply;
  });
  return {
    app,
    apollo,
    stop: () => shutdown.stop(settings.drainSeconds, () => apollo.stop()),
  };
};

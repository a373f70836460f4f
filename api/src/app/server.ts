import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import type { ApolloServer } from "@apollo/server";
import compress from "@fastify/compress";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import { answerWithin } from "../platform/http/answer-within.ts";
import { viewerOfRequest } from "../features/accounts/sessions/viewer-of-request.ts";
import { connectionLimits, longestAnswer } from "../platform/http/connection-limits.ts";
import type { Context } from "../features/shop/context.ts";
import { preloadedPageReader } from "./preloaded-queries.ts";
import { addClientFiles } from "./web-client/client-files.ts";
import type { ServerEntry } from "./web-client/server-entry.ts";
import type { Renderings } from "../platform/images/images.ts";
import { addMediaRoutes } from "../platform/images/media-routes.ts";
import { addRazorpayWebhook } from "../features/payments/razorpay-webhook.ts";
import { addMultipart } from "../platform/http/multipart.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { addSecurityTxt } from "./security-txt.ts";
import { buildApollo } from "../platform/graphql/apollo.ts";
import { addGraphql } from "../platform/graphql/graphql-route.ts";
import { hotQueries } from "../platform/graphql/hot-queries.ts";
import { jitExecutor } from "../platform/graphql/jit.ts";
import { largestBody, weigher } from "../platform/graphql/limits.ts";
import { addErrorAnswers, answerWithError } from "../platform/http/error-answers.ts";
import { addCookies } from "../platform/http/cookies.ts";
import { explorerPage } from "./explorer.ts";
import { addHealth } from "./health.ts";
import { addInvoiceDownload } from "../features/invoices/invoice-download.ts";
import { addOpenApi } from "./rest/openapi.ts";
import { addRestFacade } from "./rest/facade.ts";
import { refuseCompressedBodies } from "../platform/http/refuse-compressed-bodies.ts";
import { limitAnswers } from "./answer-size.ts";
import { costBudget } from "../platform/graphql/cost-budget.ts";
import { operationShops } from "./operation-shop.ts";
import { buildShopSchema } from "./schema.ts";
import { networkOf } from "../platform/http/network.ts";
import type { Shop } from "../features/shop/shop.ts";
import type { DevelopmentTools } from "./development-tools.ts";
import { stoppingOf } from "../platform/http/stop-server.ts";

const longestGraphqlPage = 100;

export type ShopServer = {
  app: FastifyInstance;
  apollo: ApolloServer<Context>;
  /** Drains, then takes no new requests, answers those under way, and lets go of the port. */
  stop: () => Promise<void>;
};

export type ServerParts = {
  shop: Shop;
  /** `undefined` in production. */
  tools: DevelopmentTools | undefined;
  log: FastifyBaseLogger;
  pictures: Renderings;
  /** Folder of the built client. */
  clientFolder: string;
  /** The client's part that knows what a first page asks; without it pages go without answers. */
  serverEntry?: ServerEntry | undefined;
};

/** Answers are compressed anew each time: the quick levels save most of the bytes for a third of the work. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const zlibOptions = { level: 4 };

const knownRequestId = /^[\w-]{8,64}$/;

const requestIdOf = (request: { headers: Record<string, string | string[] | undefined> }): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && knownRequestId.test(given) ? given : randomUUID();
};

/** The nearest hop is the shop's own proxy; what stands before it in X-Forwarded-For anybody can write. */
const isNearestProxy = (_address: string, hop: number): boolean => hop === 0;

/** The whole shop behind one origin: client, GraphQL, REST, pictures, health. */
export const buildServer = async ({
  shop,
  tools,
  log,
  pictures,
  clientFolder,
  serverEntry,
}: ServerParts): Promise<ShopServer> => {
  const { settings } = shop;
  const secure = securityHeaders({
    isHttps: settings.publicUrl.startsWith("https:"),
    hasExplorer: settings.explorer,
    payment: settings.razorpay.origins,
  });
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: largestBody,
    trustProxy: settings.trustProxy ? isNearestProxy : false,
    forceCloseConnections: "idle",
    ...connectionLimits,
    // An address that cannot be read is refused before any hook: its answer is like all others.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      answerWithError(request, reply, error);
    },
  });
  const stopping = stoppingOf(app, answerWithin(app, longestAnswer));
  addErrorAnswers(app);
  limitAnswers(app);
  app.addHook("onRequest", (request, reply, done) => {
    secure(request, reply);
    done();
  });
  refuseCompressedBodies(app);
  await addMultipart(app);
  const cookiesOf = await addCookies(app, settings.publicUrl.startsWith("https:"));
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    brotliOptions,
    zlibOptions,
    globalDecompression: false,
  });
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const path = request.url.split("?", 1)[0];
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, "answered");
    done();
  });

  const shopOf = operationShops(app, shop);
  const visitorOf = (request: FastifyRequest): Context => ({
    shop: shopOf(request),
    log: shop.log,
    viewer: null,
    requestId: request.id,
    device: request.headers["user-agent"] ?? "",
    network: networkOf(request.ip),
    cookies: cookiesOf(request),
    longestPage: longestGraphqlPage,
    batches: new Map(),
  });
  const contextOf = async (request: FastifyRequest): Promise<Context> => {
    const { authorization } = request.headers;
    const context = visitorOf(request);
    if (authorization) context.viewer = await viewerOfRequest(context.shop, authorization);
    return context;
  };

  const schema = buildShopSchema();
  const jit = jitExecutor(schema);
  const limits = { weigh: weigher(schema), budget: costBudget(settings.throttles) };
  const compiled = { jit, ...limits, tellsCost: settings.mode === "development" };
  const hot = hotQueries(compiled);
  const apollo = buildApollo<Context>({
    schema,
    execution: { ...compiled, hot },
    app,
    explorer: settings.explorer,
    landingPage: explorerPage(settings.explorer),
  });
  await apollo.start();
  addGraphql(app, { apollo, hot, contextOf });
  addRestFacade(app, { schema, jit, ...limits, contextOf, publicUrl: settings.publicUrl });
  addOpenApi(app, settings.publicUrl);
  addSecurityTxt(app, { publicUrl: settings.publicUrl, contact: settings.mail.contact });
  addMediaRoutes(app, pictures);
  addInvoiceDownload(app, shop);
  if (!settings.mail.smtpUrl) tools?.addMailboxRoutes(app, settings.dataDir);
  await addRazorpayWebhook(app, shop);
  if (settings.razorpay.isStandIn) await tools?.serveStandIn(app, shop);
  addHealth(app, { shop, isStopping: stopping.isStopping });
  const readPreloadedPage = serverEntry && preloadedPageReader(apollo, serverEntry);
  const client = await addClientFiles(app, clientFolder, async (request) =>
    readPreloadedPage?.(request.url, visitorOf(request)),
  );
  app.get("/*", async (request, reply) => {
    if (!(await client.answer(request, reply))) reply.callNotFound();
    return reply;
  });
  return {
    app,
    apollo,
    stop: () => stopping.stop(settings.drainSeconds, () => apollo.stop()),
  };
};

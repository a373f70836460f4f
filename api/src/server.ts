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
import { limitAnswers } from "./answer-size.ts";
import { answerWithin } from "./answer-within.ts";
import { viewerOfRequest } from "./accounts/viewer-of-request.ts";
import type { Context } from "./context.ts";
import { firstPageReader } from "./first-answers.ts";
import { addClientFiles } from "./gateways/client-files.ts";
import type { ClientOnServer } from "./gateways/client-on-server.ts";
import type { Renderings } from "./gateways/images.ts";
import { addMailboxRoutes } from "./gateways/mailbox-routes.ts";
import { addMediaRoutes } from "./gateways/media-routes.ts";
import { addRazorpayWebhook } from "./payments/razorpay-webhook.ts";
import { addMultipart } from "./gateways/multipart.ts";
import { securityHeaders } from "./gateways/security-headers.ts";
import { buildApollo } from "./graphql/apollo.ts";
import { costBudget } from "./graphql/cost-budget.ts";
import { addGraphql } from "./graphql/graphql-route.ts";
import { hotQueries } from "./graphql/hot-queries.ts";
import { jitExecutor } from "./graphql/jit.ts";
import { largestBody, weigher } from "./graphql/limits.ts";
import { addErrorAnswers, answerWithError } from "./error-answers.ts";
import { addHealth } from "./health.ts";
import { addInvoiceRoute } from "./invoices/invoice-route.ts";
import { operationShops } from "./operation-shop.ts";
import { addOpenApi } from "./rest/openapi.ts";
import { addRestFacade } from "./rest/facade.ts";
import { buildShopSchema } from "./schema.ts";
import { networkOf } from "./shared/network.ts";
import { serveStandIn } from "./serve-stand-in.ts";
import type { Shop } from "./shop.ts";

/** Longest time to an answer, in milliseconds: the client gives up after 10 s. Decision 47. */
const longestAnswer = 9000;

const longestGraphqlPage = 100;

/**
 * How often, in milliseconds, a stop closes the connections that have become quiet since: browsers keep theirs open,
 * and one that was busy when the stop began would else hold it up until its keep-alive ends.
 */
const closeQuietEvery = 50;

export type ShopServer = {
  app: FastifyInstance;
  apollo: ApolloServer<Context>;
  /** Takes no new requests, answers those under way, and lets go of the port. */
  stop: () => Promise<void>;
};

export type ServerParts = {
  shop: Shop;
  log: FastifyBaseLogger;
  pictures: Renderings;
  /** Folder of the built client. */
  clientFolder: string;
  /** The client's part that knows what a first page asks; without it pages go without answers. */
  clientOnServer?: ClientOnServer | undefined;
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
  log,
  pictures,
  clientFolder,
  clientOnServer,
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
    // An address that cannot be read is refused before any hook: its answer is like all others.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      answerWithError(request, reply, error);
    },
  });
  let isStopping = false;
  answerWithin(app, longestAnswer);
  addErrorAnswers(app);
  limitAnswers(app);
  app.addHook("onRequest", (request, reply, done) => {
    secure(request, reply);
    done();
  });
  await addMultipart(app);
  await app.register(compress, { threshold: 2048, encodings: ["br", "gzip"], brotliOptions, zlibOptions });
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const path = request.url.split("?", 1)[0];
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, "answered");
    done();
  });

  const shopOf = operationShops(app, shop);
  const visitorOf = (request: FastifyRequest): Context => ({
    shop: shopOf(request),
    viewer: null,
    requestId: request.id,
    device: request.headers["user-agent"] ?? "",
    address: networkOf(request.ip),
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
  const apollo = buildApollo({ schema, execution: { ...compiled, hot }, app, explorer: settings.explorer });
  await apollo.start();
  addGraphql(app, { apollo, hot, contextOf });
  addRestFacade(app, { schema, jit, ...limits, contextOf, publicUrl: settings.publicUrl });
  addOpenApi(app, settings.publicUrl);
  addMediaRoutes(app, pictures);
  addInvoiceRoute(app, shop);
  if (!settings.mail.smtpUrl && settings.mode !== "production") addMailboxRoutes(app, settings.dataDir);
  await addRazorpayWebhook(app, shop);
  if (settings.razorpay.isStandIn) await serveStandIn(app, shop);
  addHealth(app, { shop, isStopping: () => isStopping });
  const readFirstPage = clientOnServer && firstPageReader(apollo, clientOnServer);
  const client = await addClientFiles(app, clientFolder, async (request) =>
    readFirstPage?.(request.url, visitorOf(request)),
  );
  app.get("/*", async (request, reply) => {
    if (!(await client.answer(request, reply))) reply.callNotFound();
    return reply;
  });
  return {
    app,
    apollo,
    stop: async () => {
      isStopping = true;
      const quiet = setInterval(() => app.server.closeIdleConnections(), closeQuietEvery);
      await apollo.stop().finally(() => clearInterval(quiet));
    },
  };
};

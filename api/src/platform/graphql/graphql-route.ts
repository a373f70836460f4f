import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyRequest, FastifyReply } from "fastify";
import { refuse } from "../errors/errors.ts";
import type { RequestContext } from "./request-context.ts";
import type { HotQueries } from "./hot-queries.ts";
import type { AdmitRequest } from "./admit-request.ts";
import { multipartOperation } from "./multipart-operation.ts";
import { trustedDocumentHandler, variablesOf, type TrustedDocumentParts } from "./trusted-documents.ts";

type ContextOf<Context> = (request: FastifyRequest) => Promise<Context>;

type Parts<Context extends RequestContext> = {
  apollo: ApolloServer<Context>;
  hot: HotQueries;
  admit: AdmitRequest;
  /** Returns the same context for every call with one request. */
  contextOf: ContextOf<Context>;
  /** Whether a visitor may send this operation with a file. */
  isVisitorsForm: (operation: Record<string, unknown>) => boolean;
  trusted: Pick<TrustedDocumentParts<Context>, "documents" | "tagHeader" | "tagsOf">;
};

/**
 * Apollo's handler. When the context cannot be built it would return 500 and log nothing. So the context is built
 * before: an unreachable database is the same refusal as everywhere else.
 */
const apolloHandler = <Context extends RequestContext>(
  apollo: ApolloServer<Context>,
  contextOf: ContextOf<Context>,
) => {
  const handler = fastifyApolloHandler(apollo, { context: contextOf });
  return async function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    await contextOf(request);
    return handler.call(this, request, reply);
  };
};

/** POST /graphql, trusted documents at GET /graphql?documentId=..., and in development the Sandbox at GET /graphql. */
export const addGraphql = <Context extends RequestContext>(
  app: FastifyInstance,
  { apollo, hot, admit, contextOf, isVisitorsForm, trusted }: Parts<Context>,
): void => {
  const apolloRoute = apolloHandler(apollo, contextOf);
  const trustedRoute = trustedDocumentHandler({ apollo, hot, admit, contextOf, ...trusted });
  app.get("/graphql", async (request, reply) => {
    const parameters = new URLSearchParams(request.url.split("?", 2)[1]);
    if (parameters.has("documentId")) return trustedRoute(request, reply);
    const [query, variables] = [parameters.get("query"), variablesOf(parameters.get("variables"))];
    if (query !== null) admit(await contextOf(request), { query, variables });
    return apolloRoute.call(app, request, reply);
  });
  app.post("/graphql", { config: { takesForms: true } }, async (request, reply) => {
    if (request.form) {
      const operation = multipartOperation(request.form);
      if (request.caller.role === undefined && !isVisitorsForm(operation)) refuse("UNAUTHENTICATED");
      request.body = operation;
    }
    admit(await contextOf(request), request.body);
    const hotAnswer = await hot.answer(request, contextOf);
    if (!hotAnswer) return apolloRoute.call(app, request, reply);
    return reply
      .header("cache-control", "no-store")
      .header("content-type", hotAnswer.type)
      .send(hotAnswer.text);
  });
};

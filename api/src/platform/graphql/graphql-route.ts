import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyRequest, FastifyReply } from "fastify";
import type { Context } from "../../features/shop/context.ts";
import type { HotQueries } from "./hot-queries.ts";
import { multipartOperation } from "./multipart-operation.ts";

type Parts = {
  apollo: ApolloServer<Context>;
  hot: HotQueries;
  contextOf: (request: FastifyRequest) => Promise<Context>;
};

type ContextOf = Parts["contextOf"];

/** Reads the context of a request once, however many parts of the pipeline ask for it. */
const oncePerRequest = (contextOf: ContextOf): ContextOf => {
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
  return (request) => {
    const known = contexts.get(request) ?? contextOf(request);
    contexts.set(request, known);
    return known;
  };
};

/**
 * Apollo's handler. It answers a context that cannot be read with 500 and logs nothing; so the context is read before,
 * and a database that is gone is the same refusal as everywhere else.
 */
const apolloHandler = (apollo: ApolloServer<Context>, contextOf: ContextOf) => {
  const handler = fastifyApolloHandler(apollo, { context: contextOf });
  return async function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    await contextOf(request);
    return handler.call(this, request, reply);
  };
};

/** POST /graphql, and in development the Sandbox at GET /graphql. */
export const addGraphql = (app: FastifyInstance, { apollo, hot, contextOf: readContext }: Parts): void => {
  const contextOf = oncePerRequest(readContext);
  const ordinary = apolloHandler(apollo, contextOf);
  app.get("/graphql", ordinary);
  app.post("/graphql", async (request, reply) => {
    if (request.isMultipart()) request.body = await multipartOperation(request);
    const quick = await hot.answer(request, contextOf);
    if (!quick) return ordinary.call(app, request, reply);
    return reply.header("cache-control", "no-store").header("content-type", quick.type).send(quick.text);
  });
};

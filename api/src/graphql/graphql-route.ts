import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { HotQueries } from "./hot-queries.ts";
import { multipartOperation } from "./multipart-operation.ts";

type Parts = {
  apollo: ApolloServer<Context>;
  hot: HotQueries;
  contextOf: (request: FastifyRequest) => Promise<Context>;
};

/** POST /graphql, and in development the Sandbox at GET /graphql. */
export const addGraphql = (app: FastifyInstance, { apollo, hot, contextOf }: Parts): void => {
  const ordinary = fastifyApolloHandler(apollo, { context: contextOf });
  app.get("/graphql", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    return ordinary.call(app, request, reply);
  });
  app.post("/graphql", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (request.isMultipart()) request.body = await multipartOperation(request);
    const quick = await hot.answer(request, contextOf);
    if (!quick) return ordinary.call(app, request, reply);
    return reply.header("content-type", quick.type).send(quick.text);
  });
};

import type { ApolloServer } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { personalCaching, publicHeaders, type TagHeader } from "../edge/edge-headers.ts";
import { describeError } from "../errors/describe-error.ts";
import { refuse, Refusal } from "../errors/errors.ts";
import { errorBody } from "../http/error-responses.ts";
import type { AdmitRequest } from "./admit-request.ts";
import type { HotQueries } from "./hot-queries.ts";
import type { RequestContext } from "./request-context.ts";

export type TrustedDocumentParts<Context extends RequestContext> = {
  apollo: ApolloServer<Context>;
  hot: HotQueries;
  admit: AdmitRequest;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** The text of each query by its id. Their results are the same for every visitor. */
  documents: Readonly<Record<string, string>>;
  tagHeader: TagHeader | undefined;
  /** The tags by which the edge cache purges a result. */
  tagsOf: (data: unknown) => string[];
};

type Result = { data: unknown; text: string; status?: number | undefined; isPublic: boolean };

const mediaType = "application/graphql-response+json; charset=utf-8";

/** In the media type of GraphQL, so that Apollo Client reads the code of the refusal. */
const sendUnknownDocument = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = describeError(new Refusal("DOCUMENT_UNKNOWN"));
  return reply
    .code(refusal.status)
    .headers({ "cache-control": "no-store", "content-type": mediaType })
    .send(JSON.stringify(errorBody(request, refusal)));
};

/** Parses the parameter `variables`. Throws BAD_JSON if it is no object. */
export const variablesOf = (text: string | null): Record<string, unknown> => {
  if (!text) return {};
  let variables: unknown;
  try {
    variables = JSON.parse(text);
  } catch {
    return refuse("BAD_JSON", { message: "The variables are not valid JSON.", field: "variables" });
  }
  if (typeof variables !== "object" || Array.isArray(variables))
    return refuse("BAD_JSON", { message: "The variables are not an object.", field: "variables" });
  return (variables ?? {}) as Record<string, unknown>;
};

/** The parameters that a client of GraphQL sends. */
const knownParameters: ReadonlySet<string> = new Set([
  "documentId",
  "variables",
  "operationName",
  "extensions",
]);

/** Whether the URL has known parameters only, each once. A result for any other URL would fill caches with copies. */
const isPlainUrl = (parameters: URLSearchParams): boolean => {
  const names = new Set(parameters.keys());
  return names.size === parameters.size && [...names].every((name) => knownParameters.has(name));
};

/**
 * GET /graphql?documentId=sha256:...&variables={...}: a query of the client, named by the hash of its text (GraphQL over HTTP,
 * appendix "Persisted Documents"). Without a session the result is public, and caches may store it. A result with a session or
 * with errors is not stored. An unknown document is 404 DOCUMENT_UNKNOWN: the client then sends the query itself.
 */
export const trustedDocumentHandler = <Context extends RequestContext>(
  parts: TrustedDocumentParts<Context>,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
  const { apollo, hot, admit, contextOf, tagHeader, tagsOf } = parts;
  const documents = new Map(Object.entries(parts.documents));

  const run = async (request: FastifyRequest, query: string, variables: Record<string, unknown>) => {
    request.body = { query, variables };
    admit(await contextOf(request), request.body);
    const hotAnswer = await hot.answer(request, contextOf);
    if (hotAnswer) return { ...hotAnswer, isPublic: true } satisfies Result;
    const contextValue = await contextOf(request);
    const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== "single") throw new Error("A trusted document has a result in several parts.");
    const { data, errors } = body.singleResult;
    const result: Result = {
      data,
      text: `${JSON.stringify(body.singleResult)}\n`,
      status: http.status,
      isPublic: !errors?.length && http.headers.get("retry-after") === undefined,
    };
    return result;
  };

  return async (request, reply) => {
    const parameters = new URLSearchParams(request.url.split("?", 2)[1]);
    const query = documents.get(parameters.get("documentId") ?? "");
    if (query === undefined) return sendUnknownDocument(request, reply);
    const result = await run(request, query, variablesOf(parameters.get("variables")));
    void reply.headers(
      result.isPublic && isPlainUrl(parameters)
        ? publicHeaders(request, tagHeader, tagsOf(result.data))
        : personalCaching,
    );
    return reply
      .code(result.status ?? 200)
      .header("content-type", mediaType)
      .send(result.text);
  };
};

import type { FastifyRequest } from "fastify";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../../features/shop/context.ts";
import { singleFlight } from "../async/single-flight.ts";
import type { JitExecutor } from "./jit.ts";

type HotQuery = { document: DocumentNode; operationName: string | undefined };

type Body = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

const plainKeys = new Set(["query", "operationName", "variables"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body with nothing unusual in it; all others are Apollo Server's affair. */
const plainBody = (body: unknown): Body | undefined => {
  if (!isObject(body) || typeof body["query"] !== "string") return undefined;
  const { operationName, variables } = body;
  const isPlain =
    Object.keys(body).every((key) => plainKeys.has(key)) &&
    (operationName == null || typeof operationName === "string") &&
    (variables == null || isObject(variables));
  return isPlain ? (body as Body) : undefined;
};

const graphqlJson = "application/graphql-response+json";

/** The media type that Apollo Server would choose; nothing where it would have to weigh. */
const mediaTypeFor = (accept: string | undefined): string | undefined => {
  if (accept === undefined || accept === "*/*" || accept.startsWith("application/json"))
    return "application/json";
  return accept.startsWith(graphqlJson) ? graphqlJson : undefined;
};

const keyOf = (query: string, operationName: string | null | undefined): string =>
  `${operationName ?? ""} ${query}`;

export type HotQueries = {
  /** Apollo Server has parsed, validated and answered this query: it may take the short way from now on. */
  remember: (source: string | undefined, query: HotQuery) => void;
  /** The answer of a known query; nothing when Apollo Server has to see the request, for whatever reason. */
  answer: (
    request: FastifyRequest,
    contextOf: (request: FastifyRequest) => Promise<Context>,
  ) => Promise<{ type: string; text: string } | undefined>;
};

/**
 * The short way for queries that came before in the very same words: Apollo Server's pipeline is skipped, the
 * limits are not; visitors who ask for the very same at the same time share one reading. Whatever is unusual, or ends in an error, goes the ordinary way and gets the ordinary answer.
 */
export const hotQueries = (
  jit: JitExecutor,
  limit: (
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ) => void,
): HotQueries => {
  const known = new LRUCache<string, HotQuery>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (_, key) => key.length,
  });
  const share = singleFlight<string | undefined>();
  const isWithinLimit = (
    { document, operationName }: HotQuery,
    variables: Record<string, unknown>,
  ): boolean => {
    try {
      limit(document, operationName, variables);
      return true;
    } catch {
      return false;
    }
  };
  return {
    remember: (source, query) => {
      if (source) known.set(keyOf(source, query.operationName), query);
    },
    answer: async (request, contextOf) => {
      const body = plainBody(request.body);
      const type = mediaTypeFor(request.headers.accept);
      const key = body && keyOf(body.query, body.operationName);
      const query = key === undefined ? undefined : known.get(key);
      if (!body || !type || !query) return undefined;
      const variables = body.variables ?? {};
      if (!isWithinLimit(query, variables)) return undefined;
      const read = async (): Promise<string | undefined> => {
        const data = await jit(query.document, query.operationName, await contextOf(request), variables);
        return data && `${JSON.stringify({ data })}\n`;
      };
      const isVisitor = request.headers.authorization === undefined;
      const text = await (isVisitor ? share(`${JSON.stringify(variables)} ${key}`, read) : read());
      return text === undefined ? undefined : { type: `${type}; charset=utf-8`, text };
    },
  };
};

import type { FastifyRequest } from "fastify";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "./request-context.ts";
import { singleFlight } from "../async/single-flight.ts";
import type { CostBudget } from "./cost-budget.ts";
import type { JitExecutor } from "./jit.ts";
import { isWithinWeight, type Weigh } from "./limits.ts";
import type { RootReads } from "./root-reads.ts";

type ExecutedQuery = { document: DocumentNode; operationName: string | undefined };

/** `number` stands for the text of the query and its operation in the keys of shared reads. */
type HotQuery = ExecutedQuery & { number: number };

type Body = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

const plainKeys = new Set(["query", "operationName", "variables"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body with the usual fields only. Apollo Server handles all others. */
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

/** The media type that Apollo Server would choose; `undefined` if that needs content negotiation. */
const mediaTypeFor = (accept: string | undefined): string | undefined => {
  if (accept === undefined || accept === "*/*" || accept.startsWith("application/json"))
    return "application/json";
  return accept.startsWith(graphqlJson) ? graphqlJson : undefined;
};

const keyOf = (query: string, operationName: string | null | undefined): string =>
  `${operationName ?? ""} ${query}`;

type HotResult = { text: string; data: Record<string, unknown> };

export type HotAnswer = HotResult & { type: string };

export type HotQueryParts = {
  jit: JitExecutor;
  weigh: Weigh;
  rootReads: RootReads;
  budget: CostBudget;
  /** Whether responses contain their cost. */
  exposesCost: boolean;
};

export type HotQueries = {
  /** To be called when Apollo Server has parsed, validated and executed a query. From now on `answer` handles it. */
  remember: (source: string | undefined, query: ExecutedQuery) => void;
  /** The response to a remembered query; `undefined` if Apollo Server has to handle the request. */
  answer: (
    request: FastifyRequest,
    contextOf: (request: FastifyRequest) => Promise<RequestContext>,
  ) => Promise<HotAnswer | undefined>;
};

/**
 * A fast path for queries whose text was executed before: it skips Apollo Server's pipeline, but not the limits. Concurrent
 * requests of visitors for the same query and variables share one execution. Apollo Server handles unusual requests and
 * errors.
 */
export const hotQueries = ({ jit, weigh, rootReads, budget, exposesCost }: HotQueryParts): HotQueries => {
  const queryCache = new LRUCache<string, HotQuery>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (_, key) => key.length,
  });
  let remembered = 0;
  const share = singleFlight<HotResult | undefined>();
  /** The weight of a query; `undefined` if it is not valid, so that Apollo Server reports the error. */
  const weightOf = ({ document, operationName }: ExecutedQuery, variables: Record<string, unknown>) => {
    try {
      const weight = weigh(document, operationName, variables);
      return isWithinWeight(weight) ? weight : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    remember: (source, query) => {
      if (source) queryCache.set(keyOf(source, query.operationName), { ...query, number: (remembered += 1) });
    },
    answer: async (request, contextOf) => {
      const body = plainBody(request.body);
      const type = mediaTypeFor(request.headers.accept);
      const key = body && keyOf(body.query, body.operationName);
      const query = key === undefined ? undefined : queryCache.get(key);
      if (!body || !type || !query) return undefined;
      const variables = body.variables ?? {};
      const cost = weightOf(query, variables);
      if (cost === undefined) return undefined;
      const read = async (): Promise<HotResult | undefined> => {
        const context = await contextOf(request);
        if (!budget.spend(context, cost + rootReads(query.document, query.operationName))) return undefined;
        const data = await jit(query.document, query.operationName, context, variables);
        const extensions = exposesCost ? { cost } : undefined;
        return data && { data, text: `${JSON.stringify({ data, extensions })}\n` };
      };
      const isVisitor = request.headers.authorization === undefined;
      const result = await (isVisitor ? share(`${query.number} ${JSON.stringify(variables)}`, read) : read());
      return result && { ...result, type: `${type}; charset=utf-8` };
    },
  };
};

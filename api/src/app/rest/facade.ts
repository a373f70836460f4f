import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  execute,
  GraphQLError,
  parse,
  separateOperations,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import type { Context } from "../../features/shop/context.ts";
import { partsOf } from "../../platform/http/multipart.ts";
import type { JitExecutor } from "../../platform/graphql/jit.ts";
import { refuse, Refusal } from "../../platform/errors/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { singleFlight } from "../../platform/async/single-flight.ts";
import type { Data } from "../../platform/rest/answers.ts";
import { checkBody } from "../../platform/rest/check-body.ts";
import type { CostBudget } from "../../platform/graphql/cost-budget.ts";
import type { Weigh } from "../../platform/graphql/limits.ts";
import type { RestRequest } from "../../platform/rest/requests.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { restRows } from "./routes.ts";

const readOperations = (schema: GraphQLSchema): Record<string, DocumentNode> => {
  const document = parse(readFileSync(new URL("./operations.graphql", import.meta.url), "utf8"));
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(`api/src/app/rest/operations.graphql: ${problems.join("; ")}`);
  return separateOperations(document);
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const bodyOf = async (request: FastifyRequest): Promise<Record<string, unknown>> =>
  request.isMultipart() ? partsOf(request) : asObject(request.body);

const restRequest = async (request: FastifyRequest): Promise<RestRequest> => ({
  params: request.params as Record<string, string>,
  query: asObject(request.query),
  headers: request.headers,
  body: await bodyOf(request),
});

/** A variable that GraphQL does not accept: its sentence names variables that the caller of a path never sent. */
const isOfVariables = ({ path, originalError }: GraphQLError): boolean =>
  path === undefined && !(originalError instanceof Refusal);

/** What stands in the data under a path such as "product.reviews". */
const at = (data: Data, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => asObject(value)[name], data);

/** Where the rest of a list is, for the header Link: <...?cursor=...>; rel="next". Decision 45. */
const nextLink = (url: string, publicUrl: string, list: unknown): string | undefined => {
  const { hasNextPage, endCursor } = asObject(asObject(list)["pageInfo"]);
  if (!hasNextPage || typeof endCursor !== "string") return undefined;
  const next = new URL(url, publicUrl);
  next.searchParams.set("cursor", endCursor);
  return `<${next.href}>; rel="next"`;
};

/** A documented answer as it is sent. */
type Written = { link: string | undefined; text: string };

export type FacadeOptions = {
  schema: GraphQLSchema;
  jit: JitExecutor;
  weigh: Weigh;
  budget: CostBudget;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  publicUrl: string;
};

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A documented path that is called with another method says so, and which it takes. */
const refuseOtherMethods = (app: FastifyInstance): void => {
  for (const path of new Set(restRows.map((row) => row.path))) {
    const taken: string[] = restRows.filter((row) => row.path === path).map((row) => row.method);
    app.route({
      method: methods.filter((method) => !taken.includes(method)),
      url: `/api${path}`,
      handler: async (_request, reply) => {
        void reply.header("allow", taken.join(", "));
        return refuse("METHOD_NOT_ALLOWED");
      },
    });
  }
};

/**
 * Whether a row's door is open to her. The schema decides the same once more; here it is asked before the body is
 * read, so that a stranger learns nothing of what a body should be, and sends no file.
 */
const checkDoor = ({ role }: RestRow, viewer: Viewer | null): void => {
  if (role === undefined) return;
  if (!viewer) refuse("UNAUTHENTICATED");
  if (role !== LOGGED_IN && viewer?.role !== role) refuse("FORBIDDEN");
};

/** Longest list that a documented path answers with. */
const longestList = 1000;

/** Mounts the table: each row runs its operation through the one schema, in process. */
export const addRestFacade = (app: FastifyInstance, options: FacadeOptions): void => {
  const operations = readOperations(options.schema);
  const share = singleFlight<Written>();
  const contexts = new WeakMap<FastifyRequest, Context>();

  const run = async (
    row: RestRow,
    document: DocumentNode,
    context: Context,
    variables: Data,
  ): Promise<Data> => {
    options.budget.demand(context, options.weigh(document, row.run, variables));
    const mayBeCompiled = row.method === "GET";
    const fast = mayBeCompiled ? await options.jit(document, row.run, context, variables) : undefined;
    if (fast) return fast;
    const result = await execute({
      schema: options.schema,
      document,
      operationName: row.run,
      contextValue: context,
      variableValues: variables,
    });
    const [error] = result.errors ?? [];
    if (error) throw isOfVariables(error) ? new Refusal("BAD_INPUT") : error;
    return result.data ?? {};
  };

  refuseOtherMethods(app);
  for (const row of restRows) {
    const document = operations[row.run];
    if (!document) throw new GraphQLError(`No operation ${row.run} for ${row.method} ${row.path}.`);
    app.route({
      method: row.method,
      url: `/api${row.path}`,
      onRequest: async (request) => {
        if (row.role === undefined) return;
        const context = await options.contextOf(request);
        checkDoor(row, context.viewer);
        contexts.set(request, context);
      },
      handler: async (request, reply) => {
        const asked = await restRequest(request);
        void reply.header("cache-control", "no-store");
        if (row.body) checkBody(row.body, asked.body);
        const ready = row.shortcut?.(asked);
        if (ready !== undefined) return reply.send(ready);
        const read = async (): Promise<Written> => {
          const known = contexts.get(request) ?? (await options.contextOf(request));
          const context = { ...known, longestPage: longestList };
          const data = await run(row, document, context, row.variables(asked));
          const link = row.list ? nextLink(request.url, options.publicUrl, at(data, row.list)) : undefined;
          return { link, text: JSON.stringify(row.answer(data, options.publicUrl)) };
        };
        const isOfVisitor = row.method === "GET" && request.headers.authorization === undefined;
        const { link, text } = await (isOfVisitor ? share(request.url, read) : read());
        if (link) void reply.header("link", link);
        return reply
          .code(row.status ?? 200)
          .type("application/json; charset=utf-8")
          .send(text);
      },
    });
  }
};

import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import {
  execute,
  GraphQLError,
  parse,
  separateOperations,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { productFragments } from "../../features/catalogue/product-answer.ts";
import type { Context } from "../../features/shop/context.ts";
import type { JitExecutor } from "../../platform/graphql/jit.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import { may } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { singleFlight } from "../../platform/async/single-flight.ts";
import type { Data } from "../../platform/rest/answers.ts";
import { checkBody } from "../../platform/rest/check-body.ts";
import { requestCost, type CostBudget } from "../../platform/graphql/cost-budget.ts";
import type { Weigh } from "../../platform/graphql/limits.ts";
import type { RootReads } from "../../platform/graphql/root-reads.ts";
import { maxRows, type RestRequest } from "../../platform/rest/requests.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { restRows } from "../features.ts";
import { refuse } from "../refusals.ts";

const readOperations = (schema: GraphQLSchema): Record<string, DocumentNode> => {
  const operations = readFileSync(new URL("./operations.graphql", import.meta.url), "utf8");
  const document = parse(operations + productFragments);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(`api/src/app/rest/operations.graphql: ${problems.join("; ")}`);
  return separateOperations(document);
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const restRequest = (request: FastifyRequest): RestRequest => ({
  params: request.params as Record<string, string>,
  query: asObject(request.query),
  headers: request.headers,
  body: request.form ?? asObject(request.body),
});

const takesForms = ({ body = {} }: RestRow): boolean =>
  Object.values(body).some(({ type }) => type === "file");

/** Whether GraphQL refused a variable. Its message names variables that are unknown to the caller of a REST path. */
const isVariableError = ({ path, originalError }: GraphQLError): boolean =>
  path === undefined && !(originalError instanceof Refusal);

/** Names in REST of the arguments of every list. */
const listFieldNames: Record<string, string> = { first: "limit", after: "cursor" };

/** A refusal of an operation with the field's name in REST: its caller does not know the operation's names. */
const withRestField = (error: unknown, { fieldNames }: RestRow): unknown => {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (!(cause instanceof Refusal)) return error;
  const { message, details } = cause;
  const field = { ...listFieldNames, ...fieldNames }[details.field ?? ""];
  return field === undefined ? error : cause.with({ ...details, message, field });
};

/** The value in the data at a path such as "product.reviews". */
const valueAt = (data: Data, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => asObject(value)[name], data);

/** The Link header to the next page of a list: <...?cursor=...>; rel="next". Decision 45. */
const nextLink = (url: string, publicUrl: string, list: unknown): string | undefined => {
  const { hasNextPage, endCursor } = asObject(asObject(list)["pageInfo"]);
  if (!hasNextPage || typeof endCursor !== "string") return undefined;
  const next = new URL(url, publicUrl);
  next.searchParams.set("cursor", endCursor);
  return `<${next.href}>; rel="next"`;
};

/** The response of a REST row. */
type RestAnswer = { link: string | undefined; text: string };

export type FacadeOptions = {
  schema: GraphQLSchema;
  jit: JitExecutor;
  weigh: Weigh;
  rootReads: RootReads;
  budget: CostBudget;
  /** Returns the same context for every call with one request. */
  contextOf: (request: FastifyRequest) => Promise<Context>;
  publicUrl: string;
};

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The URLs of a documented path: a slash at its end changes nothing, also for a POST, whose body a redirect may lose. */
const urlsOf = (path: string): string[] => [`/api${path}`, `/api${path}/`];

/** Refuses a path with an empty part ("/api/products//"), which the router takes for an empty parameter. */
const refuseEmptyParts = async ({ params }: FastifyRequest): Promise<void> => {
  if (Object.values(asObject(params)).includes("")) refuse("PATH_UNKNOWN");
};

/** Refuses other methods of a documented path with METHOD_NOT_ALLOWED and the header Allow. */
const refuseOtherMethods = (app: FastifyInstance): void => {
  for (const path of new Set(restRows.map((row) => row.path))) {
    const allowedMethods: string[] = restRows.filter((row) => row.path === path).map((row) => row.method);
    for (const url of urlsOf(path))
      app.route({
        method: methods.filter((method) => !allowedMethods.includes(method)),
        url,
        onRequest: refuseEmptyParts,
        handler: async (_request, reply) => {
          void reply.header("allow", allowedMethods.join(", "));
          return refuse("METHOD_NOT_ALLOWED");
        },
      });
  }
};

/**
 * Checks the role and the permission of a row. The schema checks both again. This check comes before the body is read, so that a
 * caller without the role learns nothing about the body and uploads no file.
 */
const checkRole = ({ role, permission }: RestRow, viewer: Viewer | null): void => {
  if (role === undefined) return;
  if (!viewer) refuse("UNAUTHENTICATED");
  if (role !== LOGGED_IN && viewer?.role !== role) refuse("FORBIDDEN");
  if (permission && !may(viewer, permission)) refuse("FORBIDDEN");
};

/** Adds a route for each REST row, which runs its operation on the schema in process. */
export const addRestFacade = (app: FastifyInstance, options: FacadeOptions): void => {
  const operations = readOperations(options.schema);
  const share = singleFlight<RestAnswer>();

  const run = async (
    row: RestRow,
    document: DocumentNode,
    context: Context,
    variables: Data,
  ): Promise<Data> => {
    const cost = options.weigh(document, row.run, variables) + options.rootReads(document, row.run);
    options.budget.spendOrRefuse(context, requestCost + cost);
    const mayBeCompiled = row.method === "GET";
    const compiledData = mayBeCompiled ? await options.jit(document, row.run, context, variables) : undefined;
    if (compiledData) return compiledData;
    const result = await execute({
      schema: options.schema,
      document,
      operationName: row.run,
      contextValue: context,
      variableValues: variables,
    });
    const [error] = result.errors ?? [];
    if (error) throw isVariableError(error) ? new Refusal("BAD_INPUT") : error;
    return result.data ?? {};
  };

  refuseOtherMethods(app);
  for (const row of restRows) {
    const document = operations[row.run];
    if (!document) throw new GraphQLError(`No operation ${row.run} for ${row.method} ${row.path}.`);
    const route: Omit<RouteOptions, "url"> = {
      method: row.method,
      config: { takesForms: takesForms(row) },
      onRequest: async (request) => {
        await refuseEmptyParts(request);
        if (row.role === undefined) return;
        const { viewer } = await options.contextOf(request);
        checkRole(row, viewer);
      },
      handler: async (request, reply) => {
        const input = restRequest(request);
        void reply.header("cache-control", "no-store");
        if (row.body) checkBody(row.body, input.body, refuse);
        const shortcutAnswer = row.shortcut?.(input);
        if (shortcutAnswer !== undefined) return reply.send(shortcutAnswer);
        const read = async (): Promise<RestAnswer> => {
          const context = { ...(await options.contextOf(request)), longestPage: maxRows, isRest: true };
          const data = await run(row, document, context, row.variables(input)).catch((error: unknown) => {
            throw withRestField(error, row);
          });
          const link = row.list
            ? nextLink(request.url, options.publicUrl, valueAt(data, row.list))
            : undefined;
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
    };
    for (const url of urlsOf(row.path)) app.route({ ...route, url });
  }
};

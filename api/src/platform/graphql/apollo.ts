import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLFormattedError, GraphQLSchema } from "graphql";
import type { RequestContext } from "./request-context.ts";
import { describeError, retryAfter, withoutSuggestions } from "../errors/describe-error.ts";
import { countRefusal } from "../metrics.ts";
import type { HotQueries } from "./hot-queries.ts";
import type { JitExecutor } from "./jit.ts";
import { refusedCost, type CostBudget } from "./cost-budget.ts";
import type { DeprecatedUse, DeprecatedUses } from "./deprecated-uses.ts";
import type { DocumentStore } from "./document-store.ts";
import { documentRules, maxDocumentErrors, maxErrors, validationLimits } from "./document-rules.ts";
import { checkWeight, maxTokens, type Weigh } from "./limits.ts";
import type { RootReads } from "./root-reads.ts";

/** Formats an error for the client: message, code, status and, if known, the invalid field. */
const formatWith =
  (hasSuggestions: boolean) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { code, status, message, field, facts } = describeError(error);
    const extensions = { code, status, ...(field ? { field } : {}), ...facts };
    return {
      message: hasSuggestions ? message : withoutSuggestions(message),
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
      extensions,
    };
  };

const statusOf = (errors: readonly GraphQLFormattedError[]): number | undefined => {
  const status = errors[0]?.extensions?.["status"];
  return typeof status === "number" ? status : undefined;
};

/** Logs hidden errors, adds the request id to them, and sets the HTTP status and `retry-after` of a failed request. */
const errorResponses: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors.slice(0, maxErrors)) {
          const { hidden, code } = describeError(error);
          countRefusal(code);
          if (hidden)
            contextValue.log.error(
              { err: unwrapResolverError(hidden), requestId: contextValue.requestId, operationName },
              "an operation failed",
            );
        }
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (!singleResult.errors?.length) return;
        const { data } = singleResult;
        const errors = (singleResult.errors = singleResult.errors.slice(0, maxErrors));
        for (const { extensions } of errors)
          if (extensions && Number(extensions["status"]) >= 500)
            extensions["requestId"] = contextValue.requestId;
        const status = statusOf(errors);
        const hasNoData = !data || Object.values(data).every((value) => value === null);
        if (status && hasNoData) response.http.status = status;
        const wait = retryAfter({ status, facts: errors[0]?.extensions });
        if (wait) response.http.headers.set("retry-after", String(wait));
      },
    };
  },
};

export type Execution = {
  jit: JitExecutor;
  weigh: Weigh;
  rootReads: RootReads;
  budget: CostBudget;
  hot: HotQueries;
  deprecatedUses: DeprecatedUses;
  /** Whether responses contain their cost. */
  exposesCost: boolean;
};

/**
 * Weighs each operation, charges refused documents, names the deprecated fields that it uses, and runs frequent queries as compiled
 * functions.
 */
const guardedExecution = (execution: Execution): ApolloServerPlugin<RequestContext> => {
  const { jit, weigh, rootReads, budget, hot, deprecatedUses, exposesCost } = execution;
  return {
    async requestDidStart() {
      let cost: number | undefined;
      let deprecated: readonly DeprecatedUse[] = [];
      let isAccepted = false;
      return {
        async didResolveOperation({ document, request, contextValue }) {
          deprecated = deprecatedUses(document);
          cost = weigh(document, request.operationName, request.variables ?? {});
          checkWeight(cost);
          isAccepted = cost > 0;
          budget.spendOrRefuse(contextValue, cost + rootReads(document, request.operationName));
        },
        async didEncounterErrors({ contextValue }) {
          if (!isAccepted) budget.charge(contextValue, refusedCost);
        },
        async responseForOperation({ document, operation, request, contextValue }) {
          if (operation?.operation !== "query") return null;
          const data = await jit(
            document,
            request.operationName,
            contextValue,
            request.variables ?? {},
          ).catch(() => undefined);
          if (!data) return null;
          // The fast path cannot add the extension `deprecated`.
          if (deprecated.length === 0)
            hot.remember(request.query, { document, operationName: request.operationName });
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: "single", singleResult: { data } },
          };
        },
        async willSendResponse({ response: { body } }) {
          if (body.kind !== "single") return;
          const added = {
            ...(exposesCost && cost !== undefined ? { cost } : {}),
            ...(deprecated.length > 0 ? { deprecated } : {}),
          };
          if (Object.keys(added).length > 0)
            body.singleResult.extensions = { ...body.singleResult.extensions, ...added };
        },
      };
    },
  };
};

export const buildApollo = <Context extends RequestContext>(options: {
  schema: GraphQLSchema;
  execution: Execution;
  app: FastifyInstance;
  documents: DocumentStore;
  /** Whether introspection is allowed, and errors suggest names of the schema. */
  explorer: boolean;
  /** The plugin for GET /graphql. */
  landingPage: ApolloServerPlugin;
}): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema: options.schema,
    introspection: options.explorer,
    includeStacktraceInErrorResponses: false,
    validationRules: documentRules,
    validationOptions: validationLimits(options.explorer),
    executionOptions: { maxCoercionErrors: maxDocumentErrors - 1 },
    parseOptions: { maxTokens },
    documentStore: options.documents,
    // The shop has trusted documents instead.
    persistedQueries: false,
    formatError: formatWith(options.explorer),
    hideSchemaDetailsFromClientErrors: !options.explorer,
    stopOnTerminationSignals: false,
    logger: options.app.log,
    plugins: [
      errorResponses,
      guardedExecution(options.execution),
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(options.app),
      options.landingPage,
    ],
  });

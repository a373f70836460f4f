import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLFormattedError, GraphQLSchema } from "graphql";
import type { Context } from "../../features/shop/context.ts";
import { describeError } from "../errors/describe-error.ts";
import { explorerPage } from "../../app/explorer.ts";
import type { HotQueries } from "./hot-queries.ts";
import type { JitExecutor } from "./jit.ts";
import { type complexityLimit, documentRules, mostTokens } from "./limits.ts";

/** One error as GraphQL tells it: the sentence, the code and, where there is one, the field to mend. */
const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const { code, status, message, field, facts } = describeError(error);
  const extensions = { code, status, ...(field ? { field } : {}), ...facts };
  return {
    message,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions,
  };
};

const statusOf = (errors: readonly GraphQLFormattedError[]): number | undefined => {
  const status = errors[0]?.extensions?.["status"];
  return typeof status === "number" ? status : undefined;
};

/** Logs what is hidden, adds the request id to it, and lets the HTTP status of a failed request tell the truth. */
const truthfulAnswers: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors) {
          const { hidden } = describeError(error);
          if (hidden)
            contextValue.shop.log.error(
              { err: unwrapResolverError(hidden), requestId: contextValue.requestId, operationName },
              "an operation failed",
            );
        }
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== "single") return;
        const { errors, data } = response.body.singleResult;
        if (!errors?.length) return;
        for (const { extensions } of errors)
          if (extensions && Number(extensions["status"]) >= 500)
            extensions["requestId"] = contextValue.requestId;
        const status = statusOf(errors);
        const isNothing = !data || Object.values(data).every((value) => value === null);
        if (status && isNothing) response.http.status = status;
        const wait = status === 503 ? 2 : errors[0]?.extensions?.["retryAfter"];
        if (wait) response.http.headers.set("retry-after", String(wait));
      },
    };
  },
};

export type Execution = { jit: JitExecutor; limit: ReturnType<typeof complexityLimit>; hot: HotQueries };

/** Weighs each operation, and runs hot queries as compiled functions. */
const guardedExecution = ({ jit, limit, hot }: Execution): ApolloServerPlugin<Context> => {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request }) {
          limit(document, request.operationName, request.variables ?? {});
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
          hot.remember(request.query, { document, operationName: request.operationName });
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: "single", singleResult: { data } },
          };
        },
      };
    },
  };
};

export const buildApollo = (options: {
  schema: GraphQLSchema;
  execution: Execution;
  app: FastifyInstance;
  /** Introspection and the Sandbox page at GET /graphql. */
  explorer: boolean;
}): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema: options.schema,
    introspection: options.explorer,
    includeStacktraceInErrorResponses: false,
    validationRules: documentRules,
    parseOptions: { maxTokens: mostTokens },
    formatError,
    hideSchemaDetailsFromClientErrors: !options.explorer,
    stopOnTerminationSignals: false,
    logger: options.app.log,
    plugins: [
      truthfulAnswers,
      guardedExecution(options.execution),
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(options.app),
      explorerPage(options.explorer),
    ],
  });

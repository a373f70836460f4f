import { join } from "node:path";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { isSignUp } from "../features/accounts/sign-up/sign-up-form.ts";
import type { Context } from "../features/shop/context.ts";
import type { Services } from "../features/shop/services.ts";
import { queryTag, tagsOfResults } from "../features/shop/edge-tags.rules.ts";
import { admitRequests } from "../platform/graphql/admit-request.ts";
import { buildApollo } from "../platform/graphql/apollo.ts";
import { costBudget, type CostBudget } from "../platform/graphql/cost-budget.ts";
import { deprecatedUses } from "../platform/graphql/deprecated-uses.ts";
import { documentStore } from "../platform/graphql/document-store.ts";
import { earlierDocuments } from "../platform/graphql/earlier-documents.ts";
import { addGraphql } from "../platform/graphql/graphql-route.ts";
import { hotQueries } from "../platform/graphql/hot-queries.ts";
import { jitExecutor, type JitExecutor } from "../platform/graphql/jit.ts";
import { weigher, type Weigh } from "../platform/graphql/limits.ts";
import { rootReads, type RootReads } from "../platform/graphql/root-reads.ts";
import { addOfflineExplorer } from "./explorer/offline-explorer.ts";
import { sandboxPage } from "./explorer/sandbox-page.ts";
import type { RequestContexts } from "./request-contexts.ts";
import { shopSchema } from "./schema.ts";
import { publishVersion } from "./web-client/previous-version-assets.ts";
import type { VersionFiles } from "./web-client/version-files.ts";

/** What REST and the pages share with the GraphQL route. */
export type ShopGraphql = {
  schema: GraphQLSchema;
  apollo: ApolloServer<Context>;
  jit: JitExecutor;
  weigh: Weigh;
  rootReads: RootReads;
  budget: CostBudget;
};

type Parts = {
  services: Services;
  contextOf: RequestContexts["contextOf"];
  versions: VersionFiles;
  clientFolder: string;
  /** The texts of the built client's trusted documents by their ids. */
  trustedDocuments: Readonly<Record<string, string>>;
};

/** Adds the GraphQL route, with the trusted documents of this version of the client and of earlier ones. */
export const addShopGraphql = async (app: FastifyInstance, parts: Parts): Promise<ShopGraphql> => {
  const { services, contextOf, versions, clientFolder, trustedDocuments } = parts;
  const { settings, log } = services;
  const schema = shopSchema();
  const execution = {
    jit: jitExecutor(schema),
    weigh: weigher(schema),
    rootReads: rootReads(schema),
    budget: costBudget(settings.throttles),
  };
  const compiled = { ...execution, exposesCost: settings.mode === "development" };
  const hot = hotQueries(compiled);
  const documents = documentStore();
  const apollo = buildApollo<Context>({
    schema,
    documents,
    execution: { ...compiled, hot, deprecatedUses: deprecatedUses(schema) },
    app,
    explorer: settings.explorer,
    landingPage: sandboxPage(settings.explorer),
  });
  await apollo.start();
  const stored = await publishVersion(app, versions, {
    assets: join(clientFolder, "assets"),
    documents: trustedDocuments,
  });
  const earlier = earlierDocuments(schema, trustedDocuments, stored);
  if (earlier.outdated.length > 0)
    log.warn({ documents: earlier.outdated }, "documents of other versions do not fit this schema");
  addGraphql(app, {
    apollo,
    hot,
    admit: admitRequests(execution.budget, documents),
    contextOf,
    isVisitorsForm: ({ query }) => isSignUp(query),
    trusted: {
      documents: { ...earlier.documents, ...trustedDocuments },
      tagHeader: settings.edge.tagHeader,
      tagsOf: (results) => [queryTag, ...tagsOfResults(results)],
    },
  });
  if (settings.explorer) await addOfflineExplorer(app);
  return { schema, apollo, ...execution };
};

import type { ApolloServer } from "@apollo/server";
import type { Context } from "../features/shop/context.ts";
import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import type { QueryResult, PreloadQuery, ServerEntry, TaggedPage } from "./web-client/server-entry.ts";
import type { ShopDetails } from "../features/shop/shop-details.rules.ts";
import { renderingCost, type CostBudget } from "../platform/graphql/cost-budget.ts";
import { singleFlight } from "../platform/async/single-flight.ts";
import { cachedRenderPage } from "./web-client/rendered-pages.ts";

/**
 * Maximum number of pages that are read at once. Further pages are sent in their loading state, so that a crowd does not
 * double the load.
 */
const maxConcurrentReads = 32;

/** The rendered page of a URL (path and query) for a visitor; `undefined` to send the page without content. */
export type ReadPreloadedPage = (url: string, visitor: Context) => Promise<TaggedPage | undefined>;

const refusalOf = (extensions: Record<string, unknown> | undefined): Pick<QueryResult, "code"> => {
  const code = extensions?.["code"];
  return typeof code === "string" ? { code } : {};
};

/** The promise's result; `undefined` after the time. */
const withinTime = async <Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
};

/** Counts the pages that could not be rendered, and logs each. */
const failureCounter = () => {
  let failedRenderings = 0;
  return ({ services, requestId }: Context, error: unknown) => {
    failedRenderings += 1;
    services.log.error({ err: error, requestId, failedRenderings }, "a page is sent without its rendering");
  };
};

/**
 * Renders the page of a URL before it is sent. Runs its preloaded queries through the same checks, limits and compiled
 * queries as all operations. URLs that differ in what the page does not read are one page, and requests for the same page at the
 * same time share one read. Without results after `pageWaitSeconds` the page is sent in its loading state; on any other error, and
 * to a network that has used up its budget, without content. The client then sends the queries and shows the error.
 */
export const preloadedPageReader = (
  apollo: ApolloServer<Context>,
  serverEntry: ServerEntry,
  budget: Pick<CostBudget, "spend">,
  shop?: () => ShopDetails,
): ReadPreloadedPage => {
  const shareRead = singleFlight<TaggedPage | undefined>();
  const renderPage = cachedRenderPage(serverEntry, shop);
  const logFailure = failureCounter();
  const renderLimit = pLimit(1);
  let activeReads = 0;

  const runQuery = async (query: PreloadQuery, contextValue: Context): Promise<QueryResult> => {
    const { body } = await apollo.executeOperation(query, { contextValue });
    if (body.kind !== "single") return {};
    const { data, errors } = body.singleResult;
    return errors?.length ? refusalOf(errors[0]?.extensions) : { data };
  };

  /** The page, or `undefined` if it has to be rendered and the visitor's network has used up its budget. */
  const pageOf = (address: URL, results: readonly QueryResult[], visitor: Context): TaggedPage | undefined =>
    renderPage(serverEntry.pageUrl(address, results), results, () => budget.spend(visitor, renderingCost));

  const render = (
    address: URL,
    results: readonly QueryResult[],
    visitor: Context,
  ): Promise<TaggedPage | undefined> =>
    renderLimit(async () => {
      // Renderings block the process. Between two of them it yields to other requests.
      await setImmediate();
      return pageOf(address, results, visitor);
    });

  const read = async (address: URL, visitor: Context): Promise<TaggedPage | undefined> => {
    activeReads += 1;
    try {
      const queries = serverEntry.queriesFor(address);
      const results = await Promise.all(queries.map((query) => runQuery(query, visitor)));
      return await render(address, results, visitor);
    } finally {
      activeReads -= 1;
    }
  };

  const readInTime = async (url: string, visitor: Context): Promise<TaggedPage | undefined> => {
    const address = serverEntry.pageUrl(new URL(url, visitor.services.settings.publicUrl));
    const page =
      activeReads < maxConcurrentReads
        ? await withinTime(
            shareRead(address.href, () => read(address, visitor)),
            visitor.services.settings.pageWaitSeconds * 1000,
          )
        : undefined;
    return page ?? pageOf(address, [], visitor);
  };

  return async (url, visitor) => {
    try {
      const page = await readInTime(url, visitor);
      if (page && !page.markup) logFailure(visitor, page.renderError);
      return page;
    } catch (error) {
      visitor.services.log.warn(
        { err: error, requestId: visitor.requestId },
        "a page is sent without preloaded queries",
      );
      return undefined;
    }
  };
};

import type { ApolloServer } from "@apollo/server";
import type { Context } from "../features/shop/context.ts";
import type { TaggedPage } from "./web-client/client-files.ts";
import type { QueryResult, PreloadQuery, ServerEntry } from "./web-client/server-entry.ts";
import { singleFlight } from "../platform/async/single-flight.ts";
import { cachedDehydrate } from "./web-client/rendered-pages.ts";

/**
 * How long a page waits for its queries, in milliseconds. Then it is sent without them, and the client sends them
 * itself.
 */
const maxWaitMs = 300;

/**
 * At most so many pages are read at once. Further pages are sent without preloaded queries, so that a crowd does not
 * double the load.
 */
const maxConcurrentReads = 32;

/** The dehydrated page of a URL (path and query) for a visitor; `undefined` to send the page without it. */
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

/**
 * Runs the preloaded queries of a page before it is sent, through the same checks, limits and compiled queries as all
 * operations. Requests for the same page at the same time share one read. On any error the plain page is sent: the
 * client then sends the queries and shows the error.
 */
export const preloadedPageReader = (
  apollo: ApolloServer<Context>,
  serverEntry: ServerEntry,
): ReadPreloadedPage => {
  const shareRead = singleFlight<TaggedPage | undefined>();
  const dehydrate = cachedDehydrate(serverEntry);
  let activeReads = 0;

  const runQuery = async (query: PreloadQuery, contextValue: Context): Promise<QueryResult> => {
    const { body } = await apollo.executeOperation(query, { contextValue });
    if (body.kind !== "single") return {};
    const { data, errors } = body.singleResult;
    return errors?.length ? refusalOf(errors[0]?.extensions) : { data };
  };

  const read = async (url: string, visitor: Context): Promise<TaggedPage | undefined> => {
    activeReads += 1;
    try {
      const address = new URL(url, visitor.shop.settings.publicUrl);
      const queries = serverEntry.queriesFor(address);
      if (!queries) return undefined;
      const results = await Promise.all(queries.map((query) => runQuery(query, visitor)));
      return dehydrate(address, results);
    } finally {
      activeReads -= 1;
    }
  };

  return async (url, visitor) => {
    if (activeReads >= maxConcurrentReads) return undefined;
    try {
      return await withinTime(
        shareRead(url, () => read(url, visitor)),
        maxWaitMs,
      );
    } catch (error) {
      visitor.shop.log.warn(
        { err: error, requestId: visitor.requestId },
        "a page is sent without preloaded queries",
      );
      return undefined;
    }
  };
};

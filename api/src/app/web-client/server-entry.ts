import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { PageContent } from "./page-html.ts";

/** A query of a page, with the same document text that the browser sends. */
export type PreloadQuery = { operationName: string; query: string; variables: Record<string, unknown> };

/** The result of a query: data, or the code of a refusal. */
export type QueryResult = { data?: unknown; code?: string };

/** The content of a page. `isFound` is false if the page shows that the product does not exist. */
export type DehydratedPage = PageContent & { isFound: boolean };

/**
 * The client's entry for the server (web/src/app/entry-server.ts): the queries of a page, the page's data from their
 * results, and the documents that the client names by their id.
 */
export type ServerEntry = {
  /** `undefined` for a page without content of its own. */
  queriesFor: (address: URL) => PreloadQuery[] | undefined;
  /** The results are in the order of `queriesFor`. */
  dehydrate: (address: URL, results: readonly QueryResult[]) => DehydratedPage;
  /** The texts of the trusted documents by their ids. */
  trustedDocuments: Readonly<Record<string, string>>;
};

/** Loads the built server entry; `undefined` while Vite serves the client, or before a build. */
export const loadServerEntry = async (file: string): Promise<ServerEntry | undefined> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServerEntry) : undefined;

import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { ShopDetails } from "../../features/shop/shop-details.rules.ts";
import type { PageContent } from "./page-html.ts";
import type { ClientPage } from "./page-paths.ts";

/** A query of a page, with the same document text that the browser sends. */
export type PreloadQuery = { operationName: string; query: string; variables: Record<string, unknown> };

/** The result of a query: data, or the code of a refusal. */
export type QueryResult = { data?: unknown; code?: string };

/** A page with its content. */
export type RenderedPage = PageContent & {
  /** False if the page shows that the product or the collection does not exist. */
  isFound: boolean;
  /** Whether the data of all queries is in the page. */
  isComplete: boolean;
  /** The path to redirect to, if the server refuses the cursor in the URL. */
  redirectTo?: string | undefined;
  /** The path with the present slug, of a page whose last part is one: another slug leads to it. */
  slugPath?: string | undefined;
  /** The path to which the page has moved for good. */
  movedTo?: string | undefined;
  /** Why the page has no markup. */
  renderError?: unknown;
};

/** A page, and the tags by which the edge cache purges it; `undefined` if no cache may store it. */
export type TaggedPage = RenderedPage & { edgeTags: readonly string[] | undefined };

/**
 * The client's entry for the server (web/src/app/entry-server.ts): its pages, the queries of a page, the page that
 * their results make, and the documents that the client names by their id.
 */
export type ServerEntry = {
  /** Any other path is unknown. */
  pages: readonly ClientPage[];
  /** The URL that stands for all URLs with the same rendering. With the results of the queries it may stand for more of them. */
  pageUrl: (address: URL, results?: readonly QueryResult[]) => URL;
  queriesFor: (address: URL) => PreloadQuery[];
  /** The results are in the order of `queriesFor`; a missing one is rendered as loading. */
  renderPage: (address: URL, results: readonly QueryResult[], shop?: ShopDetails) => RenderedPage;
  /** The texts of the trusted documents by their ids. */
  trustedDocuments: Readonly<Record<string, string>>;
};

/** Loads the built server entry; `undefined` while Vite serves the client, or before a build. */
export const loadServerEntry = async (file: string): Promise<ServerEntry | undefined> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServerEntry) : undefined;

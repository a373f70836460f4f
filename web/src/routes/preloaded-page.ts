import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { TypedQuery } from "../graphql/typed-query.ts";
import type { DescribedPicture, PictureFile } from "../ui/picture.tsx";

/** Path and query of the requested page. */
export type PageUrl = { pathname: string; parameters: URLSearchParams };

/** The result of a preloaded query; `undefined` if it failed. */
export type ReadResult = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => Data | undefined;

/** The content of the page's head. */
export type PageHead = {
  /** Missing on the home page. */
  title?: string;
  description?: string | undefined;
  /** The largest picture at the top of the page and its `sizes`: the browser preloads it. */
  picture?: { file: PictureFile & Partial<DescribedPicture>; sizes: string } | undefined;
  /**
   * The path, with its query, that stands for this page in search engines. Pages that differ only in sort order, view or
   * colour have the same. Missing for a page that search engines leave out.
   */
  canonicalPath?: string;
  /** The price of a product in rupees, for shared links. */
  price?: number;
  /** JSON-LD objects of schema.org for search engines. */
  structuredData?: readonly Record<string, unknown>[];
};

/** The queries that the server runs before it sends a page, and the head that follows from their results. */
export type PreloadedPage = {
  /** Only queries whose results are the same for every viewer: they are written into the page. */
  queries: readonly TypedQuery[];
  /** Queries for the part of the page that only a browser without JavaScript shows. Their results are in its HTML only. */
  markupQueries?: readonly TypedQuery[];
  /**
   * The parameters that the page reads from its URL, in one order and without invalid values. URLs that differ in others, such as
   * those of campaigns, are the same page. A page without this reads none. Before the queries have run, `read` finds nothing.
   */
  parameters?: (read: ReadResult) => URLSearchParams;
  /** The path with the present slug, of a page whose last part is one; `undefined` without a result. */
  slugPath?: (read: ReadResult) => string | undefined;
  /** Whether what the page is about exists. A page without this always does, or its query is refused. */
  isFound?: (read: ReadResult) => boolean;
  /** The path to which the page has moved for good; `undefined` if it has not. */
  movedTo?: (read: ReadResult) => string | undefined;
  head: (read: ReadResult, absolute: (path: string) => string) => PageHead;
};

/** The preloaded page of one route; `undefined` if the URL belongs to another route. */
export type PagePreload = (visit: PageUrl) => PreloadedPage | undefined;

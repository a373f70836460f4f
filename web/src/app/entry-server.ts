import type { ApolloCache, DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { print } from "graphql";
import { createCache } from "../graphql/cache.ts";
import { typedQuery, type TypedQuery } from "../graphql/typed-query.ts";
import type { PreloadedPage, ReadResult } from "../routes/preloaded-page.ts";
import trustedTexts from "../graphql/trusted-documents.json" with { type: "json" };
import { headTags, type HeadTag } from "./head-tags.ts";
import { contentPreload } from "../routes/content.preload.ts";
import { paths } from "../paths.ts";
import { setShop, type ShopDetails } from "../shop.ts";
import { homePreload } from "../routes/home.preload.ts";
import { SiteContentDocument } from "../graphql/generated.ts";
import { isUnknownProduct } from "../features/catalogue/is-unknown-product.ts";
import { productPreload } from "../routes/product.preload.ts";
import { loadPublicPages } from "./lazy-pages.ts";
import { pagePaths } from "./page-paths.ts";
import { renderMarkup, type Markup } from "./render-markup.tsx";
import { searchPreload } from "../routes/search.preload.ts";
import { shopPreload } from "../routes/shop.preload.ts";

/** An operation with the same document text that the browser sends. */
export type PreloadQuery = { operationName: string; query: string; variables: OperationVariables };

/** The result of a query: data, or the code of a refusal. */
export type QueryResult = { data?: unknown; code?: string };

/** The results as the server writes them into the page. */
export type DehydratedPage = {
  /** False if the page shows that its product, collection or text does not exist. */
  isFound: boolean;
  /** Whether the data of all queries is in the page. */
  isComplete: boolean;
  /** The path of the list's start, if the server refuses the cursor in the URL; else `undefined`. */
  redirectTo?: string | undefined;
  /** The path with the present slug, of a page whose last part is one: another slug leads to it. */
  slugPath?: string | undefined;
  /** The path to which the page has moved for good. */
  movedTo?: string | undefined;
  tags: HeadTag[];
  /** The client's cache with the results, as JSON. */
  dehydratedState: string;
  /** The rendered page; `undefined` if it could not be rendered. */
  markup: Markup | undefined;
  /** Why the page could not be rendered; `undefined` if it was. */
  renderError?: unknown;
};

await loadPublicPages();

/** The texts of the trusted documents by their ids. */
export const trustedDocuments: Readonly<Record<string, string>> = trustedTexts;

const preloads = [homePreload, shopPreload, searchPreload, productPreload, contentPreload];

/** The preloaded page of a URL; `undefined` for a page without preloaded queries. */
const preloadedPageOf = ({ pathname, searchParams }: URL): PreloadedPage | undefined => {
  const pageUrl = { pathname: pathname.replace(/(.)\/$/, "$1"), parameters: searchParams };
  for (const pageOf of preloads) {
    const page = pageOf(pageUrl);
    if (page) return page;
  }
  return undefined;
};

/** The pages of the client. A page with preloaded queries or a head of its own is the same for every visitor. */
export const pages = pagePaths.map((path) => ({
  path,
  isPublic: preloadedPageOf(new URL(path, "http://shop")) !== undefined,
}));

/** Transforms documents in the same way as the client's cache (`__typename`). */
const documentCache = createCache();

type OperationText = Omit<PreloadQuery, "variables">;

const textByDocument = new WeakMap<DocumentNode, OperationText>();

/** Name and text of a document, printed once. */
const operationTextOf = (document: DocumentNode): OperationText => {
  const cachedText = textByDocument.get(document);
  if (cachedText) return cachedText;
  const transformed = documentCache.transformDocument(document);
  const operation = transformed.definitions.find((definition) => definition.kind === "OperationDefinition");
  const operationText = { operationName: operation?.name?.value ?? "", query: print(transformed) };
  textByDocument.set(document, operationText);
  return operationText;
};

/** What stands around every page of the shop. */
const siteContent = typedQuery(SiteContentDocument, {});

const allQueries = (page: PreloadedPage | undefined): readonly TypedQuery[] => [
  ...(page?.queries ?? []),
  siteContent,
  ...(page?.markupQueries ?? []),
];

/** Reads the results of a page's queries. */
const resultReader =
  (page: PreloadedPage | undefined, results: readonly QueryResult[]): ReadResult =>
  <Data, Variables extends OperationVariables>(requestedDocument: TypedDocumentNode<Data, Variables>) => {
    const index = allQueries(page).findIndex(({ document }) => document === requestedDocument);
    return (results[index]?.data ?? undefined) as Data | undefined;
  };

/** Pages whose first rendering depends on whether their URL has a token, and not on the token. */
const tokenPages: ReadonlySet<string> = new Set([
  paths.signup(),
  paths.verifyEmail(),
  paths.resetPassword(),
  paths.joinStaff(),
  paths.stopAlerts(),
  paths.preview(),
]);

/**
 * The URL that stands for all URLs with the same rendering: without parameters that the page does not read. With the results of
 * the queries, also without variants that a product does not have.
 */
export const pageUrl = (address: URL, results: readonly QueryResult[] = []): URL => {
  const page = preloadedPageOf(address);
  // The page of a payment link or a ticket is the same for every token until the client has asked for its content.
  const url = new URL(address.pathname.replace(/^\/(pay|ticket)\/[^/]+$/, "/$1/token"), address);
  if (page?.slugPath) url.pathname = url.pathname.replace(/^(\/[^/]+\/[^/]+)\/[^/]*\/?$/, "$1");
  if (page) url.search = page.parameters?.(resultReader(page, results)).toString() ?? "";
  else if (tokenPages.has(address.pathname) && address.searchParams.get("token")) url.search = "token=1";
  return url;
};

/** The queries that the server runs before it sends the page of this URL. */
export const queriesFor = (address: URL): PreloadQuery[] =>
  allQueries(preloadedPageOf(address)).map(({ document, variables }) => ({
    ...operationTextOf(document),
    variables,
  }));

/** The rendered page, or the error of the rendering. */
const tryRender = (address: URL, cache: ApolloCache): Pick<DehydratedPage, "markup" | "renderError"> => {
  try {
    return { markup: renderMarkup(address, cache) };
  } catch (error) {
    return { markup: undefined, renderError: error };
  }
};

/** An unknown product is `null` in the cache, so that the first rendering shows that it does not exist. */
const cachedDataOf = ({ data, code }: QueryResult): unknown =>
  data ?? (isUnknownProduct(code) ? { product: null } : undefined);

/** The path of a list without its cursor, at its first page. */
const listStartOf = ({ pathname, searchParams }: URL): string => {
  const parameters = new URLSearchParams(searchParams);
  for (const name of ["after", "pages"]) parameters.delete(name);
  return parameters.size > 0 ? `${pathname}?${parameters.toString()}` : pathname;
};

/**
 * Renders the page of a URL from the results of its queries. The results are in the order of `queriesFor`; a missing one
 * is rendered as loading. If one is missing, the head of the built page stays. Each page has the details that the shop had when it
 * was rendered.
 */
export const renderPage = (
  address: URL,
  results: readonly QueryResult[],
  details?: ShopDetails,
): DehydratedPage => {
  if (details) setShop(details);
  const page = preloadedPageOf(address);
  const { queries = [], head } = page ?? {};
  // The cache is used once.
  const cache = createCache({ resultCaching: false });
  let dehydratedState = "{}";
  allQueries(page).forEach(({ document, variables }, index) => {
    const data = cachedDataOf(results[index] ?? {});
    if (data) cache.writeQuery({ query: document, variables, data });
    // What stands around the page is the last of its own results.
    if (index === queries.length) dehydratedState = JSON.stringify(cache.extract());
  });
  const read = resultReader(page, results);
  const hasData = (_: unknown, index: number): boolean => Boolean(results[index]?.data);
  const hasHead = allQueries(page)
    .slice(0, queries.length + 1)
    .every(hasData);
  const isComplete = allQueries(page).every(hasData);
  return {
    isFound: page?.isFound?.(read) !== false && !results.some(({ code }) => isUnknownProduct(code)),
    movedTo: page?.movedTo?.(read),
    isComplete,
    slugPath: page?.slugPath?.(read),
    redirectTo: results.some(({ code }) => code === "BAD_CURSOR") ? listStartOf(address) : undefined,
    tags:
      head && hasHead
        ? headTags(
            head(read, (path) => new URL(path, address).href),
            address,
          )
        : [],
    dehydratedState,
    ...tryRender(address, cache),
  };
};

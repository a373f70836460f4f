import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { print } from "graphql";
import { createCache } from "../graphql/cache.ts";
import type { PreloadedPage, ReadResult } from "../routes/preloaded-page.ts";
import trustedTexts from "../graphql/trusted-documents.json" with { type: "json" };
import { headTags, type HeadTag } from "./head-tags.ts";
import { contentPreload } from "../routes/content.preload.ts";
import { homePreload } from "../routes/home.preload.ts";
import { isUnknownProduct } from "../features/catalogue/is-unknown-product.ts";
import { productPreload } from "../routes/product.preload.ts";
import { searchPreload } from "../routes/search.preload.ts";
import { shopPreload } from "../routes/shop.preload.ts";

/** An operation with the same document text that the browser sends. */
export type PreloadQuery = { operationName: string; query: string; variables: OperationVariables };

/** The result of a query: data, or the code of a refusal. */
export type QueryResult = { data?: unknown; code?: string };

/** The results as the server writes them into the page. */
export type DehydratedPage = {
  /** False if the page shows that the product does not exist. */
  isFound: boolean;
  tags: HeadTag[];
  /** The client's cache with the results, as JSON; empty for a page without queries. */
  dehydratedState: string;
};

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

/** The queries that the server runs before it sends the page of this URL; `undefined` for a page without a preload. */
export const queriesFor = (address: URL): PreloadQuery[] | undefined =>
  preloadedPageOf(address)?.queries.map(({ document, variables }) => ({
    ...operationTextOf(document),
    variables,
  }));

/**
 * Turns the results into the page's data. The results are in the order of `queriesFor`. If one is missing, the head of
 * the built page stays.
 */
export const dehydrate = (address: URL, results: readonly QueryResult[]): DehydratedPage => {
  const { queries = [], head } = preloadedPageOf(address) ?? {};
  const cache = createCache({ resultCaching: false });
  queries.forEach(({ document, variables }, index) => {
    const data = results[index]?.data;
    if (data) cache.writeQuery({ query: document, variables, data });
  });
  const read: ReadResult = <Data, Variables extends OperationVariables>(
    requestedDocument: TypedDocumentNode<Data, Variables>,
  ) => {
    const index = queries.findIndex(({ document }) => document === requestedDocument);
    return (results[index]?.data ?? undefined) as Data | undefined;
  };
  return {
    isFound: !results.some(({ code }) => isUnknownProduct(code)),
    tags:
      head && results.every(({ data }) => data)
        ? headTags(
            head(read, (path) => new URL(path, address).href),
            address,
          )
        : [],
    dehydratedState: queries.length > 0 ? JSON.stringify(cache.extract()) : "",
  };
};

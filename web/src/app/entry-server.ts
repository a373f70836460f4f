import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { print } from "graphql";
import { createCache } from "../graphql/cache.ts";
import type { PreloadedPage, ReadResult } from "../routes/preloaded-page.ts";
import { headTags, type HeadTag } from "./head-tags.ts";
import { homePreload } from "../routes/home.preload.ts";
import { isUnknownProduct } from "../features/catalogue/is-unknown-product.ts";
import { productPreload } from "../routes/product.preload.ts";
import { searchPreload } from "../routes/search.preload.ts";
import { shopPreload } from "../routes/shop.preload.ts";

/** A question as it is sent, in the very words that the browser would send. */
export type Asked = { operationName: string; query: string; variables: OperationVariables };

/** What came back for it: data, or the code of a refusal. */
export type Answered = { data?: unknown; code?: string };

/** What the server writes into the page. */
export type Written = {
  /** False when the page will say that there is no such thing. */
  isFound: boolean;
  tags: HeadTag[];
  /** The answers as the client's cache keeps them, in JSON. */
  memory: string;
};

const pages = [homePreload, shopPreload, searchPreload, productPreload];

/** The first page at an address; nothing where a page asks nothing that is the same for everybody. */
const firstPageOf = ({ pathname, searchParams }: URL): PreloadedPage | undefined => {
  const visit = { pathname: pathname.replace(/(.)\/$/, "$1"), parameters: searchParams };
  for (const pageOf of pages) {
    const page = pageOf(visit);
    if (page) return page;
  }
  return undefined;
};

/** Knows how documents are changed before they are sent, and keeps the changed ones. */
const wording = createCache();

type Words = Omit<Asked, "variables">;

const known = new WeakMap<DocumentNode, Words>();

/** A document as it is sent; put into words once. */
const wordsOf = (document: DocumentNode): Words => {
  const before = known.get(document);
  if (before) return before;
  const sent = wording.transformDocument(document);
  const operation = sent.definitions.find((definition) => definition.kind === "OperationDefinition");
  const words = { operationName: operation?.name?.value ?? "", query: print(sent) };
  known.set(document, words);
  return words;
};

/** What the page at this address asks first, when it is the first one that somebody opens. */
export const asksOf = (address: URL): Asked[] =>
  (firstPageOf(address)?.queries ?? []).map(({ document, variables }) => ({
    ...wordsOf(document),
    variables,
  }));

/**
 * What the answers to those questions put into the page; they stand in the order of the questions. Where one is missing the
 * head stays as it was built.
 */
export const write = (address: URL, answers: readonly Answered[]): Written => {
  const { queries: asks = [], head } = firstPageOf(address) ?? {};
  const cache = createCache({ resultCaching: false });
  asks.forEach(({ document, variables }, place) => {
    const data = answers[place]?.data;
    if (data) cache.writeQuery({ query: document, variables, data });
  });
  const read: ReadResult = <Data, Variables extends OperationVariables>(
    wanted: TypedDocumentNode<Data, Variables>,
  ) => {
    const place = asks.findIndex(({ document }) => document === wanted);
    return (answers[place]?.data ?? undefined) as Data | undefined;
  };
  return {
    isFound: !answers.some(({ code }) => isUnknownProduct(code)),
    tags: head && answers.every(({ data }) => data) ? headTags(head(read), address) : [],
    memory: JSON.stringify(cache.extract()),
  };
};

import { createHash } from "node:crypto";
import { InMemoryCache } from "@apollo/client/cache";
import { Kind, print, separateOperations } from "graphql";

/**
 * The queries whose results are the same for every visitor and every shopper. The client sends them without a session, by
 * GET, so that caches may store their results. `api/test/second-lane/trusted-documents.test.ts` compares the results for a
 * visitor, a shopper and an admin.
 */
const publicQueries = [
  "AboutPage",
  "HomePage",
  "ProductPage",
  "SearchPage",
  "SearchSuggestions",
  "ShopList",
  "ShopPage",
  "SimilarProducts",
  "SiteContent",
  "TextPage",
  "VariantDialog",
];

/** Adds `__typename` as the client does: the server then sends what the client's cache needs. */
const cache = new InMemoryCache();

/**
 * The name, text and id of each public query. The id is the hash of the text (GraphQL over HTTP, appendix "Persisted
 * Documents").
 * @param {readonly import("graphql").DefinitionNode[]} definitions
 */
export const trustedDocumentsOf = (definitions) => {
  const documents = separateOperations({ kind: Kind.DOCUMENT, definitions });
  return publicQueries.map((name) => {
    const document = documents[name];
    if (!document) throw new Error(`There is no query ${name}. See web/codegen/trusted-documents.mjs.`);
    const text = print(cache.transformDocument(document));
    return { name, text, id: `sha256:${createHash("sha256").update(text).digest("hex")}` };
  });
};

import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { errorCode } from "./error-message.ts";

/** The id of a document that the server knows; `undefined` for other documents. Codegen writes it. */
const documentIdOf = (document: object): string | undefined =>
  (document as { __meta__?: { documentId?: string } }).__meta__?.documentId;

/** Whether the cache holds the whole result already: the page wants a newer one than an edge cache may have. */
const isRefetch = ({ client: { cache }, query, variables }: ApolloLink.Operation): boolean =>
  !variables["after"] &&
  cache.diff({ query, variables, optimistic: false, returnPartialData: true }).complete;

/** Sends a public query by GET. The context keeps what a POST needs in its place. */
const byDocumentId = new ApolloLink((operation, forward) => {
  const documentId = documentIdOf(operation.query);
  const { headers, isPost } = operation.getContext() as {
    headers?: Record<string, string>;
    isPost?: boolean;
  };
  if (documentId && !isPost && !isRefetch(operation)) {
    const { authorization: _, "x-session": _session, ...publicHeaders } = headers ?? {};
    operation.setContext({
      headers: publicHeaders,
      uri: `/graphql?documentId=${documentId}`,
      http: { includeQuery: false },
      // The browser's own cache does not hold the result: no purge reaches it.
      fetchOptions: { method: "GET", cache: "no-cache" },
      asPost: { headers, uri: undefined, http: undefined, fetchOptions: undefined, isPost: true },
    });
  }
  return forward(operation);
});

/** A server of another version may not know the document. */
const postUnknownDocument = new ErrorLink(({ error, operation, forward }) => {
  if (errorCode(error) !== "DOCUMENT_UNKNOWN") return;
  operation.setContext(operation.getContext()["asPost"] as object);
  return forward(operation);
});

/**
 * Sends a public query by GET, by the id of its document and without the session, so that a cache between the browser and
 * the shop may answer it. A refetch is sent by POST: its result is never older than the request. If the server does not
 * know the document, the query is sent by POST.
 */
export const trustedDocumentLink = () => ApolloLink.from([postUnknownDocument, byDocumentId]);

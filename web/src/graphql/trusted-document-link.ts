import { ApolloLink } from "@apollo/client";
import { of, switchMap } from "rxjs";

/** The id of a document that the server knows; `undefined` for other documents. Codegen writes it. */
const documentIdOf = (document: object): string | undefined =>
  (document as { __meta__?: { documentId?: string } }).__meta__?.documentId;

/** Whether the cache holds the whole result already: the page wants a newer one than a cache may have. */
const isRefetch = ({ client, query, variables }: ApolloLink.Operation): boolean =>
  !variables["after"] &&
  client.cache.diff({ query, variables, optimistic: false, returnPartialData: true }).complete;

const isUnknownDocument = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.["code"] === "DOCUMENT_UNKNOWN") ?? false;

/**
 * Sends a public query by GET, by the id of its document and without the session, so that a cache between the browser and
 * the shop may answer it. A refetch is sent by POST: its result is never older than the request. A server of another
 * version may not know the document; then the query is sent by POST.
 */
export const trustedDocumentLink = () =>
  new ApolloLink((operation, forward) => {
    const documentId = documentIdOf(operation.query);
    if (!documentId || isRefetch(operation)) return forward(operation);
    const originalContext = operation.getContext();
    const { authorization: _, ...headers } = (originalContext["headers"] ?? {}) as Record<string, string>;
    operation.setContext({
      headers,
      uri: `/graphql?documentId=${documentId}`,
      http: { includeQuery: false },
      // The browser's own cache does not hold the result: it would not be purged.
      fetchOptions: { method: "GET", cache: "no-cache" },
    });
    return forward(operation).pipe(
      switchMap((result) => {
        if (!isUnknownDocument(result)) return of(result);
        const { headers: originalHeaders } = originalContext as { headers?: object };
        operation.setContext({
          headers: originalHeaders,
          uri: undefined,
          http: undefined,
          fetchOptions: undefined,
        });
        return forward(operation);
      }),
    );
  });

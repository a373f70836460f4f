import type { ApolloCache, ApolloClient } from "@apollo/client";
import { ProductEditorDocument } from "../../graphql/generated.ts";

const evictFields = (cache: ApolloCache, fieldNames: readonly string[]): void => {
  for (const fieldName of fieldNames) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
};

/**
 * Drops what this browser has cached of a changed product beside `AdminProduct`: its page in the shop, the shop's lists, its
 * movements and its history. Visible queries load again.
 */
export const refreshCachedProduct = (cache: ApolloCache, productId: string): void => {
  cache.evict({ id: cache.identify({ __typename: "Product", id: productId }) ?? "" });
  evictFields(cache, ["products", "stockMovements", "auditEntries"]);
};

/** Drops the lists that may contain a new product. */
export const refreshCachedLists = (cache: ApolloCache): void =>
  evictFields(cache, ["products", "adminProducts"]);

/** Loads a product of the list again, after a refusal. If this fails too, its row stays as it is. */
export const reloadProduct = async (client: ApolloClient, id: string): Promise<void> => {
  await client
    .query({ query: ProductEditorDocument, variables: { id }, fetchPolicy: "network-only" })
    .catch(() => undefined);
};

/** Loads the product of the open editor again, after a refusal. If this fails too, the editor stays as it is. */
export const reloadEditedProduct = async (client: ApolloClient): Promise<void> => {
  await client.refetchQueries({ include: [ProductEditorDocument] }).catch(() => undefined);
};

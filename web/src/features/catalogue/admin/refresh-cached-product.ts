import type { ApolloCache } from "@apollo/client";

/**
 * Drops what this browser has cached of a product beside `AdminProduct`: its page in the shop, the lists that may contain
 * it, its history. Visible queries load it again.
 */
export const refreshCachedProduct = (cache: ApolloCache, productId: string): void => {
  cache.evict({ id: cache.identify({ __typename: "Product", id: productId }) ?? "" });
  for (const fieldName of ["products", "adminProducts", "stockMovements", "auditEntries"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
};

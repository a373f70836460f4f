import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { connection } from "../../graphql/connection-policy.ts";

const policies = {
  Query: {
    fields: {
      myReturns: connection([]),
      returns: connection(["filter"]),
      replacementsDue: connection([]),
    },
  },
  Return: { fields: { photos: { merge: false }, steps: { merge: false } } },
};

/**
 * Tells the cache how the lists of returns grow. It is called before the first of their queries, and not with the cache: the
 * first load of the shop needs none of it.
 */
export const useReturnLists = (): void => {
  const { cache } = useApolloClient();
  useState(() => (cache as InMemoryCache).policies.addTypePolicies(policies));
};

import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { connection } from "../../graphql/connection-policy.ts";
import {
  BookDifferencesDocument,
  useBookDifferencesQuery,
  type BookDifferenceKind,
  type BookDifferencesQuery,
} from "../../graphql/generated.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";

/** Rows of one page. */
const PAGE_SIZE = 20;

const differencesOf = (data: BookDifferencesQuery) => data.bookDifferences;

/** The differences of one kind in a month, newest first, in pages. */
export const useBookDifferences = (month: string, kind: BookDifferenceKind) => {
  const { cache } = useApolloClient();
  useState(() =>
    (cache as InMemoryCache).policies.addTypePolicies({
      Query: { fields: { bookDifferences: connection(["filter"]) } },
      // One order may have a row in several lists.
      BookDifference: { keyFields: false },
    }),
  );
  const paged = usePagedQuery({
    query: BookDifferencesDocument,
    variables: { month, kind },
    size: PAGE_SIZE,
    toList: differencesOf,
  });
  return paged.listOf(useBookDifferencesQuery(paged.options)).list;
};

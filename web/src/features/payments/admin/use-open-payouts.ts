import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { connection } from "../../../graphql/connection-policy.ts";
import {
  OpenPayoutsDocument,
  useOpenPayoutsQuery,
  type OpenPayoutsQuery,
  type PayoutState,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

/** Payouts of one page. */
const PAGE_SIZE = 20;

const open: { states: PayoutState[] } = { states: ["DUE", "WAITING"] };

const payoutsOf = (data: OpenPayoutsQuery) => data.payouts;

/** Adds the cache's policies of payouts. They are not in `cache.ts`, which every shopper downloads. */
const useCachePolicies = () => {
  const { cache } = useApolloClient();
  useState(() =>
    (cache as InMemoryCache).policies.addTypePolicies({
      Query: { fields: { payouts: connection(["filter"]) } },
      PayoutTarget: { keyFields: false, merge: true },
    }),
  );
};

/** The payouts that are not paid yet, newest first, in pages. */
export const useOpenPayouts = () => {
  useCachePolicies();
  const paged = usePagedQuery({
    query: OpenPayoutsDocument,
    variables: open,
    size: PAGE_SIZE,
    toList: payoutsOf,
  });
  const { list } = paged.listOf(useOpenPayoutsQuery(paged.options));
  /** `refresh` reads the list again after a change, with all its pages. */
  return { list, refresh: paged.reload };
};

import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { connection } from "../../../graphql/connection-policy.ts";
import {
  DisputesDocument,
  MoneyEntriesDocument,
  SettlementProblemsDocument,
  SettlementsDocument,
  useDisputesQuery,
  useMoneyEntriesQuery,
  useSettlementProblemsQuery,
  useSettlementsQuery,
  type DisputesQuery,
  type MoneyEntriesQuery,
  type MoneyFigure,
  type SettlementProblemsQuery,
  type SettlementsQuery,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

/** Entries of one page. */
const PAGE_SIZE = 20;

/** Adds the cache's policies of these lists. They are not in `cache.ts`, which every shopper downloads. */
const useCachePolicies = () => {
  const { cache } = useApolloClient();
  useState(() =>
    (cache as InMemoryCache).policies.addTypePolicies({
      Query: {
        fields: {
          moneyEntries: connection(["filter"]),
          settlements: connection([]),
          settlementProblems: connection([]),
          disputes: connection(["filter"]),
          paymentFigures: { merge: false },
          settlementDays: { merge: false },
        },
      },
      // An order has two rows with the same id: of its cash that is owed, and of what was collected.
      MoneyEntry: { keyFields: false },
      PaymentFigure: { keyFields: false },
      Order: { fields: { disputes: { merge: false } } },
    }),
  );
};

const entriesOf = (data: MoneyEntriesQuery) => data.moneyEntries;
const settlementsOf = (data: SettlementsQuery) => data.settlements;
const problemsOf = (data: SettlementProblemsQuery) => data.settlementProblems;
const disputesOf = (data: DisputesQuery) => data.disputes;

/** The rows of a figure since a day, newest first, in pages. */
export const useMoneyEntries = (figure: MoneyFigure, from: string | null, isFailed = false) => {
  useCachePolicies();
  const paged = usePagedQuery({
    query: MoneyEntriesDocument,
    variables: { figure, from, isFailed },
    size: PAGE_SIZE,
    toList: entriesOf,
  });
  return paged.listOf(useMoneyEntriesQuery(paged.options)).list;
};

export const useSettlements = () => {
  useCachePolicies();
  const paged = usePagedQuery({
    query: SettlementsDocument,
    variables: {},
    size: PAGE_SIZE,
    toList: settlementsOf,
  });
  return paged.listOf(useSettlementsQuery(paged.options)).list;
};

export const useSettlementProblems = () => {
  useCachePolicies();
  const paged = usePagedQuery({
    query: SettlementProblemsDocument,
    variables: {},
    size: PAGE_SIZE,
    toList: problemsOf,
  });
  return paged.listOf(useSettlementProblemsQuery(paged.options)).list;
};

/** All disputes, or those that the bank has not decided. */
export const useDisputes = (isOpen: boolean) => {
  useCachePolicies();
  const paged = usePagedQuery({
    query: DisputesDocument,
    variables: { isOpen },
    size: PAGE_SIZE,
    toList: disputesOf,
  });
  return paged.listOf(useDisputesQuery(paged.options)).list;
};

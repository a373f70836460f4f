import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { connection } from "../../graphql/connection-policy.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import {
  BookDifferencesDocument,
  useBookDifferencesQuery,
  type BookDifferenceKind,
  type BookDifferencesQuery,
  type DifferenceRow_DifferenceFragment,
} from "../../graphql/generated.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { formatDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../ui/record-list.tsx";
import { OrderLink } from "../payments/admin/order-link.tsx";
import { differenceTexts } from "./book-texts.ts";

type Difference = DifferenceRow_DifferenceFragment;

/** Rows of one page. */
const PAGE_SIZE = 20;

const differencesOf = (data: BookDifferencesQuery) => data.bookDifferences;

/** The differences of one kind in a month, newest first, in pages. */
const useBookDifferences = (month: string, kind: BookDifferenceKind) => {
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

const Amount = ({ amount }: { amount: number | null }) => (
  <span className="tabular-nums" translate="no">
    {amount === null ? "None" : formatRupees(amount)}
  </span>
);

const columnsOf = (kind: BookDifferenceKind): [Column<Difference>, ...Column<Difference>[]] => {
  const { amount, otherAmount } = differenceTexts[kind];
  return [
    { title: "Order", cell: (difference) => <OrderLink {...difference} /> },
    { title: "Reference", cell: ({ reference }) => reference ?? "None" },
    {
      title: amount,
      cell: (difference) => <Amount amount={difference.amount} />,
      className: "font-semibold lg:text-right!",
    },
    ...(otherAmount
      ? [
          {
            title: otherAmount,
            cell: (difference: Difference) => <Amount amount={difference.otherAmount} />,
            className: "lg:text-right!",
          },
        ]
      : []),
    { title: "Day", cell: ({ happenedAt }) => <time dateTime={happenedAt}>{formatDate(happenedAt)}</time> },
  ];
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next rows could not be loaded." });

/** The differences of one kind, each with a link to its order. */
export const DifferenceList = ({ month, kind }: { month: string; kind: BookDifferenceKind }) => {
  const { title, hint } = differenceTexts[kind];
  return (
    <section aria-labelledby="differences" className="mt-8">
      <h2 id="differences" className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{hint}</p>
      <PagedList
        list={useBookDifferences(month, kind)}
        noun="rows"
        empty={{ title: "No differences left", text: "These books match now." }}
        placeholder="h-52 lg:h-14"
        toMessage={loadErrorMessage}
      >
        {(differences) => (
          <RecordList
            caption={`${title}, newest first`}
            rows={differences}
            keyOf={({ id }) => id}
            columns={columnsOf(kind)}
          />
        )}
      </PagedList>
    </section>
  );
};

import { errorMessage } from "../../graphql/error-message.ts";
import type { BookDifferenceKind, DifferenceRow_DifferenceFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../ui/record-list.tsx";
import { OrderLink } from "../payments/admin/order-link.tsx";
import { differenceTexts } from "./book-texts.ts";
import { useBookDifferences } from "./use-book-lists.ts";

type Difference = DifferenceRow_DifferenceFragment;

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

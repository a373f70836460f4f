import { errorMessage } from "../../../graphql/error-message.ts";
import type { ProblemRow_ProblemFragment, SettlementProblemKind } from "../../../graphql/generated.ts";
import { formatDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { OrderLink } from "./order-link.tsx";
import { useSettlementProblems } from "./use-money-lists.ts";

type Problem = ProblemRow_ProblemFragment;

const kindTexts: Record<SettlementProblemKind, string> = {
  MISSING: "In no report for more than 7 days",
  UNKNOWN: "Not a payment or refund of this shop",
  AMOUNT: "The amount or its fee differs",
};

const amountText = (amount: number | null) => (amount === null ? "None" : formatRupees(amount));

const columns: [Column<Problem>, ...Column<Problem>[]] = [
  { title: "Order", cell: (problem) => <OrderLink {...problem} /> },
  { title: "Mismatches", cell: ({ kind }) => kindTexts[kind] },
  { title: "Razorpay's id", cell: ({ entityId }) => entityId },
  {
    title: "Shop",
    cell: ({ ledgerAmount }) => amountText(ledgerAmount),
    className: "tabular-nums lg:text-right!",
  },
  {
    title: "Report",
    cell: ({ reportedAmount }) => amountText(reportedAmount),
    className: "tabular-nums lg:text-right!",
  },
  { title: "Day", cell: ({ happenedAt }) => <time dateTime={happenedAt}>{formatDate(happenedAt)}</time> },
];

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next rows could not be loaded." });

/** What does not match between the payments and Razorpay's reports. */
export const SettlementProblems = () => (
  <section aria-labelledby="settlement-problems" className="mt-10">
    <h2 id="settlement-problems" className="text-xl">
      Mismatches
    </h2>
    <PagedList
      list={useSettlementProblems()}
      noun="rows"
      empty={{ title: "Everything matches", text: "Each payment and refund agrees with Razorpay's reports." }}
      placeholder="h-52 lg:h-14"
      toMessage={loadErrorMessage}
    >
      {(problems) => (
        <RecordList
          caption="Mismatches, newest first"
          rows={problems}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
    </PagedList>
  </section>
);

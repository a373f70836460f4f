import { useBookComparisonQuery, type BookComparisonQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FilterLink } from "../../ui/filter-link.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { formatRupees } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { figureTexts } from "../payments/admin/money-texts.ts";
import { differenceOrder, differenceTexts } from "./book-texts.ts";
import { DifferenceList } from "./difference-list.tsx";
import { daysOfMonth, monthName } from "./months.ts";

/** What the month has received and refunded. The other figures of the payments page are of the present. */
const shownFigures = ["ONLINE", "CASH", "ROUNDING", "REFUNDED", "LOST"] as const;

const Figures = ({ figures }: { figures: BookComparisonQuery["paymentFigures"] }) => (
  <dl className="mt-4 grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1 sm:grid-cols-[repeat(5,auto)] sm:grid-rows-[auto_auto] sm:grid-flow-col">
    {shownFigures.map((figure) => {
      const sum = figures.find((each) => each.figure === figure);
      return (
        <div key={figure} className="contents">
          <dt className="text-sm text-ink-soft">{figureTexts[figure].title}</dt>
          <dd className="tabular-nums max-sm:text-right" translate="no">
            {formatRupees(sum?.amount ?? 0)}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** What does not match between the books of a month: a list for each kind, with a row for each difference. */
export const ComparisonView = ({ month, kind: wantedKind }: { month: string; kind: string | null }) => {
  const { data, error, loading, refetch } = useBookComparisonQuery({
    variables: { month, ...daysOfMonth(month) },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error)
    return (
      <div className="mt-6">
        <FailedState
          text="The comparison could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      </div>
    );
  if (!data)
    return (
      <LoadingRegion label="Loading the comparison">
        <Skeleton className="mt-4 h-12" />
        <Skeleton className="mt-6 h-64" />
      </LoadingRegion>
    );
  const countOf = new Map(data.bookDifferenceCounts.map(({ kind, count }) => [kind, count]));
  const isNamed = (kind: string) => kind.toLowerCase() === wantedKind;
  const kinds = differenceOrder.filter((kind) => (countOf.get(kind) ?? 0) > 0 || isNamed(kind));
  const current = kinds.find(isNamed) ?? kinds[0];
  return (
    <>
      <p className="mt-4 text-ink-soft">
        Invoices, credit notes, payments, refunds, settlements and the couriers&rsquo; cash of{" "}
        {monthName(month)}, compared row by row. Money may move in a different month from its invoice.
      </p>
      <Figures figures={data.paymentFigures} />
      {current ? (
        <>
          <nav aria-label="Differences" className="mt-8">
            <ul className="flex flex-wrap gap-2">
              {kinds.map((kind) => (
                <li key={kind}>
                  <FilterLink
                    to={paths.adminGstReturn({ month, view: "comparison", kind: kind.toLowerCase() })}
                    isCurrent={kind === current}
                    preventScrollReset
                  >
                    {differenceTexts[kind].title}
                    <span className="tabular-nums">{(countOf.get(kind) ?? 0).toLocaleString("en-IN")}</span>
                  </FilterLink>
                </li>
              ))}
            </ul>
          </nav>
          <DifferenceList key={`${month} ${current}`} month={month} kind={current} />
        </>
      ) : (
        <EmptyState title="Everything matches" text={`No differences in the books of ${monthName(month)}.`} />
      )}
    </>
  );
};

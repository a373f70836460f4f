import { usePaymentFiguresQuery } from "../../../graphql/generated.ts";
import { paths, type PaymentPeriod } from "../../../paths.ts";
import { CountedAt } from "../../../ui/counted-at.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { ParameterLink } from "../../../ui/parameter-link.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { figureOrder, figureTexts, periodFromParameter, periodNames, periods } from "./money-texts.ts";

type PaymentFiguresProps = {
  period: PaymentPeriod;
  /** Its first day; `null` for all time. */
  from: string | null;
  onPeriod: (period: PaymentPeriod) => void;
};

/** The totals of a period. Each opens the rows that it counts. */
export const PaymentFigures = ({ period, from, onPeriod }: PaymentFiguresProps) => {
  const { data, error, loading, refetch } = usePaymentFiguresQuery({
    variables: { from },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const figures = data?.paymentFigures;
  return (
    <section aria-labelledby="totals" className="mt-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="totals" className="text-xl">
          Totals
        </h2>
        <Select
          label="Period"
          isLabelHidden
          isCompact
          className="w-44"
          value={period}
          onChange={(event) => onPeriod(periodFromParameter(event.target.value))}
          choices={periods.map((value) => ({ value, label: periodNames[value] }))}
        />
      </div>
      {!figures && error ? (
        <div className="mt-4">
          <FailedState
            text="The totals could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        </div>
      ) : (
        <>
          <ul
            className="mt-2 max-sm:divide-y max-sm:divide-hairline max-sm:border-y max-sm:border-hairline sm:mt-4 sm:grid sm:grid-cols-2 sm:gap-3 md:grid-cols-3 lg:grid-cols-4"
            aria-busy={!figures}
          >
            {figureOrder.map((figure) => {
              const sum = figures?.find((each) => each.figure === figure);
              const { title, hint } = figureTexts[figure];
              return (
                <li key={figure} className="min-w-0">
                  <ParameterLink
                    toPath={(parameters) =>
                      paths.adminPayments({
                        show: figure.toLowerCase(),
                        period: periodFromParameter(parameters.get("period")),
                      })
                    }
                    className="flex min-h-11 items-center justify-between gap-3 hover:underline sm:block sm:h-full sm:rounded-sm sm:border sm:border-hairline sm:bg-paper-raised sm:p-4 sm:no-underline! sm:hover:border-ink"
                  >
                    <span className="block text-sm text-ink-soft">{title}</span>
                    {sum ? (
                      <span
                        className="block shrink-0 tabular-nums sm:mt-1 sm:font-display sm:text-xl sm:wrap-anywhere"
                        translate="no"
                      >
                        {formatRupees(sum.amount)}
                      </span>
                    ) : (
                      <Skeleton className="h-5 w-24 sm:mt-1 sm:h-7" />
                    )}
                    <span className="mt-1 block text-sm text-ink-soft max-sm:hidden">{hint}</span>
                  </ParameterLink>
                </li>
              );
            })}
          </ul>
          <CountedAt instant={figures?.[0]?.countedAt} />
        </>
      )}
    </section>
  );
};

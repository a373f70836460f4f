import { Link } from "react-router-dom";
import { usePaymentFiguresQuery } from "../../../graphql/generated.ts";
import { paths, type PaymentPeriod } from "../../../paths.ts";
import { CountedAt } from "../../../ui/counted-at.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { figureOrder, figureTexts, periodNames, periods } from "./money-texts.ts";

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
          onChange={(event) => onPeriod(periods.find((each) => each === event.target.value) ?? "30")}
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
          <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3" aria-busy={!figures}>
            {figureOrder.map((figure) => {
              const sum = figures?.find((each) => each.figure === figure);
              const { title, hint } = figureTexts[figure];
              return (
                <li key={figure} className="min-w-0">
                  <Link
                    to={paths.adminPayments({ show: figure.toLowerCase(), period })}
                    className="block h-full rounded-sm border border-hairline bg-paper-raised p-3 hover:border-ink sm:p-4"
                  >
                    <span className="block text-sm text-ink-soft">{title}</span>
                    {sum ? (
                      <span
                        className="mt-1 block font-display text-lg tabular-nums wrap-anywhere sm:text-xl"
                        translate="no"
                      >
                        {formatRupees(sum.amount)}
                      </span>
                    ) : (
                      <Skeleton className="mt-1 h-7 w-24" />
                    )}
                    <span className="mt-1 block text-sm text-ink-soft">{hint}</span>
                  </Link>
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

import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { FilterLink } from "../../ui/filter-link.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { formatRupees } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BestSellers } from "./best-sellers.tsx";
import { DashboardSection } from "./dashboard-section.tsx";
import { SalesChart, type DaySales } from "./sales-chart.tsx";
import { SalesTable } from "./sales-table.tsx";
import { salesPeriods, useSales, type SalesPeriod } from "./use-sales.ts";

const Periods = ({ period }: { period: SalesPeriod }) => (
  <nav aria-label="Period" className="flex gap-2">
    {salesPeriods.map((days) => (
      <FilterLink
        key={days}
        to={paths.adminDashboard({ days })}
        replace
        preventScrollReset
        isCurrent={days === period}
      >
        {days} days
      </FilterLink>
    ))}
  </nav>
);

const sum = (sales: readonly DaySales[], read: (day: DaySales) => number) =>
  sales.reduce((total, day) => total + read(day), 0);

const PeriodTotals = ({ sales }: { sales: readonly DaySales[] }) => {
  const orders = sum(sales, ({ orderCount }) => orderCount);
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Link
        to={paths.adminOrders(undefined, { from: sales[0]?.day ?? "", to: sales.at(-1)?.day ?? "" })}
        className="font-display text-3xl tabular-nums underline-offset-4 hover:underline"
      >
        {formatRupees(sum(sales, ({ revenue }) => revenue))}
      </Link>
      <span className="text-ink-soft tabular-nums">
        {`from ${orders.toLocaleString("en-IN")} ${orders === 1 ? "order" : "orders"}, net ${formatRupees(
          sum(sales, ({ netRevenue }) => netRevenue),
        )}`}
      </span>
    </p>
  );
};

const Loading = () => (
  <LoadingRegion label="Loading sales">
    <Skeleton className="mt-4 h-11 w-60" />
    <Skeleton className="mt-5 h-80 sm:h-92" />
  </LoadingRegion>
);

/** Revenue and orders of the last 7, 30 or 90 days, and what was sold best in them. */
export const SalesSection = ({ period }: { period: SalesPeriod }) => {
  const { sales, error, loading, retry } = useSales(period);
  const days = sales?.salesByDay;
  const isEmpty = days !== undefined && sum(days, ({ orderCount }) => orderCount) === 0;
  return (
    <>
      <DashboardSection isWide title="Sales" action={<Periods period={period} />}>
        {!days && error && (
          <div className="mt-4">
            <FailedState text="The sales could not be loaded." onRetry={retry} isRetrying={loading} />
          </div>
        )}
        {!days && !error && <Loading />}
        {days && <PeriodTotals sales={days} />}
        {days && isEmpty && (
          <p className="mt-4 text-ink-soft">No orders in this period. The chart begins with the first one.</p>
        )}
        {days && !isEmpty && (
          <>
            <SalesChart sales={days} />
            <SalesTable sales={days} />
          </>
        )}
      </DashboardSection>
      {(sales ?? !error) && (
        <BestSellers products={sales?.bestSellers} period={period} since={days?.[0]?.day} />
      )}
    </>
  );
};

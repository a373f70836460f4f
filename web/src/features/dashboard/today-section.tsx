import { Link } from "react-router-dom";
import { useAdminTodayQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { indianDay } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DashboardSection } from "./dashboard-section.tsx";

const Figure = ({ title, value, to }: { title: string; value: string | undefined; to: string }) => (
  <div className="min-w-0 max-sm:flex max-sm:min-h-12 max-sm:items-center max-sm:justify-between max-sm:gap-4">
    <dt className="text-sm text-ink-soft max-sm:text-base">{title}</dt>
    <dd className="font-display text-lg tabular-nums wrap-anywhere md:text-2xl" translate="no">
      {value === undefined ? (
        <Skeleton className="h-7 w-20 md:h-9" />
      ) : (
        <Link
          to={to}
          className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 max-sm:justify-end hover:underline"
        >
          {value}
        </Link>
      )}
    </dd>
  </div>
);

/** The orders and the money of today, in India. */
export const TodaySection = ({ now }: { now: Date }) => {
  const day = indianDay(now);
  const { data } = useAdminTodayQuery({ variables: { day }, fetchPolicy: "cache-and-network" });
  const sales = data?.dashboard.salesByDay.at(-1);
  const received = data?.paymentFigures
    .filter(({ figure }) => figure === "ONLINE" || figure === "CASH")
    .reduce((sum, { amount }) => sum + amount, 0);
  const orders = paths.adminOrders(undefined, { from: day, to: day });
  return (
    <DashboardSection isWide title="Today">
      <dl className="max-sm:divide-y max-sm:divide-hairline max-sm:border-b max-sm:border-hairline sm:mt-3 sm:grid sm:grid-cols-3 sm:gap-4">
        <Figure title="New orders" value={sales?.orderCount.toLocaleString("en-IN")} to={orders} />
        <Figure title="Sales" value={sales && formatRupees(sales.revenue)} to={orders} />
        <Figure
          title="Money received"
          value={received === undefined ? undefined : formatRupees(received)}
          to={paths.adminPayments()}
        />
      </dl>
    </DashboardSection>
  );
};

import { useSearchParams } from "react-router-dom";
import { useAdminDashboardPageQuery } from "../../graphql/generated.ts";
import { AllCustomers } from "../../features/dashboard/all-customers.tsx";
import { CustomersSection } from "../../features/dashboard/customers-section.tsx";
import { DashboardSection } from "../../features/dashboard/dashboard-section.tsx";
import { FigureCards } from "../../features/dashboard/figure-cards.tsx";
import { LowStockSection } from "../../features/dashboard/low-stock-section.tsx";
import { SalesSection } from "../../features/dashboard/sales-section.tsx";
import { periodFromParameter, type SalesPeriod } from "../../features/dashboard/use-sales.ts";
import { WaitingSection } from "../../features/dashboard/waiting-section.tsx";
import { StatusCards } from "../../features/orders/admin/status-cards.tsx";
import { CountedAt } from "../../ui/counted-at.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The figures of the shop: sums first, then what waits, the sales of a period, stock and customers. */
const Figures = ({ period }: { period: SalesPeriod }) => {
  const { data, error, loading, refetch } = useAdminDashboardPageQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error)
    return (
      <div className="mt-6">
        <FailedState
          text="The figures could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      </div>
    );
  const figures = data?.dashboard;
  return (
    <div className="mt-4 grid gap-x-10 gap-y-10 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <FigureCards figures={figures} />
        <CountedAt instant={figures?.countedAt} />
      </div>
      <WaitingSection figures={data} />
      <SalesSection period={period} />
      <LowStockSection figures={figures} />
      <CustomersSection customers={data?.customers.edges.map(({ node }) => node)} />
      <DashboardSection isWide title="Orders by status">
        <StatusCards counts={figures?.statusCounts} />
      </DashboardSection>
    </div>
  );
};

/** The admin's start page, and the list of all customers that it leads to. */
export const AdminDashboardPage = () => {
  const [parameters] = useSearchParams();
  const isOnCustomers = parameters.get("view") === "customers";
  usePageTitle(isOnCustomers ? "Customers" : "Dashboard");
  if (isOnCustomers) return <AllCustomers />;
  return (
    <>
      <h1 className="text-2xl">Dashboard</h1>
      <Figures period={periodFromParameter(parameters.get("days"))} />
    </>
  );
};

import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAdminDashboardPageQuery } from "../../graphql/generated.ts";
import { NoAccess } from "../../features/accounts/staff/no-access.tsx";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
import { AllCustomers } from "../../features/dashboard/all-customers.tsx";
import { CustomersSection } from "../../features/dashboard/customers-section.tsx";
import { DashboardSection } from "../../features/dashboard/dashboard-section.tsx";
import { FigureCards } from "../../features/dashboard/figure-cards.tsx";
import { LegalSection } from "../../features/dashboard/legal-section.tsx";
import { LowStockSection } from "../../features/dashboard/low-stock-section.tsx";
import { SalesSection } from "../../features/dashboard/sales-section.tsx";
import { periodFromParameter, type SalesPeriod } from "../../features/dashboard/use-sales.ts";
import { TodaySection } from "../../features/dashboard/today-section.tsx";
import { WaitingSection } from "../../features/dashboard/waiting-section.tsx";
import { StatusCards } from "../../features/orders/admin/status-cards.tsx";
import { CountedAt } from "../../ui/counted-at.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The figures of the shop: sums, the sales of a period, stock and customers. */
const Figures = ({ period }: { period: SalesPeriod }) => {
  const may = useMay();
  const sees = {
    seesOrders: may("VIEW_ORDERS", "MONEY"),
    seesMoney: may("MONEY"),
    seesProducts: may("PRODUCTS"),
    seesCustomers: may("CUSTOMERS"),
  };
  const { data, error, loading, refetch } = useAdminDashboardPageQuery({
    variables: sees,
    skip: !Object.values(sees).includes(true),
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
    <div className="mt-10 grid gap-x-10 gap-y-10 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <FigureCards figures={figures} />
        {sees.seesOrders && <CountedAt instant={figures?.countedAt} />}
      </div>
      {sees.seesMoney && <SalesSection period={period} />}
      {sees.seesProducts && <LowStockSection figures={figures} />}
      {sees.seesCustomers && <CustomersSection customers={data?.customers?.edges.map(({ node }) => node)} />}
      {may("VIEW_ORDERS") && (
        <DashboardSection isWide title="Orders by status">
          <StatusCards counts={figures?.statusCounts} />
        </DashboardSection>
      )}
    </div>
  );
};

/** The admin's start page with what waits first, and the list of all customers that it leads to. */
export const AdminDashboardPage = () => {
  const [parameters] = useSearchParams();
  const [now] = useState(() => new Date());
  const isOnCustomers = parameters.get("view") === "customers";
  usePageTitle(isOnCustomers ? "Customers" : "Dashboard");
  const may = useMay();
  if (isOnCustomers) return may("CUSTOMERS") ? <AllCustomers /> : <NoAccess />;
  return (
    <>
      <h1 className="text-2xl">Dashboard</h1>
      <div className="mt-2 grid gap-y-8">
        <WaitingSection />
        {may("SETTINGS") && <LegalSection />}
        {may("MONEY") && <TodaySection now={now} />}
      </div>
      <Figures period={periodFromParameter(parameters.get("days"))} />
    </>
  );
};

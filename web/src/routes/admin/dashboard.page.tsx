import { useAdminDashboardPageQuery } from "../../graphql/generated.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { StatusCards } from "../../features/orders/admin/status-cards.tsx";

/** The admin's start page: the number of orders by status. */
export const AdminDashboardPage = () => {
  usePageTitle("Dashboard");
  const { data, error, loading, refetch } = useAdminDashboardPageQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      <h1 className="text-2xl">Dashboard</h1>
      {!data && error ? (
        <div className="mt-6">
          <FailedState
            text="The figures could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        </div>
      ) : (
        <section aria-labelledby="orders">
          <h2 id="orders" className="mt-6 text-lg">
            Orders
          </h2>
          <StatusCards counts={data?.orders.statusCounts} />
        </section>
      )}
    </>
  );
};

import { useAdminSalesQuery } from "../../graphql/generated.ts";

export const salesPeriods = ["7", "30", "90"] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/** The period of the URL: /admin/dashboard?days=7; 30 days without one. */
export const periodFromParameter = (parameter: string | null): SalesPeriod =>
  salesPeriods.find((days) => days === parameter) ?? "30";

/** The sales of a period. The previous period stays while another one loads, but not if that fails. */
export const useSales = (period: SalesPeriod) => {
  const { data, previousData, error, loading, refetch } = useAdminSalesQuery({
    variables: { days: Number(period) },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return {
    sales: (data ?? (error ? undefined : previousData))?.dashboard,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
};

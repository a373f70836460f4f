import { usePageTitle } from "../../ui/use-page-title.ts";

/** Successful payments. */
export const AdminPaymentsPage = () => {
  usePageTitle("Payments");
  return <h1 className="text-2xl">Payments</h1>;
};

import { usePageTitle } from "../../ui/use-page-title.ts";

/** Orders on their way. */
export const AdminDeliveryPage = () => {
  usePageTitle("Delivery");
  return <h1 className="text-2xl">Delivery</h1>;
};

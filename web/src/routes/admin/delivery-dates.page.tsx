import { DeliveryDates } from "../../features/delivery/admin/delivery-dates.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The dates that the shop promises, and how many it kept. */
export const AdminDeliveryDatesPage = () => {
  usePageTitle("Delivery dates");
  return (
    <>
      <h1 className="text-2xl">Delivery dates</h1>
      <DeliveryDates />
    </>
  );
};

import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { orderLabel } from "../order-status.ts";

/** Leads from a row of the list to the page of its order. */
export const OpenOrderLink = ({ order }: { order: { id: string; orderNumber: string } }) => (
  <ButtonLink to={paths.adminOrder(order.id)} variant="secondary" className="mb-5">
    Open order
    <span className="sr-only" translate="no">
      {" "}
      {orderLabel(order)}
    </span>
  </ButtonLink>
);

import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { orderLabel } from "../order-status.ts";

/** Leads to every change of an order by an admin. */
export const OrderHistoryLink = ({ order }: { order: { id: string; orderNumber: string } }) => (
  <p className="mt-4">
    <Link
      to={paths.adminHistory({ kind: "order", about: order.id })}
      className="text-link inline-flex min-h-11 items-center"
    >
      All changes<span className="sr-only"> of order {orderLabel(order)}</span>
    </Link>
  </p>
);

import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";

/** The number of an order; leads to its page. */
export const OrderLink = ({
  orderId,
  orderNumber,
}: {
  orderId: string | null;
  orderNumber: string | null;
}) =>
  orderId ? (
    <Link
      to={paths.adminOrder(orderId)}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
    >
      <span className="sr-only">Open order </span>
      {orderNumber ? orderNumber : orderId.slice(-6)}
    </Link>
  ) : (
    <span className="text-ink-soft">No order</span>
  );

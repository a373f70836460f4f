import { Link, useLocation } from "react-router-dom";

/** The number of an order; opens its details over the page. */
export const OrderLink = ({
  orderId,
  orderNumber,
}: {
  orderId: string | null;
  orderNumber: string | null;
}) => {
  const { pathname, search } = useLocation();
  if (!orderId) return <span className="text-ink-soft">No order</span>;
  const parameters = new URLSearchParams(search);
  parameters.set("order", orderId);
  return (
    <Link
      to={`${pathname}?${parameters}`}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
    >
      <span className="sr-only">Details of order </span>
      {orderNumber ? orderNumber : orderId.slice(-6)}
    </Link>
  );
};

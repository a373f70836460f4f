import { useState } from "react";
import { useWaitingForPaymentQuery, type CompletePayment_OrderFragment } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";
import { CompletePayment } from "./complete-payment.tsx";

const NoticeCard = ({ order }: { order: CompletePayment_OrderFragment }) => (
  <section
    aria-labelledby={`unpaid-order-${order.id}`}
    className="mb-8 rounded-sm border border-hairline bg-paper-raised px-4 py-4 sm:px-6"
  >
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={`unpaid-order-${order.id}`} className="text-lg">
        Order {order.orderNumber}
      </h2>
      <p className="text-lg font-semibold tabular-nums">{formatRupees(order.finalAmount)}</p>
    </div>
    <CompletePayment order={order} variant="notice" />
  </section>
);

/** The shopper's newest unpaid order, for pages that the shopper may open during a payment. */
export const UnpaidOrderNotice = () => {
  const { data } = useWaitingForPaymentQuery({ fetchPolicy: "cache-and-network" });
  const orders = data?.myOrders.edges.map((edge) => edge.node) ?? [];
  const unpaidOrder = orders.find((order) => order.payableUntil !== null);
  // The displayed order stays visible after it is paid here.
  const [displayedId, setDisplayedId] = useState<string>();
  if (unpaidOrder && displayedId === undefined) setDisplayedId(unpaidOrder.id);
  const displayed = orders.find((order) => order.id === displayedId);
  return displayed ? <NoticeCard key={displayed.id} order={displayed} /> : null;
};

import { useState } from "react";
import { useWaitingForPaymentQuery, type CompletePayment_OrderFragment } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";
import { CompletePayment } from "./complete-payment.tsx";

const Waiting = ({ order }: { order: CompletePayment_OrderFragment }) => (
  <section
    aria-labelledby={`waiting-${order.id}`}
    className="mb-8 rounded-sm border border-hairline bg-paper-raised px-4 py-4 sm:px-6"
  >
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={`waiting-${order.id}`} className="text-lg">
        Order {order.orderNumber}
      </h2>
      <p className="text-lg font-semibold tabular-nums">{formatRupees(order.finalAmount)}</p>
    </div>
    <CompletePayment order={order} place="notice" />
  </section>
);

/** Her newest order that waits for its payment, on pages to which she may come back in the middle of one. */
export const WaitingNotice = () => {
  const { data } = useWaitingForPaymentQuery({ fetchPolicy: "cache-and-network" });
  const orders = data?.myOrders.edges.map((edge) => edge.node) ?? [];
  const waiting = orders.find((order) => order.payableUntil !== null);
  // The one that she pays here stays in sight when it is paid.
  const [shownId, setShownId] = useState<string>();
  if (waiting && shownId === undefined) setShownId(waiting.id);
  const shown = orders.find((order) => order.id === shownId);
  return shown ? <Waiting key={shown.id} order={shown} /> : null;
};

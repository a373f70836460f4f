import type { OrderCard_OrderFragment } from "../graphql/generated.ts";
import { InvoiceButton } from "../orders/invoice-button.tsx";
import { OrderList } from "../orders/order-list.tsx";
import { useMyOrders } from "../orders/use-my-orders.ts";
import { CompletePayment } from "../payments/complete-payment.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { BuyAgain } from "./orders/buy-again.tsx";
import { NoOrders } from "./orders/no-orders.tsx";
import { TrackButton } from "./orders/track-button.tsx";

const actions = (order: OrderCard_OrderFragment) => (
  <>
    <BuyAgain order={order} />
    <InvoiceButton order={order} />
    <TrackButton order={order} />
  </>
);

const completePayment = (order: OrderCard_OrderFragment, onMoved: () => void) => (
  <CompletePayment order={order} onMoved={onMoved} />
);

/** Her orders inside the dashboard, from the same query and cards as /orders (decision 29). */
export const DashboardOrdersPage = () => {
  usePageTitle("Orders");
  const list = useMyOrders();
  return (
    <>
      <h1 className="mb-6 text-2xl md:text-3xl">Orders</h1>
      <OrderList list={list} empty={<NoOrders />} action={actions} notice={completePayment} />
    </>
  );
};

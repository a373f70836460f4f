import type { OrderCard_OrderFragment } from "../graphql/generated.ts";
import { ChangeAddress } from "../features/checkout/change-address.tsx";
import { CancelOrder } from "../features/orders/cancel-order.tsx";
import { InvoiceButton } from "../features/orders/invoice-button.tsx";
import { OrderList } from "../features/orders/order-list.tsx";
import { useMyOrders } from "../features/orders/use-my-orders.ts";
import { CompletePayment } from "../features/payments/complete-payment.tsx";
import { PayoutForms } from "../features/payments/payout-form.tsx";
import { OrderHelp } from "../features/support/order-help/order-help.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { OrderReturns } from "../features/returns/order-returns.tsx";
import { ReturnLink } from "../features/returns/return-link.tsx";
import { BuyAgain } from "../features/orders/buy-again.tsx";
import { NoOrders } from "../features/orders/no-orders.tsx";
import { TrackButton } from "../features/orders/track-button.tsx";

const actions = (order: OrderCard_OrderFragment, onMoved: () => void) => (
  <>
    <ReturnLink order={order} />
    <BuyAgain order={order} />
    <InvoiceButton order={order} />
    {order.paymentExpiresAt === null && <CancelOrder order={order} onCancelled={onMoved} />}
    <TrackButton order={order} />
  </>
);

const notice = (order: OrderCard_OrderFragment, onMoved: () => void) => (
  <>
    <CompletePayment
      order={order}
      onStatusChange={onMoved}
      otherAction={<CancelOrder order={order} onCancelled={onMoved} />}
    />
    <OrderReturns order={order} />
    <PayoutForms order={order} />
  </>
);

const addressAction = (order: OrderCard_OrderFragment) => <ChangeAddress order={order} />;

const help = (order: OrderCard_OrderFragment) => <OrderHelp order={order} />;

/** The shopper's orders in the dashboard, from the same query and cards as /orders (decision 29). */
export const DashboardOrdersPage = () => {
  usePageTitle("Orders");
  const list = useMyOrders();
  return (
    <>
      <h1 className="mb-6 text-2xl md:text-3xl">Orders</h1>
      <OrderList
        list={list}
        empty={<NoOrders />}
        action={actions}
        notice={notice}
        addressAction={addressAction}
        help={help}
      />
    </>
  );
};

import { useState } from "react";
import type { OrderPage_OrderFragment } from "../../../graphql/generated.ts";
import { useMay } from "../../accounts/staff/staff-access.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { RefundOrderDialog } from "./refund-order-dialog.tsx";
import { usePdf } from "./use-pdf.ts";

type Order = OrderPage_OrderFragment;

/** Whether something of an order can still be removed or refunded, as far as the page knows. */
const isRefundable = ({ orderStatus, paymentDetails, finalAmount, creditedAmount }: Order) => {
  const { method, paymentStatus } = paymentDetails;
  const hasEnded = orderStatus === "CANCELLED" || orderStatus === "RETURNED";
  return !hasEnded && creditedAmount < finalAmount && (method === "COD" || paymentStatus === "COMPLETED");
};

/** Whether the customer's pieces can be sent back today. */
const isReturnable = ({ returnableUntil }: Order) => returnableUntil !== null;

type OrderMoneyActionsProps = {
  order: Order;
  /** Opens the request of a return in the customer's name. */
  onReturn: () => void;
  /** Reads the order again. */
  onChanged: () => void;
};

/** The visible actions about the money of an order: refund, invoice, return. */
export const OrderMoneyActions = ({ order, onReturn, onChanged }: OrderMoneyActionsProps) => {
  const may = useMay();
  const [isRefunding, setRefunding] = useState(false);
  const { openInvoices, isLoading, failure } = usePdf();
  return (
    <>
      <div className="button-row mt-4">
        {isRefundable(order) && may("EDIT_ORDERS", "REFUNDS") && (
          <Button variant="secondary" size="medium" aria-haspopup="dialog" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
        {order.invoiceNumber && (
          <Button
            variant="secondary"
            size="medium"
            isLoading={isLoading}
            onClick={() => void openInvoices([order.id])}
          >
            Invoice (PDF)
          </Button>
        )}
        {isReturnable(order) && may("RETURNS") && (
          <Button variant="secondary" size="medium" aria-haspopup="dialog" onClick={onReturn}>
            Return for the customer
          </Button>
        )}
      </div>
      <FormMessage tone="error">{failure}</FormMessage>
      {isRefunding && (
        <RefundOrderDialog order={order} onClose={() => setRefunding(false)} onChanged={onChanged} />
      )}
    </>
  );
};

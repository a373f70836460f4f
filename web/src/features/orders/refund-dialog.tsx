import { useRef, type ReactNode } from "react";
import type { OrderCard_OrderFragment, OrderStatus } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatRupees } from "../../ui/money.ts";
import { orderLabel, statusNames } from "./order-status.ts";

/** Asks before a status change that refunds the order and cannot be undone. The safe button has the initial focus. */
export const RefundDialog = ({
  order,
  status,
  isOpen,
  onClose,
  onRefund,
  children,
}: {
  order: Pick<
    OrderCard_OrderFragment,
    "id" | "orderNumber" | "finalAmount" | "creditedAmount" | "paymentDetails"
  >;
  status: OrderStatus;
  isOpen: boolean;
  onClose: () => void;
  onRefund: () => void;
  /** Fields below the text. */
  children?: ReactNode;
}) => {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const amount = formatRupees(order.finalAmount - order.creditedAmount);
  const isCash = order.paymentDetails.method === "COD";
  return (
    <Dialog
      title={`Refund order ${orderLabel(order)}?`}
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onClose}>
            Keep the order
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onRefund();
            }}
          >
            Refund {amount}
          </Button>
        </>
      }
    >
      <p>
        It was paid {isCash ? "in cash" : "online"}. Once it is {statusNames[status].toLowerCase()}, {amount}{" "}
        will be refunded to the shopper
        {isCash ? ", who is asked for a UPI ID or a bank account" : ""}. This cannot be undone.
      </p>
      {children}
    </Dialog>
  );
};

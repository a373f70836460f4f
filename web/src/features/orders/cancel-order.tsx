import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useCancelOrderMutation, type OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { dialogPreload, LazyDialog } from "../../ui/lazy-dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formatRupees } from "../../ui/money.ts";
import { focusOrder } from "./focus-order.ts";
import { orderLabel } from "./order-status.ts";

type Order = Pick<
  OrderCard_OrderFragment,
  "id" | "orderNumber" | "orderStatus" | "trackingId" | "paymentDetails" | "finalAmount" | "creditedAmount"
>;

/** Whether the shopper can cancel the order: nothing of it has left the shop. */
const isCancellable = ({ orderStatus, trackingId }: Order) =>
  ["PENDING", "CONFIRMED", "PROCESSING"].includes(orderStatus) && trackingId === null;

/** What happens to the money of a cancelled order. */
const moneyText = ({ paymentDetails, finalAmount, creditedAmount }: Order) => {
  if (paymentDetails.paymentStatus !== "COMPLETED") return "You have not paid for it, so there is no charge.";
  const amount = formatRupees(finalAmount - creditedAmount);
  return paymentDetails.method === "ONLINE"
    ? `${amount} will be refunded to your original payment method. Banks take 5 to 7 working days.`
    : `${amount} will be refunded to you. We will ask you for a UPI ID or a bank account.`;
};

type CancelOrderProps = {
  order: Order;
  /** The text of the button; by default "Cancel order". */
  label?: string | undefined;
  variant?: "secondary" | "quiet";
  /** Called after the cancellation: the order has another status then. */
  onCancelled: () => void;
};

/** A button that cancels an order before it is shipped, after a confirmation. The safe button has the initial focus. */
export const CancelOrder = ({ order, label, variant = "secondary", onCancelled }: CancelOrderProps) => {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading }] = useCancelOrderMutation();
  const keepButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setFailure(null);
    if (!isCancellable(order)) focusOrder(order.id);
  };
  const cancel = async () => {
    setFailure(null);
    try {
      await mutate({ variables: { orderId: order.id } });
      flushSync(close);
      focusOrder(order.id);
      onCancelled();
    } catch (error) {
      setFailure(
        writeErrorMessage(error, { fallback: "The order could not be cancelled. Please try again." }),
      );
    }
  };
  // An order that is shipped while the question is open keeps the question: the server's answer explains it.
  if (!isCancellable(order) && !isOpen) return null;
  return (
    <>
      <Button variant={variant} {...dialogPreload} onClick={() => setOpen(true)}>
        {label ?? "Cancel order"}
        <span className="sr-only">{label ? ` (order ${orderLabel(order)})` : ` ${orderLabel(order)}`}</span>
      </Button>
      <LazyDialog
        title={`Cancel order ${orderLabel(order)}?`}
        isOpen={isOpen}
        onClose={close}
        initialFocus={keepButton}
        footer={
          <>
            <Button ref={keepButton} variant="secondary" onClick={close}>
              Keep the order
            </Button>
            <Button variant="danger" isLoading={loading} onClick={() => void cancel()}>
              Cancel the order
            </Button>
          </>
        }
      >
        <p>Its pieces go back on sale. {moneyText(order)} This cannot be undone.</p>
        <FormMessage tone="error" className={failure ? "mt-4" : ""}>
          {failure}
        </FormMessage>
      </LazyDialog>
    </>
  );
};

import { useEffect, useRef, useState, type ReactNode } from "react";
import type {
  CompletePayment_OrderFragment,
  PaymentSession_SessionFragment,
} from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { ClockIcon } from "../../ui/icons.tsx";
import { isPaymentPending, paymentNotice, timeLeftText } from "./payment-messages.ts";
import { usePayment } from "./use-payment.ts";
import type { PaymentStage } from "./use-payment-steps.ts";
import { useUnpaidOrder } from "./use-unpaid-order.ts";

type CompletePaymentProps = {
  order: CompletePayment_OrderFragment;
  /** Opens the payment window on mount: the shopper has just pressed "Place Order". */
  shouldStart?: boolean;
  /** The payment that the order came with; `null` without one. */
  session?: PaymentSession_SessionFragment | null;
  /** The layout: a page for the payment, an order card, or a notice on another page. */
  variant?: "page" | "card" | "notice";
  /** The text of the button; by default "Complete payment". */
  payLabel?: string | undefined;
  /** Beside the button, while the order can be paid. */
  otherAction?: ReactNode;
  /** Called when the displayed order leaves the status pending. */
  onStatusChange?: () => void;
};

const buttonText: Record<PaymentStage, string> = {
  idle: "Complete payment",
  starting: "Opening payment",
  open: "Waiting for your payment",
  verifying: "Checking your payment",
};

/**
 * The payment of an unpaid order: the time left, the button and the last error. Also shows that the order was paid, or
 * that the time expired, while it is displayed. Renders nothing for other orders.
 */
export const CompletePayment = ({
  order,
  shouldStart = false,
  session = null,
  variant = "card",
  payLabel,
  otherAction,
  onStatusChange,
}: CompletePaymentProps) => {
  const { paymentExpiresAt } = order;
  const isPayable = paymentExpiresAt !== null;
  const [shouldRender] = useState(isPayable || variant === "page");
  const { pay, stage, notice: paymentStepNotice } = usePayment(order, session);
  const now = useUnpaidOrder(order.id, isPaymentPending(order) && stage !== "open");
  const container = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!shouldStart || !isPayable || hasStarted.current) return;
    hasStarted.current = true;
    void pay();
  });
  // The focused button is removed when the order is no longer payable, so the container takes the focus.
  const hasTriedToPay = useRef(false);
  useEffect(() => {
    if (stage !== "idle") hasTriedToPay.current = true;
    if (!isPayable && hasTriedToPay.current && document.activeElement === document.body)
      container.current?.focus();
  }, [isPayable, stage]);
  const isPending = order.orderStatus === "PENDING";
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending) onStatusChange?.();
    wasPending.current = isPending;
  });

  if (!shouldRender) return null;
  const notice = paymentNotice(order, paymentStepNotice);
  return (
    <div ref={container} tabIndex={-1} className="rounded-sm">
      <FormMessage
        tone={notice?.tone ?? "info"}
        detail={notice?.detail}
        className={notice && isPayable ? "mb-3" : ""}
      >
        {notice?.text}
      </FormMessage>
      {isPayable && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex items-center gap-1.5 text-sm tabular-nums">
            <ClockIcon size={16} />
            Pay within {timeLeftText(paymentExpiresAt, now)}
          </p>
          <div className={variant === "page" ? "w-full" : "button-row max-sm:grow"}>
            <Button
              variant={variant === "notice" ? "secondary" : "primary"}
              size={variant === "page" ? "large" : "medium"}
              isWide={variant === "page"}
              isLoading={stage !== "idle"}
              onClick={() => void pay()}
            >
              {(stage === "idle" && payLabel) || buttonText[stage]}
              <span className="sr-only">
                {payLabel ? ` (order ${order.orderNumber})` : ` for order ${order.orderNumber}`}
              </span>
            </Button>
            {otherAction}
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {stage !== "idle" && `${buttonText[stage]}.`}
      </p>
    </div>
  );
};

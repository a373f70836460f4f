import { useEffect, useRef, useState } from "react";
import type { CompletePayment_OrderFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { ClockIcon } from "../../ui/icons.tsx";
import { isOpen, newsOf, timeLeftText } from "./payment-messages.ts";
import { usePayment, type PaymentStage } from "./use-payment.ts";
import { useWaitingOrder } from "./use-waiting-order.ts";

type CompletePaymentProps = {
  order: CompletePayment_OrderFragment;
  /** Opens the payment window at once: she has just pressed "Place Order". */
  startsAtOnce?: boolean;
  /** On a page of its own, in a card of an order, or beside something else that is the page's one action. */
  place?: "page" | "card" | "notice";
  /** Told when the order has left its waiting under her eyes: paid, or cancelled since it was not. */
  onMoved?: () => void;
};

const buttonText: Record<PaymentStage, string> = {
  idle: "Complete payment",
  starting: "Opening the payment",
  open: "Waiting for your payment",
  verifying: "Checking your payment",
};

/**
 * Where an order waits for its payment: how long it does, the button, and what went wrong the last time. When it is paid
 * under her eyes it says so; when the time runs out, too. Nothing for every other order.
 */
export const CompletePayment = ({
  order,
  startsAtOnce = false,
  place = "card",
  onMoved,
}: CompletePaymentProps) => {
  const { payableUntil } = order;
  const isWaiting = payableUntil !== null;
  const [hasWaited] = useState(isWaiting || place === "page");
  const { pay, stage, news } = usePayment(order);
  const now = useWaitingOrder(order.id, isOpen(order) && stage !== "open");
  const frame = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || !isWaiting || hasStarted.current) return;
    hasStarted.current = true;
    void pay();
  });
  // The button that she pressed goes with the waiting; what became of it takes the focus.
  const hasPaid = useRef(false);
  useEffect(() => {
    if (stage !== "idle") hasPaid.current = true;
    if (!isWaiting && hasPaid.current && document.activeElement === document.body) frame.current?.focus();
  }, [isWaiting, stage]);
  const isPending = order.orderStatus === "PENDING";
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending) onMoved?.();
    wasPending.current = isPending;
  });

  if (!hasWaited) return null;
  const told = newsOf(order, news);
  return (
    <div ref={frame} tabIndex={-1} className="rounded-sm">
      <FormMessage
        tone={told?.tone ?? "info"}
        detail={told?.detail}
        className={told && isWaiting ? "mb-3" : ""}
      >
        {told?.text}
      </FormMessage>
      {isWaiting && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex items-center gap-1.5 text-sm tabular-nums">
            <ClockIcon size={16} />
            Pay within {timeLeftText(payableUntil, now)}
          </p>
          <Button
            variant={place === "notice" ? "secondary" : "primary"}
            size={place === "page" ? "large" : "medium"}
            isWide={place === "page"}
            isLoading={stage !== "idle"}
            onClick={() => void pay()}
          >
            {buttonText[stage]}
            <span className="sr-only"> for order {order.orderNumber}</span>
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {stage !== "idle" && `${buttonText[stage]}.`}
      </p>
    </div>
  );
};

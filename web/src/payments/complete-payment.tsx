import { useEffect, useRef, useState } from "react";
import type { CompletePayment_OrderFragment } from "../graphql/generated.ts";
import { Button } from "../ui/button.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { ClockIcon } from "../ui/icons.tsx";
import { isOpen, outcomeOf, timeLeftText } from "./payment-words.ts";
import { usePayment, type PaymentStage } from "./use-payment.ts";
import { useWaitingOrder } from "./use-waiting-order.ts";

type CompletePaymentProps = {
  order: CompletePayment_OrderFragment;
  /** Opens the payment window at once: she has just pressed "Place Order". */
  startsAtOnce?: boolean;
  /** Says what has become of the order also when it came too late to be paid here. */
  tellsOutcome?: boolean;
  size?: "medium" | "large";
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
  tellsOutcome = false,
  size = "medium",
}: CompletePaymentProps) => {
  const [hasWaited] = useState(order.payableUntil !== null);
  const { pay, stage, news } = usePayment(order);
  const now = useWaitingOrder(order.id, isOpen(order) && stage !== "open");
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current || order.payableUntil === null) return;
    hasStarted.current = true;
    void pay();
  });

  if (order.payableUntil === null) {
    const outcome = hasWaited || tellsOutcome ? outcomeOf(order) : undefined;
    return outcome ? <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage> : null;
  }
  return (
    <div className="grid gap-3">
      <FormMessage tone={news?.tone ?? "info"} detail={news?.detail}>
        {news?.text}
      </FormMessage>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex items-center gap-1.5 text-sm tabular-nums">
          <ClockIcon size={16} />
          Pay within {timeLeftText(order.payableUntil, now)}
        </p>
        <Button size={size} isLoading={stage !== "idle"} isWide={size === "large"} onClick={() => void pay()}>
          {buttonText[stage]}
          <span className="sr-only"> for order {order.orderNumber}</span>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {stage !== "idle" && `${buttonText[stage]}.`}
      </p>
    </div>
  );
};

import { useApolloClient } from "@apollo/client/react";
import { Suspense, useEffect, useRef, useState } from "react";
import {
  PayLinkPageDocument,
  useStartPaymentByLinkMutation,
  useVerifyPaymentByLinkMutation,
  type PayLink_OrderFragment,
} from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { ClockIcon } from "../../ui/icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { formatRupees } from "../../ui/money.ts";
import { shop } from "../../shop.ts";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { paymentNotice, timeLeftText } from "./payment-messages.ts";
import { usePaymentSteps, type PaymentStage } from "./use-payment-steps.ts";

/** Pictures come after the button that pays. */
const LineThumbnail = lazyPart(() => import("../orders/order-line-view.tsx"), "LineThumbnail");

const buttonText = (stage: PaymentStage, amount: string) =>
  ({
    idle: `Pay ${amount}`,
    starting: "Opening payment",
    open: "Waiting for your payment",
    verifying: "Checking your payment",
  })[stage];

const CLOCK_INTERVAL_MS = 30_000;

/** The current time in milliseconds, for the time left. */
const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Size and colour of a line with its pieces: "M, Red, 2 pieces". */
const lineDetail = ({ size, color, quantity }: PayLink_OrderFragment["lines"][number]) =>
  [size, color, quantity === 1 ? "1 piece" : `${quantity} pieces`].filter(Boolean).join(", ");

/** The order of a payment link, and its payment. The holder of the link needs no account. */
export const PayByLink = ({ token, order }: { token: string; order: PayLink_OrderFragment }) => {
  const client = useApolloClient();
  const [start] = useStartPaymentByLinkMutation();
  const [verify] = useVerifyPaymentByLinkMutation();
  const readStatus = async () => {
    try {
      const { data } = await client.query({
        query: PayLinkPageDocument,
        variables: { token },
        fetchPolicy: "network-only",
      });
      return data?.payLinkOrder.paymentStatus === "COMPLETED";
    } catch {
      return false;
    }
  };
  const checkoutOrder = {
    id: order.id,
    orderNumber: order.orderNumber,
    // The link may have been passed on: the payment window does not get the shopper's e-mail and phone.
    shippingAddress: { fullName: order.name, email: "", phone: "" },
  };
  const { pay, stage, notice } = usePaymentSteps(checkoutOrder, {
    start: async () => (await start({ variables: { token } })).data?.startPaymentByLink,
    verify: async (input) => {
      const { data } = await verify({ variables: { token, input } });
      return data?.verifyPaymentByLink.paymentStatus === "COMPLETED";
    },
    isPaid: readStatus,
  });
  const now = useNow();
  const { seller } = shop();
  const isPayable = order.paymentExpiresAt !== null;
  const message = useRef<HTMLDivElement>(null);
  // The focused button is removed when the order is paid.
  useFocusWhenLost(message, isPayable);
  const amount = formatRupees(order.finalAmount);
  const outcome = paymentNotice(
    {
      orderStatus: order.orderStatus,
      paymentExpiresAt: order.paymentExpiresAt,
      paymentDetails: { method: "ONLINE", transactionId: null, paymentStatus: order.paymentStatus },
    },
    notice,
  );

  return (
    <>
      <p className="text-ink-soft">
        Order {order.orderNumber} for <bdi>{order.name}</bdi>
      </p>
      <ul className="mt-6 divide-y divide-hairline border-y border-hairline">
        {order.lines.map((line) => (
          <li key={line.id} className="flex gap-4 py-3">
            <Suspense fallback={<span className="aspect-3/4 w-16 shrink-0 bg-paper-deep" />}>
              <LineThumbnail line={line} className="w-16 self-start" />
            </Suspense>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{line.title}</span>
              <span className="block text-sm text-ink-soft">{lineDetail(line)}</span>
            </span>
            <span className="tabular-nums" translate="no">
              {formatRupees(line.lineTotal)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-6 flex items-baseline justify-between gap-4 font-semibold">
        Total, with shipping
        <span className="font-display text-2xl font-normal tabular-nums">{amount}</span>
      </p>
      <div ref={message} tabIndex={-1} className="outline-none">
        <FormMessage
          tone={outcome?.tone ?? "info"}
          detail={outcome?.detail}
          className={outcome ? "mb-4" : ""}
        >
          {outcome?.text}
        </FormMessage>
      </div>
      {order.paymentExpiresAt !== null && (
        <>
          <Button size="large" isWide isLoading={stage !== "idle"} onClick={() => void pay()}>
            {buttonText(stage, amount)}
          </Button>
          <p className="mt-4 flex items-center gap-1.5 text-sm tabular-nums">
            <ClockIcon size={16} />
            Pay within {timeLeftText(order.paymentExpiresAt, now)}
          </p>
          {seller && (
            <p className="mt-2 text-sm text-ink-soft">
              You pay <span translate="no">{seller}</span>
            </p>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {stage !== "idle" && `${buttonText(stage, amount)}.`}
      </p>
    </>
  );
};

import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import {
  PaymentStateDocument,
  useStartPaymentMutation,
  useVerifyPaymentMutation,
  type CompletePayment_OrderFragment,
} from "../../graphql/generated.ts";
import { loadCheckout, type PaymentProof } from "./checkout-script.ts";
import { openCheckout } from "./open-checkout.ts";
import {
  gatewayNotLoadedNotice,
  dismissedNotice,
  setupFailedNotice,
  verificationFailedNotice,
  paymentMessages,
  type PaymentNotice,
} from "./payment-messages.ts";
import { verifyWithRetry } from "./verify-with-retry.ts";

/** The step of a payment: none, the window is being prepared, it is open, or the payment is being verified. */
export type PaymentStage = "idle" | "starting" | "open" | "verifying";

/** A failed step of a payment, with its notice. */
class PaymentError extends Error {
  readonly notice: PaymentNotice;

  constructor(notice: PaymentNotice) {
    super(notice.text);
    this.notice = notice;
  }
}

const orPaymentError = async <Result>(
  step: Promise<Result>,
  toNotice: (error: unknown) => PaymentNotice,
): Promise<Result> => {
  try {
    return await step;
  } catch (error) {
    throw new PaymentError(toNotice(error));
  }
};

/**
 * Pays an unpaid order. Each attempt pays the same order. After every failed attempt the payment state is fetched from
 * the server, because the shopper may have paid before closing the window.
 */
export const usePayment = (order: CompletePayment_OrderFragment) => {
  const client = useApolloClient();
  const [start] = useStartPaymentMutation({
    // Starting the payment of an order gives it more time.
    update: (cache, { data }) => {
      if (!data) return;
      const { orderId, expiresAt } = data.startPayment;
      cache.modify({
        id: cache.identify({ __typename: "Order", id: orderId }),
        fields: { payableUntil: () => expiresAt },
      });
    },
  });
  const [verify] = useVerifyPaymentMutation();
  const [stage, setStage] = useState<PaymentStage>("idle");
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const isPaying = useRef(false);

  /** Whether the order is paid, as the server reports it; `false` on an error. */
  const isPaid = async () => {
    try {
      const variables = { orderId: order.id };
      const { data } = await client.query({
        query: PaymentStateDocument,
        variables,
        fetchPolicy: "network-only",
      });
      return data?.order.paymentDetails.paymentStatus === "COMPLETED";
    } catch {
      return false;
    }
  };

  const verifyProof = async (proof: PaymentProof) => {
    setStage("verifying");
    const input = {
      orderId: order.id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpayOrderId: proof.razorpay_order_id,
      razorpaySignature: proof.razorpay_signature,
    };
    const verification = verifyWithRetry(async () => {
      const { data } = await verify({ variables: { input } });
      return data?.verifyPayment.verified ?? false;
    });
    const isVerified = await orPaymentError(verification, verificationFailedNotice);
    if (!isVerified)
      throw new PaymentError({
        tone: "info",
        text: paymentMessages.notReceived,
        detail: paymentMessages.willConfirm,
      });
  };

  const runSteps = async (): Promise<PaymentNotice | null> => {
    const { data } = await orPaymentError(start({ variables: { orderId: order.id } }), setupFailedNotice);
    if (!data) throw new PaymentError(setupFailedNotice(null));
    const session = data.startPayment;
    const Checkout = await orPaymentError(loadCheckout(session.checkoutScriptUrl), gatewayNotLoadedNotice);
    setStage("open");
    const result = await orPaymentError(openCheckout(Checkout, session, order), setupFailedNotice);
    if (result.kind === "dismissed") return dismissedNotice(result.reason);
    await verifyProof(result.proof);
    return null;
  };

  const pay = async () => {
    if (isPaying.current) return;
    isPaying.current = true;
    setNotice(null);
    setStage("starting");
    try {
      const stepNotice = await runSteps().catch((error: unknown): PaymentNotice => {
        if (error instanceof PaymentError) return error.notice;
        throw error;
      });
      if (stepNotice && !(await isPaid())) setNotice(stepNotice);
    } finally {
      isPaying.current = false;
      setStage("idle");
    }
  };

  return { pay, stage, notice };
};

import { useRef, useState } from "react";
import type { PaymentSession_SessionFragment } from "../../graphql/generated.ts";
import { loadCheckout, type PaymentProof } from "./checkout-script.ts";
import { openCheckout, type CheckoutOrder } from "./open-checkout.ts";
import {
  gatewayNotLoadedNotice,
  dismissedNotice,
  setupFailedNotice,
  notReceivedNotice,
  verificationFailedNotice,
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

type PaymentProofInput = {
  orderId: string;
  razorpayPaymentId: string;
  razorpayOrderId: string;
  razorpaySignature: string;
};

export type PaymentRequests = {
  /** Begins the payment. `undefined` without an answer. */
  start: () => Promise<PaymentSession_SessionFragment | undefined>;
  /** Sends the proof of a payment. Resolves to whether the shop has seen the money. */
  verify: (input: PaymentProofInput) => Promise<boolean>;
  /** Whether the order is paid, as the server reports it; `false` on an error. */
  isPaid: () => Promise<boolean>;
};

/**
 * Pays an unpaid order. Each attempt pays the same order. After every failed attempt the payment state is fetched from
 * the server, because the shopper may have paid before closing the window.
 */
export const usePaymentSteps = (
  order: CheckoutOrder & { id: string },
  { start, verify, isPaid }: PaymentRequests,
) => {
  const [stage, setStage] = useState<PaymentStage>("idle");
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const isPaying = useRef(false);

  const verifyProof = async (proof: PaymentProof) => {
    setStage("verifying");
    const input = {
      orderId: order.id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpayOrderId: proof.razorpay_order_id,
      razorpaySignature: proof.razorpay_signature,
    };
    const verification = verifyWithRetry(() => verify(input));
    const isVerified = await orPaymentError(verification, verificationFailedNotice);
    if (!isVerified) throw new PaymentError(notReceivedNotice());
  };

  const runSteps = async (): Promise<PaymentNotice | null> => {
    const session = await orPaymentError(start(), setupFailedNotice);
    if (!session) throw new PaymentError(setupFailedNotice(null));
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

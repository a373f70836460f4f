import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import {
  PaymentStateDocument,
  useStartPaymentMutation,
  useVerifyPaymentMutation,
  type CompletePayment_OrderFragment,
} from "../graphql/generated.ts";
import { loadCheckout, type PaidAnswer } from "./checkout-script.ts";
import { openCheckout } from "./open-checkout.ts";
import { sentences } from "./payment-words.ts";
import { provePayment } from "./prove-payment.ts";

/** What is going on: nothing, the window is being prepared, it is open, or the payment is being proved. */
export type PaymentStage = "idle" | "starting" | "open" | "verifying";

export type PaymentNews = { tone: "error" | "info"; text: string; detail?: string };

/** A step of a payment that went wrong, with the sentence for it. */
class Trouble extends Error {
  readonly news: PaymentNews;

  constructor(text: string, detail?: string) {
    super(text);
    this.news = { tone: "error", text, ...(detail && { detail }) };
  }
}

const orTrouble = async <Result>(step: Promise<Result>, text: string, detail?: string): Promise<Result> => {
  try {
    return await step;
  } catch {
    throw new Trouble(text, detail);
  }
};

/**
 * Pays an order that is waiting for it, as often as it takes, always the same order. Whatever she leaves the window with,
 * the server is asked where the order stands: she may have paid and closed it.
 */
export const usePayment = (order: CompletePayment_OrderFragment) => {
  const client = useApolloClient();
  const [start] = useStartPaymentMutation();
  const [verify] = useVerifyPaymentMutation();
  const [stage, setStage] = useState<PaymentStage>("idle");
  const [news, setNews] = useState<PaymentNews | null>(null);
  const isUnderWay = useRef(false);

  /** Whether the order still waits for its payment; on a doubt it does. */
  const isStillWaiting = async () => {
    try {
      const variables = { orderId: order.id };
      const { data } = await client.query({
        query: PaymentStateDocument,
        variables,
        fetchPolicy: "network-only",
      });
      return data?.order.payableUntil != null;
    } catch {
      return true;
    }
  };

  const prove = async (answer: PaidAnswer) => {
    setStage("verifying");
    const input = {
      orderId: order.id,
      razorpayPaymentId: answer.razorpay_payment_id,
      razorpayOrderId: answer.razorpay_order_id,
      razorpaySignature: answer.razorpay_signature,
    };
    const asked = provePayment(async () => {
      const { data } = await verify({ variables: { input } });
      return data?.verifyPayment.verified ?? false;
    });
    const counts = await orTrouble(asked, sentences.notVerified, sentences.isWatched);
    if (!counts) throw new Trouble(sentences.notVerified, sentences.isWatched);
  };

  const steps = async (): Promise<PaymentNews | null> => {
    const { data } = await orTrouble(start({ variables: { orderId: order.id } }), sentences.noSetup);
    const session = data?.startPayment;
    if (!session) throw new Trouble(sentences.noSetup);
    const Checkout = await orTrouble(loadCheckout(session.checkoutScriptUrl), sentences.noGateway);
    setStage("open");
    const left = await orTrouble(openCheckout(Checkout, session, order), sentences.noSetup);
    if (left.kind === "dismissed")
      return left.reason
        ? { tone: "error", text: left.reason, detail: sentences.dismissed }
        : { tone: "info", text: sentences.dismissed };
    await prove(left.answer);
    return null;
  };

  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setNews(null);
    setStage("starting");
    try {
      const said = await steps().catch((error: unknown): PaymentNews => {
        if (error instanceof Trouble) return error.news;
        throw error;
      });
      if (said && (await isStillWaiting())) setNews(said);
    } finally {
      isUnderWay.current = false;
      setStage("idle");
    }
  };

  return { pay, stage, news };
};

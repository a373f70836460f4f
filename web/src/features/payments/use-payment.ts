import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import {
  PaymentStateDocument,
  useStartPaymentMutation,
  useVerifyPaymentMutation,
  type CompletePayment_OrderFragment,
} from "../../graphql/generated.ts";
import { loadCheckout, type PaidAnswer } from "./checkout-script.ts";
import { openCheckout } from "./open-checkout.ts";
import {
  noGateway,
  notPaid,
  notSetUp,
  notVerified,
  paymentMessages,
  type PaymentNews,
} from "./payment-messages.ts";
import { provePayment } from "./prove-payment.ts";

/** What is going on: nothing, the window is being prepared, it is open, or the payment is being proved. */
export type PaymentStage = "idle" | "starting" | "open" | "verifying";

/** A step of a payment that went wrong, with what she reads about it. */
class Trouble extends Error {
  readonly news: PaymentNews;

  constructor(news: PaymentNews) {
    super(news.text);
    this.news = news;
  }
}

const orTrouble = async <Result>(
  step: Promise<Result>,
  newsOf: (error: unknown) => PaymentNews,
): Promise<Result> => {
  try {
    return await step;
  } catch (error) {
    throw new Trouble(newsOf(error));
  }
};

/**
 * Pays an order that is waiting for it, as often as it takes, always the same order. Whatever she leaves the window with,
 * the server is asked where the order stands: she may have paid and closed it.
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
  const [news, setNews] = useState<PaymentNews | null>(null);
  const isUnderWay = useRef(false);

  /** Whether the order is paid, whatever the window told; on a doubt it is not. */
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
    const isProved = await orTrouble(asked, notVerified);
    if (!isProved)
      throw new Trouble({ tone: "info", text: paymentMessages.notYet, detail: paymentMessages.isWatched });
  };

  const steps = async (): Promise<PaymentNews | null> => {
    const { data } = await orTrouble(start({ variables: { orderId: order.id } }), notSetUp);
    if (!data) throw new Trouble(notSetUp(null));
    const session = data.startPayment;
    const Checkout = await orTrouble(loadCheckout(session.checkoutScriptUrl), noGateway);
    setStage("open");
    const left = await orTrouble(openCheckout(Checkout, session, order), notSetUp);
    if (left.kind === "dismissed") return notPaid(left.reason);
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
      if (said && !(await isPaid())) setNews(said);
    } finally {
      isUnderWay.current = false;
      setStage("idle");
    }
  };

  return { pay, stage, news };
};

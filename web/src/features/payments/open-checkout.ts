import type { CompletePayment_OrderFragment, StartPaymentMutation } from "../../graphql/generated.ts";
import type { Checkout, PaymentProof } from "./checkout-script.ts";

/** How she left the payment window. */
export type CheckoutResult =
  | { kind: "paid"; proof: PaymentProof }
  /** Without paying; `reason` when a payment was tried and failed. */
  | { kind: "dismissed"; reason: string | undefined };

type Session = StartPaymentMutation["startPayment"];

/** Madder, the colour of the one action of a page. The window is another site's: it cannot read the shop's tokens. */
const MADDER = "#a3262f";

/**
 * Opens the payment window for an order and waits until she leaves it. A payment that fails leaves the window open, so
 * that she tries another card; only what she leaves it with counts.
 */
export const openCheckout = (
  Checkout: Checkout,
  session: Session,
  order: CompletePayment_OrderFragment,
): Promise<CheckoutResult> =>
  new Promise((resolve) => {
    let reason: string | undefined;
    const { fullName, email, phone } = order.shippingAddress;
    const checkout = new Checkout({
      key: session.keyId,
      order_id: session.gatewayOrderId,
      amount: Math.round(session.amount * 100),
      currency: session.currency,
      name: "Saanjh",
      description: `Order ${order.orderNumber}`,
      prefill: { name: fullName, email, contact: phone },
      theme: { color: MADDER },
      handler: (proof) => resolve({ kind: "paid", proof }),
      modal: { ondismiss: () => resolve({ kind: "dismissed", reason }) },
    });
    checkout.on("payment.failed", ({ error }) => {
      reason = error?.description ?? "The payment failed.";
    });
    checkout.open();
  });

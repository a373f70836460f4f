import type { CompletePayment_OrderFragment, StartPaymentMutation } from "../../graphql/generated.ts";
import type { Checkout, PaymentProof } from "./checkout-script.ts";

/** How the payment window was closed. */
export type CheckoutResult =
  | { kind: "paid"; proof: PaymentProof }
  /** Without a payment. `reason` is the error of a failed attempt. */
  | { kind: "dismissed"; reason: string | undefined };

/** The data of an order that the payment window shows or fills in. */
export type CheckoutOrder = Pick<CompletePayment_OrderFragment, "orderNumber" | "shippingAddress">;

type Session = StartPaymentMutation["startPayment"];

/** The colour of primary buttons. The payment window is of another site and cannot read the shop's design tokens. */
const MADDER = "#a3262f";

/**
 * Opens the payment window for an order. Resolves when it is closed. A failed payment keeps the window open for another
 * attempt, so only the last state counts.
 */
export const openCheckout = (
  Checkout: Checkout,
  session: Session,
  order: CheckoutOrder,
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

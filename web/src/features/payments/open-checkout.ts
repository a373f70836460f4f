import type {
  CompletePayment_OrderFragment,
  PaymentSession_SessionFragment,
} from "../../graphql/generated.ts";
import { shop } from "../../shop.ts";
import type { Checkout, PaymentDisplay, PaymentProof } from "./checkout-script.ts";

/** How the payment window was closed. */
export type CheckoutResult =
  | { kind: "paid"; proof: PaymentProof }
  /** Without a payment. `reason` is the error of a failed attempt. */
  | { kind: "dismissed"; reason: string | undefined };

/** The data of an order that the payment window shows or fills in. */
export type CheckoutOrder = Pick<CompletePayment_OrderFragment, "orderNumber" | "shippingAddress">;

/** The colour of primary buttons. The payment window is of another site and cannot read the shop's design tokens. */
const MADDER = "#a3262f";

/** Most shoppers in India pay by UPI: it comes first. All other ways stay below it, in Razorpay's own order. */
const upiFirst: PaymentDisplay = {
  blocks: { upi: { name: "Pay by UPI", instruments: [{ method: "upi" }] } },
  sequence: ["block.upi"],
  preferences: { show_default_blocks: true },
};

/**
 * Opens the payment window for an order. Resolves when it is closed. A failed payment keeps the window open for another
 * attempt, so only the last state counts.
 */
export const openCheckout = (
  Checkout: Checkout,
  session: PaymentSession_SessionFragment,
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
      name: shop().name,
      description: `Order ${order.orderNumber}`,
      prefill: { name: fullName, email, contact: phone },
      theme: { color: MADDER },
      config: { display: upiFirst },
      handler: (proof) => resolve({ kind: "paid", proof }),
      modal: { ondismiss: () => resolve({ kind: "dismissed", reason }) },
    });
    checkout.on("payment.failed", ({ error }) => {
      reason = error?.description ?? "The payment failed.";
    });
    checkout.open();
  });

import type { Page } from "@playwright/test";
import { placeOrderOf, type OrderedLine, type PlacedOrder } from "./cash-order.ts";
import type { DemoShopper } from "./shopper.ts";

type Session = { keyId: string; gatewayOrderId: string };

type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

/** Places an order of these lines and pays it online, outside of the browser. */
export const orderPaidOnline = async (
  { request }: Pick<Page, "request">,
  { query }: Pick<DemoShopper, "query">,
  lines: readonly OrderedLine[],
): Promise<PlacedOrder & { paymentId: string }> => {
  const order = await placeOrderOf({ query }, lines, { paymentMethod: "ONLINE" });
  const { startPayment: session } = await query<{ startPayment: Session }>(
    "mutation($id: ID!) { startPayment(orderId: $id) { keyId gatewayOrderId } }",
    { id: order.id },
  );
  const response = await request.post("/dev/razorpay/checkout/payments", {
    data: { key_id: session.keyId, order_id: session.gatewayOrderId, outcome: "pay" },
  });
  const proof = (await response.json()) as Proof;
  const input = {
    orderId: order.id,
    razorpayPaymentId: proof.razorpay_payment_id,
    razorpayOrderId: proof.razorpay_order_id,
    razorpaySignature: proof.razorpay_signature,
  };
  await query("mutation($input: VerifyPaymentInput!) { verifyPayment(input: $input) { verified } }", {
    input,
  });
  return { ...order, paymentId: proof.razorpay_payment_id };
};

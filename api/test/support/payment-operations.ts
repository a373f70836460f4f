import type { ValidCall, ValidRequest } from "./account-operations.ts";
import type { Person } from "./factories.ts";
import { START_PAYMENT, VERIFY_PAYMENT } from "./payments.ts";

const proof = {
  razorpay_payment_id: "pay_00000000000000",
  razorpay_order_id: "order_00000000000000",
  razorpay_signature: "0".repeat(64),
};

/** A valid call for each payment operation. Tests spoil every part of it. */
export const paymentOperations = (shopper: Person, orderId: string): Record<string, ValidCall> => ({
  "Mutation.startPayment": { as: shopper, query: START_PAYMENT, variables: { orderId } },
  "Mutation.verifyPayment": {
    as: shopper,
    query: VERIFY_PAYMENT,
    variables: {
      input: {
        orderId,
        razorpayPaymentId: proof.razorpay_payment_id,
        razorpayOrderId: proof.razorpay_order_id,
        razorpaySignature: proof.razorpay_signature,
      },
    },
  },
  "Mutation.createPaymentIntent": {
    as: shopper,
    query: "mutation($amount: Rupees!) { createPaymentIntent(amount: $amount) { id } }",
    variables: { amount: 1200 },
  },
});

export const paymentRequests = (shopper: Person, orderId: string): ValidRequest[] => [
  {
    method: "POST",
    path: "/api/orders/create-razorpay-order",
    as: shopper,
    body: { amount: 1200 },
  },
  { method: "POST", path: "/api/orders/verify-payment", as: shopper, body: { orderId, ...proof } },
];

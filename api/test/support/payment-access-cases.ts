import { shoppersOnly, type AccessCase } from "./access-cases.ts";
import { START_PAYMENT, VERIFY_PAYMENT } from "./payments.ts";

/** Who may use the operations of online payment; the pending order is the shopper's. */
export const paymentAccessCases: Record<string, AccessCase> = {
  "Mutation.startPayment": {
    allow: { ...shoppersOnly, other: "ORDER_NOT_FOUND" },
    callOf: ({ pendingOrderId }) => [START_PAYMENT, { orderId: pendingOrderId }],
  },
  "Mutation.verifyPayment": {
    allow: { ...shoppersOnly, shopper: "PAYMENT_NOT_VERIFIED", other: "ORDER_NOT_FOUND" },
    callOf: ({ pendingOrderId }) => [
      VERIFY_PAYMENT,
      {
        input: {
          orderId: pendingOrderId,
          razorpayPaymentId: "pay_00000000000000",
          razorpayOrderId: "order_00000000000000",
          razorpaySignature: "0".repeat(64),
        },
      },
    ],
  },
  "Mutation.createPaymentIntent": {
    allow: shoppersOnly,
    callOf: () => ["mutation { createPaymentIntent(amount: 1200) { id amountInPaise currency orderId } }"],
  },
};

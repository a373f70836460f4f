import { shoppers, type Operation } from "./access-cases.ts";
import { START_PAYMENT, VERIFY_PAYMENT } from "./payments.ts";

/** Who may use the operations of online payment; the pending order is the shopper's. */
export const paymentDoors: Record<string, Operation> = {
  "Mutation.startPayment": {
    allow: { ...shoppers, other: "ORDER_NOT_FOUND" },
    ask: ({ pendingOrderId }) => [START_PAYMENT, { orderId: pendingOrderId }],
  },
  "Mutation.verifyPayment": {
    allow: { ...shoppers, shopper: "PAYMENT_NOT_VERIFIED", other: "ORDER_NOT_FOUND" },
    ask: ({ pendingOrderId }) => [
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
    allow: shoppers,
    ask: () => ["mutation { createPaymentIntent(amount: 1200) { id amountInPaise currency orderId } }"],
  },
};

import type { ValidCall, ValidRequest } from "./account-operations.ts";
import type { Person } from "./factories.ts";
import { START_PAYMENT, VERIFY_PAYMENT } from "./payments.ts";

const proof = {
  razorpay_payment_id: "pay_00000000000000",
  razorpay_order_id: "order_00000000000000",
  razorpay_signature: "0".repeat(64),
};

/** A valid call for each payment operation. Tests spoil every part of it. */
export const paymentOperations = (
  { shopper, admin }: { shopper: Person; admin: Person },
  orderId: string,
): Record<string, ValidCall> => ({
  "Query.payouts": {
    as: admin,
    query:
      "query($states: [PayoutState!], $first: Int) { payouts(filter: { states: $states }, first: $first) { totalCount } }",
    variables: { states: ["DUE"], first: 1 },
  },
  "Mutation.givePayoutDetails": {
    as: shopper,
    query: "mutation($input: PayoutDetailsInput!) { givePayoutDetails(input: $input) { id } }",
    variables: {
      input: {
        payoutId: orderId,
        accountNumber: "012345678901",
        ifsc: "HDFC0001234",
        holderName: "Asha Rao",
      },
    },
  },
  "Mutation.recordPayout": {
    as: admin,
    query: `mutation($payoutId: ID!, $reference: String!) {
      recordPayout(input: { payoutId: $payoutId, reference: $reference }) { id } }`,
    variables: { payoutId: orderId, reference: "UTR 1" },
  },
  "Mutation.undoPayout": {
    as: admin,
    query: `mutation($payoutId: ID!, $seenPaidAt: DateTime) {
      undoPayout(input: { payoutId: $payoutId, seenPaidAt: $seenPaidAt }) { id } }`,
    variables: { payoutId: orderId, seenPaidAt: "2026-01-05T10:00:00.000Z" },
  },
  "Mutation.markCashCollected": {
    as: admin,
    query: "mutation($orderIds: [ID!]!) { markCashCollected(input: { orderIds: $orderIds }) { id } }",
    variables: { orderIds: [orderId] },
  },
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

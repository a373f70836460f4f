import { adminsOnly, everyViewerGets, shoppersOnly, type AccessCase } from "./access-cases.ts";
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
  "Mutation.givePayoutDetails": {
    allow: { ...shoppersOnly, shopper: "PAYOUT_NOT_FOUND", other: "PAYOUT_NOT_FOUND" },
    callOf: ({ orderId }) => [
      "mutation($input: PayoutDetailsInput!) { givePayoutDetails(input: $input) { id } }",
      { input: { payoutId: orderId, upiId: "asha@okaxis" } },
    ],
  },
  "Mutation.recordPayout": {
    allow: { ...adminsOnly, admin: "PAYOUT_NOT_FOUND" },
    callOf: ({ orderId }) => [
      'mutation($id: ID!) { recordPayout(payoutId: $id, reference: "UTR 1") { id destination { upiId } } }',
      { id: orderId },
    ],
  },
  "Mutation.markCashCollected": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($ids: [ID!]!) { markCashCollected(orderIds: $ids) { id } }",
      { ids: [orderId] },
    ],
  },
  "Query.paymentFigures": {
    allow: adminsOnly,
    callOf: () => ['{ paymentFigures(from: "2026-01-01", to: "2026-12-31") { figure count amount } }'],
  },
  "Query.moneyEntries": {
    allow: adminsOnly,
    callOf: () => ["{ moneyEntries(figure: REFUND_DUE) { totalCount nodes { id amount reason } } }"],
  },
  "Query.settlements": {
    allow: adminsOnly,
    callOf: () => ["{ settlements { totalCount nodes { id credit } } }"],
  },
  "Query.settlementProblems": {
    allow: adminsOnly,
    callOf: () => ["{ settlementProblems { totalCount nodes { id kind } } }"],
  },
  "Query.settlementDays": { allow: adminsOnly, callOf: () => ["{ settlementDays { day count } }"] },
  "Query.disputes": {
    allow: adminsOnly,
    callOf: () => ["{ disputes { totalCount nodes { id status } } }"],
  },
  "Mutation.fetchSettlements": {
    allow: adminsOnly,
    callOf: () => ['mutation { fetchSettlements(day: "2026-01-05") { day count } }'],
  },
  // A call without its file is refused before the role is checked; journeys/courier-cash.test.ts sends one.
  "Query.checkCourierCash": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => ["query($file: Upload!) { checkCourierCash(file: $file) { readyCount } }", { file: null }],
  },
  "Mutation.collectCourierCash": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($file: Upload!) { collectCourierCash(file: $file) { readyCount } }",
      { file: null },
    ],
  },
  "Query.payouts": {
    allow: adminsOnly,
    callOf: () => ["{ payouts { totalCount nodes { id destination { upiId accountNumber } } } }"],
  },
  "Mutation.createPaymentIntent": {
    allow: shoppersOnly,
    callOf: () => ["mutation { createPaymentIntent(amount: 1200) { id amountInPaise currency orderId } }"],
  },
};

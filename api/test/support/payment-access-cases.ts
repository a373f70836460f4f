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
  "Query.invoicesToPrint": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "query($ids: [ID!]!) { invoicesToPrint(orderIds: $ids) { url } }",
      { ids: [orderId] },
    ],
  },
  "Query.creditNoteToPrint": {
    allow: { ...adminsOnly, admin: "CREDIT_NOTE_NOT_FOUND" },
    callOf: ({ orderId }) => [
      "query($id: ID!) { creditNoteToPrint(creditNoteId: $id) { url } }",
      { id: orderId },
    ],
  },
  "Mutation.mailInvoice": {
    allow: adminsOnly,
    callOf: ({ orderId }) => ["mutation($id: ID!) { mailInvoice(orderId: $id) { id } }", { id: orderId }],
  },
  "Mutation.mailCreditNote": {
    allow: { ...adminsOnly, admin: "CREDIT_NOTE_NOT_FOUND" },
    callOf: ({ orderId }) => [
      "mutation($id: ID!) { mailCreditNote(creditNoteId: $id) { id } }",
      { id: orderId },
    ],
  },
  "Mutation.recordPayout": {
    allow: { ...adminsOnly, admin: "PAYOUT_NOT_FOUND" },
    callOf: ({ orderId }) => [
      'mutation($id: ID!) { recordPayout(input: { payoutId: $id, reference: "UTR 1" }) { id destination { upiId } } }',
      { id: orderId },
    ],
  },
  "Mutation.undoPayout": {
    allow: { ...adminsOnly, admin: "PAYOUT_NOT_FOUND" },
    callOf: ({ orderId }) => [
      "mutation($id: ID!) { undoPayout(input: { payoutId: $id }) { id destination { upiId } } }",
      { id: orderId },
    ],
  },
  "Mutation.markCashCollected": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($ids: [ID!]!) { markCashCollected(input: { orderIds: $ids }) { id } }",
      { ids: [orderId] },
    ],
  },
  "Query.paymentFigures": {
    allow: adminsOnly,
    callOf: () => [
      '{ paymentFigures(filter: { from: "2026-01-01", to: "2026-12-31" }) { figure count amount } }',
    ],
  },
  "Query.moneyEntries": {
    allow: adminsOnly,
    callOf: () => [
      "{ moneyEntries(filter: { figure: REFUND_DUE }) { totalCount nodes { id amount reason } } }",
    ],
  },
  "Query.gstReturn": {
    allow: adminsOnly,
    callOf: () => ['{ gstReturn(month: "2026-11") { gstin sections { total } documents { from to } } }'],
  },
  "Query.gstFileLink": {
    allow: adminsOnly,
    callOf: () => ['{ gstFileLink(input: { month: "2026-11", file: JSON }) { url } }'],
  },
  "Query.bookDifferenceCounts": {
    allow: adminsOnly,
    callOf: () => ['{ bookDifferenceCounts(month: "2026-11") { kind count amount } }'],
  },
  "Query.bookDifferences": {
    allow: adminsOnly,
    callOf: () => [
      '{ bookDifferences(filter: { month: "2026-11", kind: CASH_OWED }) { nodes { id amount } } }',
    ],
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
  "Mutation.checkCourierCash": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($file: Upload!) { checkCourierCash(input: { file: $file }) { readyCount } }",
      { file: null },
    ],
  },
  "Mutation.collectCourierCash": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($file: Upload!) { collectCourierCash(input: { file: $file }) { readyCount } }",
      { file: null },
    ],
  },
  "Query.payouts": {
    allow: adminsOnly,
    callOf: () => ["{ payouts { totalCount nodes { id destination { upiId accountNumber } } } }"],
  },
  "Query.recentPayouts": {
    allow: adminsOnly,
    callOf: () => ["{ recentPayouts { id reference destination { upiId accountNumber } } }"],
  },
  "Mutation.createPaymentIntent": {
    allow: shoppersOnly,
    callOf: () => ["mutation { createPaymentIntent(amount: 1200) { id amountInPaise currency orderId } }"],
  },
};

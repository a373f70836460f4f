import { form, type ExamplesBySubject } from "../example.ts";

const month = "2026-11";
const year = { from: "2026-01-01", to: "2026-12-31" };

/** Examples of the staff's operations on payments and the books. */
export const moneyExamples: ExamplesBySubject = {
  Payments: {
    "Query.paymentFigures": { variables: { filter: year } },
    "Query.moneyEntries": { variables: { first: 6, filter: { figure: "REFUND_DUE", ...year } } },
    "Query.payouts": { variables: { first: 6, filter: { states: ["DUE"] } } },
    "Mutation.recordPayout": { variables: { input: { payoutId: "PAYOUT_ID", reference: "UTR 4711" } } },
    "Query.recentPayouts": {},
    "Mutation.undoPayout": { variables: { input: { payoutId: "PAID_PAYOUT_ID" } } },
    "Mutation.markCashCollected": { variables: { input: { orderIds: ["DELIVERED_ORDER_ID"] } } },
    "Mutation.checkCourierCash": {
      variables: { input: { file: null } },
      note: form,
      refusedAs: "BAD_USER_INPUT",
    },
    "Mutation.collectCourierCash": {
      variables: { input: { file: null } },
      note: form,
      refusedAs: "BAD_USER_INPUT",
    },
    "Query.settlements": { variables: { first: 6 } },
    "Query.settlementDays": {},
    "Query.settlementProblems": { variables: { first: 6 } },
    "Mutation.fetchSettlements": { variables: { day: "2026-01-05" } },
    "Query.disputes": { variables: { first: 6, filter: { isOpen: true } } },
  },
  "GST and books": {
    "Query.gstReturn": { variables: { month } },
    "Query.gstFileLink": { variables: { input: { month, file: "JSON" } } },
    "Query.bookDifferenceCounts": { variables: { month } },
    "Query.bookDifferences": { variables: { first: 6, filter: { month, kind: "CASH_OWED" } } },
  },
};

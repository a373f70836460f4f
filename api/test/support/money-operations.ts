import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const page = "nodes { id }";

/** A valid call for each operation of the payments page that takes arguments. Tests spoil every part of it. */
export const moneyOperations = (admin: Person, orderId: string): Record<string, ValidCall> => ({
  "Query.invoicesToPrint": {
    as: admin,
    query: "query($orderIds: [ID!]!) { invoicesToPrint(orderIds: $orderIds) { url } }",
    variables: { orderIds: [orderId] },
  },
  "Query.creditNoteToPrint": {
    as: admin,
    query: "query($id: ID!) { creditNoteToPrint(creditNoteId: $id) { url } }",
    variables: { id: orderId },
  },
  "Mutation.mailInvoice": {
    as: admin,
    query: "mutation($orderId: ID!) { mailInvoice(orderId: $orderId) { id } }",
    variables: { orderId },
  },
  "Mutation.mailCreditNote": {
    as: admin,
    query: "mutation($id: ID!) { mailCreditNote(creditNoteId: $id) { id } }",
    variables: { id: orderId },
  },
  "Query.paymentFigures": {
    as: admin,
    query: "query($from: Day, $to: Day) { paymentFigures(filter: { from: $from, to: $to }) { figure } }",
    variables: { from: "2026-01-01", to: "2026-12-31" },
  },
  "Query.moneyEntries": {
    as: admin,
    query: `query($figure: MoneyFigure!, $first: Int, $from: Day, $to: Day) {
      moneyEntries(filter: { figure: $figure, from: $from, to: $to }, first: $first) { ${page} } }`,
    variables: { figure: "ONLINE", first: 1, from: "2026-01-01", to: "2026-12-31" },
  },
  "Query.gstReturn": {
    as: admin,
    query: "query($month: Month!) { gstReturn(month: $month) { gstin } }",
    variables: { month: "2026-11" },
  },
  "Query.gstFileLink": {
    as: admin,
    query:
      "query($month: Month!, $file: GstFile!) { gstFileLink(input: { month: $month, file: $file }) { url } }",
    variables: { month: "2026-11", file: "JSON" },
  },
  "Query.bookDifferenceCounts": {
    as: admin,
    query: "query($month: Month!) { bookDifferenceCounts(month: $month) { count } }",
    variables: { month: "2026-11" },
  },
  "Query.bookDifferences": {
    as: admin,
    query: `query($month: Month!, $kind: BookDifferenceKind!, $first: Int) {
      bookDifferences(filter: { month: $month, kind: $kind }, first: $first) { ${page} } }`,
    variables: { month: "2026-11", kind: "CASH_OWED", first: 1 },
  },
  "Query.settlements": {
    as: admin,
    query: `query($first: Int) { settlements(first: $first) { ${page} } }`,
    variables: { first: 1 },
  },
  "Query.settlementProblems": {
    as: admin,
    query: `query($first: Int) { settlementProblems(first: $first) { ${page} } }`,
    variables: { first: 1 },
  },
  "Query.disputes": {
    as: admin,
    query: `query($first: Int) { disputes(first: $first) { ${page} } }`,
    variables: { first: 1 },
  },
  "Mutation.fetchSettlements": {
    as: admin,
    query: "mutation($day: Day!) { fetchSettlements(day: $day) { day } }",
    variables: { day: "2026-01-05" },
  },
  "Mutation.checkCourierCash": {
    as: admin,
    query:
      "mutation($file: Upload!, $corrections: [CourierCashCorrectionInput!]) { checkCourierCash(input: { file: $file, corrections: $corrections }) { readyCount } }",
    variables: {
      file: "a file",
      corrections: [{ position: 2, order: "SJ100001", tracking: "", amount: "600" }],
    },
  },
  "Mutation.collectCourierCash": {
    as: admin,
    query:
      "mutation($file: Upload!, $corrections: [CourierCashCorrectionInput!]) { collectCourierCash(input: { file: $file, corrections: $corrections }) { readyCount } }",
    variables: {
      file: "a file",
      corrections: [{ position: 2, order: "SJ100001", tracking: "", amount: "600" }],
    },
  },
});

import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const page = "nodes { id }";

/** A valid call for each operation of the payments page that takes arguments. Tests spoil every part of it. */
export const moneyOperations = (admin: Person): Record<string, ValidCall> => ({
  "Query.paymentFigures": {
    as: admin,
    query: "query($from: Day, $to: Day) { paymentFigures(from: $from, to: $to) { figure } }",
    variables: { from: "2026-01-01", to: "2026-12-31" },
  },
  "Query.moneyEntries": {
    as: admin,
    query: `query($figure: MoneyFigure!, $first: Int, $from: Day, $to: Day) {
      moneyEntries(figure: $figure, first: $first, from: $from, to: $to) { ${page} } }`,
    variables: { figure: "ONLINE", first: 1, from: "2026-01-01", to: "2026-12-31" },
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
  "Query.checkCourierCash": {
    as: admin,
    query: "query($file: Upload!) { checkCourierCash(file: $file) { readyCount } }",
    variables: { file: "a file" },
  },
  "Mutation.collectCourierCash": {
    as: admin,
    query: "mutation($file: Upload!) { collectCourierCash(file: $file) { readyCount } }",
    variables: { file: "a file" },
  },
});

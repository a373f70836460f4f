import type { Outcome } from "./outcome.ts";

const headings = [
  "case",
  "orders",
  "lost",
  "twice",
  "writes out",
  "reads out",
  "reads failed",
  "5xx",
  "result",
] as const;

const failuresText = ({ failures, failuresFor }: Outcome): string => {
  const counts = Object.entries(failures).map(([status, count]) => `${status}: ${count}`);
  return counts.length > 0 ? `${counts.join(", ")} (${failuresFor.toFixed(1)} s)` : "none";
};

const rowOf = (outcome: Outcome): string[] => [
  outcome.what,
  String(outcome.orders),
  String(outcome.lost),
  String(outcome.twice),
  `${outcome.writesOut.toFixed(1)} s`,
  `${outcome.readsOut.toFixed(1)} s`,
  `${outcome.failedReads} of ${outcome.reads + outcome.failedReads}`,
  failuresText(outcome),
  outcome.problems.length === 0 ? "pass" : `FAIL: ${outcome.problems.join("; ")}`,
];

/** The outcomes as a table in Markdown, with columns of even width. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const rows = [[...headings], ...outcomes.map(rowOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [
    lineOf(head),
    `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`,
    ...body.map(lineOf),
  ].join("\n");
};

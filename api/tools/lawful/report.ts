import type { Evidence } from "./evidence.ts";
import type { Finding } from "./clauses.ts";

const marks = { met: "met    ", breach: "BREACH ", unseen: "unseen " } as const;

/** Notes of a clause in the report: a setting that is wrong shows on every product. */
const mostNotes = 3;

const linesOf = ({ clause, state, notes }: Finding): readonly string[] => [
  `  ${marks[state]} ${clause.rule}: ${clause.duty}`,
  ...notes.slice(0, mostNotes).map((note) => `           ${note}`),
  ...(notes.length > mostNotes ? [`           and ${notes.length - mostNotes} more`] : []),
];

const countOf = (findings: readonly Finding[], state: Finding["state"]): number =>
  findings.filter((finding) => finding.state === state).length;

/** The dated report for the shopkeeper and the lawyer, in lines. */
export const reportOf = ({ url, takenAt, products }: Evidence, findings: readonly Finding[]): string => {
  const acts = [...new Set(findings.map(({ clause }) => clause.act))];
  return [
    `What the law asks of ${url}`,
    `Walked on ${takenAt.toISOString()}. Pages of ${products.length} products were read.`,
    "This is no legal advice: a lawyer and an accountant confirm it.",
    ...acts.flatMap((act) => [
      "",
      act,
      ...findings.filter(({ clause }) => clause.act === act).flatMap(linesOf),
    ]),
    "",
    `${countOf(findings, "met")} met, ${countOf(findings, "breach")} breached, ${countOf(findings, "unseen")} not seen`,
  ].join("\n");
};

import { eCommerce } from "./clauses/e-commerce.rules.ts";
import { darkPatterns, misleadingAds } from "./clauses/fair-trade.rules.ts";
import { legalMetrology } from "./clauses/legal-metrology.rules.ts";
import { accessibility, personalData, tax } from "./clauses/tax-and-data.rules.ts";
import { NotSeen, type Clause } from "./clause.ts";
import type { Evidence } from "./evidence.ts";

export const clauses: readonly Clause[] = [
  ...eCommerce,
  ...legalMetrology,
  ...darkPatterns,
  ...misleadingAds,
  ...tax,
  ...personalData,
  ...accessibility,
];

export type Finding = {
  clause: Clause;
  /** `unseen`: the walk has not seen what the clause needs; `notes` has the reason. */
  state: "met" | "breach" | "unseen";
  notes: readonly string[];
};

/** Checks each clause once. */
export const findingsOf = (evidence: Evidence): readonly Finding[] =>
  clauses.map((clause) => {
    try {
      const notes = clause.check(evidence);
      return { clause, state: notes.length > 0 ? "breach" : "met", notes };
    } catch (error) {
      if (error instanceof NotSeen) return { clause, state: "unseen", notes: [error.message] };
      throw error;
    }
  });

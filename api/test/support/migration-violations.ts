import { bigTables } from "../../src/migrations/big-tables.ts";

const big = `(?:only\\s+)?(?:${bigTables.join("|")})\\b`;
const ledgerTables = "orders|order_lines|payments|refunds|invoices|invoice_counters";
const amounts =
  "total_amount|shipping_cost|discount|tax|final_amount|price|quantity|tax_rate|amount|snapshot|number|last_number";

/** Statements that lock a big table for long, or rewrite ledger tables, each with the alternative. */
const rules: [RegExp, string][] = [
  [new RegExp(`create\\s+(?:unique\\s+)?index\\s+\\w+\\s+on\\s+${big}`), "createIndexConcurrently"],
  [new RegExp(`(?:update|delete\\s+from)\\s+${big}`), "updateInBatches"],
  [new RegExp(`alter\\s+table\\s+${big}[^;\`"]*\\sset\\s+not\\s+null`), "a check that is validated later"],
  [new RegExp(`alter\\s+table\\s+${big}[^;\`"]*\\s(?:set\\s+data\\s+)?type\\s`), "a new column"],
  [
    new RegExp(
      `alter\\s+table\\s+${big}(?![^;\`"]*(?:not\\s+valid|using\\s+index))[^;\`"]*\\sadd\\s+(?:constraint|foreign|check|unique)\\b`,
    ),
    "not valid, and validate constraint later",
  ],
  [/(?:disable|drop)\s+trigger|session_replication_role/, "ledger tables are append-only"],
  [
    new RegExp(
      `(?:update\\s+|table:\\s*["'\`])(?:${ledgerTables})\\b[^;]*?\\bset:?\\s*["'\`]?[^;]*?\\b(?:${amounts})\\s*=(?!=)`,
    ),
    "ledger tables are append-only",
  ],
];

/**
 * Violations of the migration rules of CONTRIBUTING.md in the text of a migration. Tables that the migration itself
 * creates are empty, and so not big. `down` is not checked: no shop runs it.
 */
export const migrationViolations = (source: string): string[] => {
  const up = (source.split(/async\s+down\(/)[0] ?? "").toLowerCase();
  const createdTables = [...up.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(
    ([, table]) => table ?? "",
  );
  const normalised =
    createdTables.length > 0
      ? up.replace(new RegExp(`\\b(?:${createdTables.join("|")})\\b`, "g"), "own_table")
      : up;
  const violations = rules.filter(([pattern]) => pattern.test(normalised)).map(([, instead]) => instead);
  const usesHelper = /big-tables\.ts/.test(normalised);
  return usesHelper && !/transaction\s*=\s*false/.test(normalised)
    ? [...violations, "transaction = false"]
    : violations;
};

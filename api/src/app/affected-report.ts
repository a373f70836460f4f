import type { EntityManager } from "typeorm";
import { stringify } from "csv-stringify/sync";
import { neutralised } from "../platform/csv/formula-cells.ts";
import type { Database } from "../platform/database/database.ts";
import type { AffectedArguments } from "./affected-arguments.ts";
import { affectedRows } from "./affected-data.store.ts";

const columns = ["account", "role", "name", "email", "touched", "stored"] as const;

/** Runs `work` in a transaction in which the database refuses every write, and no time limit ends a long read. */
export const readOnly = <Result>(
  { source }: Pick<Database, "source">,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  source.transaction(async (tx) => {
    await tx.query("set transaction read only");
    await tx.query("set local statement_timeout = 0");
    return work(tx);
  });

/** The report as a CSV file. */
export const affectedReport = async (
  database: Pick<Database, "source">,
  time: AffectedArguments,
): Promise<string> => {
  const rows = await readOnly(database, (tx) => affectedRows(tx, time));
  return stringify(
    rows.map((row) => columns.map((name) => neutralised(row[name]))),
    { header: true, columns: [...columns] },
  );
};

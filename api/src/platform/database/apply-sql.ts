import { createHash } from "node:crypto";
import type { QueryRunner } from "typeorm";

/** The statements of an .sql file. A blank line before a line without indentation separates two. */
export const sqlStatements = (text: string): string[] => text.trim().split(/\n{2,}(?=\S)/);

const checksumOf = (statement: string): string => createHash("sha256").update(statement).digest("hex");

/** Whether the database has migrations of a newer version of the shop. */
const isNewer = async (runner: QueryRunner, migrations: readonly string[]): Promise<boolean> => {
  const [row] = (await runner.query("select exists (select from migrations where name <> all($1)) as newer", [
    migrations,
  ])) as { newer: boolean }[];
  return row?.newer ?? false;
};

/**
 * Runs the statements that create functions and triggers, those that are not the ones of the last start, in one transaction. A
 * restarted process of an older version leaves the functions of a newer one alone: `migrations` are the names that it knows.
 */
export const applySql = async (
  runner: QueryRunner,
  statements: readonly string[],
  migrations: readonly string[],
): Promise<void> => {
  if (statements.length === 0 || (await isNewer(runner, migrations))) return;
  const rows = (await runner.query("select checksum from applied_sql")) as { checksum: string }[];
  const applied = new Set(rows.map(({ checksum }) => checksum));
  const changed = statements.filter((statement) => !applied.has(checksumOf(statement)));
  if (changed.length === 0) return;
  await runner.startTransaction();
  try {
    for (const statement of changed) await runner.query(statement);
    await runner.query("delete from applied_sql");
    await runner.query("insert into applied_sql select distinct unnest($1::text[])", [
      statements.map(checksumOf),
    ]);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
};

import type { MigrationInterface, QueryRunner } from "typeorm";
import { TablesTooOld } from "../platform/database/tables-too-old.ts";
import { sqlFile } from "./sql-file.ts";

/** The last migration of the version before the baseline. */
const lastBefore = "JoinedWords1763600000060";

const lastMigration = async (runner: QueryRunner): Promise<string | undefined> => {
  const [last] = (await runner.query("select name from migrations order by timestamp desc limit 1")) as {
    name: string;
  }[];
  return last?.name;
};

/**
 * All tables, in an empty database. Tables of the version before are taken over: afterwards they are the same
 * (docs/adr/0054-baseline-and-repeatable-sql.md). Throws for those of an older version.
 */
export class Baseline1763600000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const last = await lastMigration(runner);
    if (last === undefined) return void (await runner.query(sqlFile("migrations/0001-baseline.sql")));
    if (last !== lastBefore) throw new TablesTooOld(last, lastBefore);
    await runner.query(sqlFile("migrations/0001-take-over.sql"));
  }

  async down(): Promise<void> {
    throw new Error("The baseline is not reverted.");
  }
}

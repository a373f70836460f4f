import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Pieces of a return that were announced and did not arrive. They can arrive later: then a step has the money of its own pieces,
 * and replacements that are sent later are counted. What the previous version writes has no missing piece, and fits the new check.
 */
export class MissingPieces1763600000133 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table return_lines add if not exists missing integer not null default 0,
         add if not exists unsent_replacements integer not null default 0`,
    );
    await runner.query("alter table return_steps add if not exists credited_amount bigint");
    await runner.query(
      `alter table return_lines drop constraint if exists return_lines_found_check,
         add constraint return_lines_found_check check (restocked >= 0 and written_off >= 0 and missing >= 0
           and restocked + written_off + missing in (0, quantity)
           and unsent_replacements between 0 and restocked + written_off) not valid`,
    );
    await runner.query("alter table return_lines validate constraint return_lines_found_check");
    await runner.query("alter table return_lines drop constraint if exists return_lines_inspected_check");
  }

  async down(): Promise<void> {
    throw new Error("The missing pieces of returns are not dropped.");
  }
}

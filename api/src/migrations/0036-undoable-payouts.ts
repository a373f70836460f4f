import type { MigrationInterface, QueryRunner } from "typeorm";

/** The record of a payout can be undone for a time, and its destination stays until then. Those recorded before are final. */
export class UndoablePayouts1763600000136 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table payouts add if not exists undo_until timestamptz");
    await runner.query(
      `alter table payouts
         add constraint payouts_undo_check check (undo_until is null or paid_at is not null),
         drop constraint payouts_destination_check,
         add constraint payouts_destination_check check (destination is null
           or (details_given_at is not null and (paid_at is null or undo_until is not null)))`,
    );
    await runner.query("create index payouts_to_finish on payouts (undo_until) where undo_until is not null");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("update payouts set destination = null where paid_at is not null");
    await runner.query("alter table payouts drop column undo_until");
    await runner.query(
      `alter table payouts add constraint payouts_destination_check check (destination is null
         or (details_given_at is not null and paid_at is null))`,
    );
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** How often Razorpay took a refund on and could not pay it: each further try is asked for with a key of its own. */
export class FailedRefunds1763600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table refunds add column failures integer not null default 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table refunds drop column failures");
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** The number of refunds that Razorpay accepted and could not pay. Each further attempt has its own idempotency key. */
export class FailedRefunds1763600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table refunds add column failures integer not null default 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table refunds drop column failures");
  }
}

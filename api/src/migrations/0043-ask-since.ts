import type { MigrationInterface, QueryRunner } from "typeorm";

/** When the days in which Razorpay is asked about an intent began anew: an order that is pending again can be paid again. */
export class AskSince1763600000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table payment_intents add column if not exists ask_since timestamptz");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table payment_intents drop column ask_since");
  }
}

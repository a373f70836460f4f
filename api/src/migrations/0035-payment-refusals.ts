import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why Razorpay refused the payment of an order that was cancelled for it, and why it refuses a refund that is due. */
export class PaymentRefusals1763600000135 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table order_status_changes add if not exists payment_refusal text");
    await runner.query("alter table refunds add if not exists refusal text");
  }

  async down(): Promise<void> {
    throw new Error("The reasons of cancelled orders are not dropped.");
  }
}

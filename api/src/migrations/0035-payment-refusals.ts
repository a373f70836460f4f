import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Why Razorpay refused the payment of an order: of one that was cancelled for it, and of one that can still be paid; and why it
 * refuses a refund that is due.
 */
export class PaymentRefusals1763600000135 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table order_status_changes add if not exists payment_refusal text");
    await runner.query(
      "alter table orders add if not exists payment_refusal text, add if not exists payment_refused_at timestamptz",
    );
    await runner.query("alter table refunds add if not exists refusal text");
  }

  async down(): Promise<void> {
    throw new Error("The reasons of cancelled orders are not dropped.");
  }
}

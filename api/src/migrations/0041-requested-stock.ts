import type { MigrationInterface, QueryRunner } from "typeorm";

/** The stock that the last PUT of a REST session asked for: the same request again, after a lost response, books nothing. */
export class RequestedStock1763600000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table product_reads add column if not exists requested_stock integer");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table product_reads drop column requested_stock");
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** The collections whose products a promotion covers. */
export class PromotionsOnCollections1763600000114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table promotions add collection_ids uuid[] not null default '{}'");
  }

  async down(): Promise<void> {
    throw new Error("The collections of promotions are not dropped.");
  }
}

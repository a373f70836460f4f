import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/** Collections of what is on sale read it from an index: often few of many products are. */
export class ProductsOnSale1763600000116 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "products_on_sale",
      on: "products (created_at, id) where archived_at is null and (mrp > price or regular_price > price)",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index if exists products_on_sale");
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/**
 * The MRP of a product and its scheduled prices. The columns have no default that rewrites rows; `regular_price` stays empty
 * until a scheduled price is valid.
 */
export class PricesOnTheTag1763600000109 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add if not exists mrp integer, add if not exists regular_price integer,
      add if not exists scheduled_prices jsonb not null default '[]', add if not exists price_due_at timestamptz`);
    await runner.query("alter table products drop constraint if exists products_mrp_check");
    await runner.query(
      "alter table products add constraint products_mrp_check check (mrp >= price and mrp >= regular_price) not valid",
    );
    await runner.query("alter table products validate constraint products_mrp_check");
    await createIndexConcurrently(runner, {
      name: "products_price_due",
      on: "products (price_due_at, id) where price_due_at is not null",
    });
  }

  async down(): Promise<void> {
    throw new Error("The prices on the tag are not dropped.");
  }
}

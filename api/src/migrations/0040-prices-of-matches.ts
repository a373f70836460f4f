import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/**
 * Prices of all products, to be combined with the word index: the matches of several words before a price are read without the
 * other products. Its condition is that of `products_matches_title`, for the same reason.
 */
export class PricesOfMatches1763600000040 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "products_matches_price",
      on: "products (price) where title <> ''",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index products_matches_price");
  }
}

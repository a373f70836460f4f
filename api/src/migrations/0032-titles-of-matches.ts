import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/**
 * Titles of all products, to be combined with the word index: the matches of a search by name are read up to a title. The
 * index has no condition, because PostgreSQL does not combine two indexes with the same one.
 */
export class TitlesOfMatches1763600000032 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "products_matches_title",
      on: "products (title)",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index products_matches_title");
  }
}

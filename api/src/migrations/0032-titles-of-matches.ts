import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/**
 * Titles of all products, to be combined with the word index: the matches of a search by name are read up to a title. No title is
 * empty. The condition differs from that of the word index, since PostgreSQL does not combine two indexes with the same one, and
 * from those of the lists, which must not be sorted by this index.
 */
export class TitlesOfMatches1763600000032 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "products_matches_title",
      on: "products (title) where title <> ''",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index products_matches_title");
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

const movedWords = `select array_agg(a.search) filter (where a.archived_at is null),
        array_agg(b.search) filter (where b.archived_at is null)`;

const changedProducts = `from after a join before b on b.id = a.id
      where (a.title, a.category, a.available_colors, a.materials, a.description)
          is distinct from (b.title, b.category, b.available_colors, b.materials, b.description)
        or (b.archived_at is null) <> (a.archived_at is null)`;

const productWordsChanged = (readMovedWords: string): string =>
  `create or replace function product_words_changed() returns trigger language plpgsql as $$
    declare
      come tsvector[];
      gone tsvector[];
    begin
      ${readMovedWords};
      if come is not null or gone is not null then
        perform tally_search_words(come, gone);
      end if;
      return null;
    end $$`;

/**
 * The rows before and after an update are joined by a query that is planned for each statement. PostgreSQL keeps the plan of a
 * fixed query of a function: one that was made for a few rows compares every pair of rows of an update of thousands.
 */
export class WordsOfLargeUpdates1763600000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      productWordsChanged(`execute $query$ ${movedWords} ${changedProducts} $query$ into come, gone`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(productWordsChanged(`${movedWords} into come, gone ${changedProducts}`));
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";
import { updateInBatches } from "./big-tables.ts";

/** The ends of phone, number and id, backwards, and the variants of the name: what `refresh_order_words` writes of new orders. */
const addedWords = `(select array_to_tsvector(array(select distinct word from unnest(array[
      '~' || reverse(right(regexp_replace(o.ship_phone, '[^0-9]', '', 'g'), 10)),
      '#' || reverse(regexp_replace(o.order_number, '[^0-9]', '', 'g')),
      '#' || reverse(replace(o.id::text, '-', ''))]
    || array(select '?' || variant
      from regexp_split_to_table(lower(left(o.ship_full_name, 100)), '[^[:alnum:]]+') name
        cross join lateral (select name as variant union
          select left(name, i - 1) || substr(name, i + 1) from generate_series(1, length(name)) i) v
      where length(name) between 4 and 20)) word))
  from orders o where o.id = order_words.order_id)`;

/** Adds to the words of the orders that the shop has by what the admin finds them from now on. */
export class OrderSearchEnds1763600000103 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await updateInBatches(runner, {
      table: "order_words",
      set: `words = words || ${addedWords}`,
      where: "true",
      size: 2000,
    });
  }

  async down(): Promise<void> {
    throw new Error("The words of orders are not taken back.");
  }
}

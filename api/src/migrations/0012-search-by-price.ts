import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `set local statement_timeout = 0`,
  `create function price_step(price integer) returns integer language sql immutable strict parallel safe
    return floor(16 * ln(greatest(price, 1)::double precision) / ln(2::double precision))::integer`,
  `create function search_with_price(search tsvector, price integer) returns tsvector
    language plpgsql immutable strict parallel safe as $$
    begin
      return search || array_to_tsvector(array['price/' || public.price_step(price)]);
    end $$`,
  `create index products_search_price on products using gin (search_with_price(search, price))
    where archived_at is null`,
  `drop index products_search_abcd`,
];

/**
 * The word index also contains the approximate price of a piece, in steps of 4.4 % (sixteen steps to the double price).
 * Matches of a text sorted by price are read step by step from the first price. A step contains a slash, which no typed
 * word does.
 */
export class SearchByPrice1763600000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "create index products_search_abcd on products using gin (search) where archived_at is null",
    );
    await runner.query("drop index products_search_price");
    await runner.query("drop function search_with_price, price_step");
  }
}

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
 * The index of all words also says about what a piece costs, in steps of 4.4 % (sixteen to the double price): what a
 * text finds is read by price from the end of the list where it begins, and not from everywhere. No typed word holds
 * a slash, so none is taken for a step.
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

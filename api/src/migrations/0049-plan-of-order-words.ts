import type { MigrationInterface, QueryRunner } from "typeorm";

const refreshOrderWords = (declaration: string, body: string): string =>
  `create or replace function refresh_order_words(ids uuid[]) returns void ${declaration} as $$
    ${body}
  $$`;

const insertWords = `insert into order_words (order_id, placed_at, words)
      select o.id, o.created_at, array_to_tsvector(array(
        select distinct left(word, 200) from unnest(
          array[lower(o.order_number), regexp_replace(o.order_number, '[^0-9]', '', 'g'), lower(o.ship_email),
            right(regexp_replace(o.ship_phone, '[^0-9]', '', 'g'), 10),
            lower(regexp_replace(o.tracking_id, '[[:space:]]', '', 'g'))]
          || order_lexemes(o.ship_full_name) || order_lexemes(split_part(o.ship_email, '@', 1))
          || array(select unnest(order_lexemes(l.title)) from order_lines l where l.order_id = o.id)
          || array(select lower(p.tracking_id) from parcels p where p.order_id = o.id)
        ) word where word <> ''))
      from orders o where o.id = any(ids)
      on conflict (order_id) do update set words = excluded.words;`;

/**
 * The words of an order took most of its insert, because their statement was planned for each order: PostgreSQL before 18 plans
 * SQL functions at each call, and a list of ids looks cheaper with its length known. The plan is kept, so it must use the indexes
 * even if it was made while the tables were empty.
 */
export class PlanOfOrderWords1763600000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      refreshOrderWords(
        "language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off",
        `begin
      ${insertWords}
    end`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refreshOrderWords("language sql", insertWords));
  }
}

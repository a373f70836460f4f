import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const triggerFunctions = [
  "record_order_delta",
  "record_owed_delta",
  "record_payment_delta",
  "record_cash_delta",
  "record_refund_delta",
  "record_payout_delta",
  "record_dispute_delta",
  "record_inventory",
  "recount_old_customer",
  "order_lines_added",
  "order_words_changed",
  "parcel_words_added",
  "parcel_words_changed",
];

const functions = ["recount_orders()", "recount_inventory()", "recount_payments()", "recount_customer(text)"];

const tables = [
  "order_deltas",
  "order_totals",
  "payment_deltas",
  "payment_totals",
  "inventory_parts",
  "best_sellers",
  "customers",
];

/** The function of migration 49, without the time of the order. */
const refreshOrderWords = `create or replace function refresh_order_words(ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    begin
      insert into order_words (order_id, words)
        select o.id, array_to_tsvector(array(
          select distinct left(word, 200) from unnest(
            array[lower(o.order_number), regexp_replace(o.order_number, '[^0-9]', '', 'g'), lower(o.ship_email),
              right(regexp_replace(o.ship_phone, '[^0-9]', '', 'g'), 10),
              lower(regexp_replace(o.tracking_id, '[[:space:]]', '', 'g'))]
            || order_lexemes(o.ship_full_name) || order_lexemes(split_part(o.ship_email, '@', 1))
            || array(select unnest(order_lexemes(l.title)) from order_lines l where l.order_id = o.id)
            || array(select lower(p.tracking_id) from parcels p where p.order_id = o.id)
          ) word where word <> ''))
        from orders o where o.id = any(ids)
        on conflict (order_id) do update set words = excluded.words;
    end $$`;

/** The repeated jobs that folded the deltas. The queue has no tables before its first start. */
const deleteFolds = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier in ('fold-figures', 'fold-payment-figures') and j.locked_at is null;
  end if;
end $$`;

/**
 * The figures of the admin are counted from the rows when they are read (docs/adr/0021-dashboard-figures.md). The index is for
 * the sums of orders, which it has in full, and takes the place of `orders_newest`. The words of the search of orders are written
 * by the statements that change an order (docs/adr/0029-order-search.md). While processes of the previous version still run, their
 * dashboards and payment totals fail, and an order that one of them takes is found by its words once it is sent.
 */
export class FiguresByGroupBy1763600000063 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "orders_placed",
      on: "orders (created_at, id) include (order_status, payment_status, final_amount, credited_amount)",
    });
    for (const name of triggerFunctions) await runner.query(`drop function if exists ${name}() cascade`);
    for (const name of functions) await runner.query(`drop function if exists ${name}`);
    for (const name of tables) await runner.query(`drop table if exists ${name}`);
    await runner.query(refreshOrderWords);
    await runner.query("alter table order_words drop column if exists placed_at");
    await runner.query(deleteFolds);
    await runner.query("drop index concurrently if exists orders_newest");
  }

  /** What the earlier migrations drop or change when they are reverted. The figures themselves do not come back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("create index orders_newest on orders (created_at, id)");
    await runner.query("drop index orders_placed");
    await runner.query("alter table order_words add placed_at timestamptz");
    for (const name of tables)
      await runner.query(
        `create table ${name} (figure text, day date, count bigint, amount bigint, credited bigint)`,
      );
    for (const name of triggerFunctions)
      await runner.query(
        `create function ${name}() returns trigger language plpgsql as 'begin return null; end'`,
      );
    for (const name of functions)
      await runner.query(`create function ${name} returns void language plpgsql as 'begin end'`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const tables = [
  `create table if not exists order_words (
    order_id uuid not null,
    placed_at timestamptz not null,
    words tsvector not null,
    constraint order_words_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
    constraint order_words_pkey primary key (order_id)
  )`,
  `create table if not exists order_mails (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    subject text not null,
    has_copy boolean not null,
    sent_at timestamptz not null default now(),
    constraint order_mails_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
    constraint order_mails_pkey primary key (id)
  )`,
  `create index if not exists order_mails_order on order_mails (order_id, id)`,
  `alter table orders add column if not exists placed_by uuid`,
];

/** The words by which the admin finds an order: docs/adr/0029-order-search.md. Titles of lines never change. */
const functions = [
  `create or replace function order_lexemes(value text) returns text[] language sql immutable parallel safe
    return regexp_split_to_array(lower(left(value, 1000)), '[^[:alnum:]]+')`,
  `create or replace function refresh_order_words(ids uuid[]) returns void language sql as $$
    insert into order_words (order_id, placed_at, words)
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
      on conflict (order_id) do update set words = excluded.words
  $$`,
  `create or replace function order_lines_added() returns trigger language plpgsql as $$
    begin
      perform refresh_order_words(array_agg(distinct order_id)) from added having count(*) > 0;
      return null;
    end $$`,
  `create or replace function parcel_words_added() returns trigger language plpgsql as $$
    begin
      perform refresh_order_words(array_agg(distinct order_id)) from added having count(*) > 0;
      return null;
    end $$`,
  `create or replace function parcel_words_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_order_words(array[new.order_id]);
      return null;
    end $$`,
  `create or replace function order_words_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_order_words(array[new.id]);
      return null;
    end $$`,
];

const triggers = [
  `create or replace trigger order_lines_added after insert on order_lines
    referencing new table as added for each statement execute function order_lines_added()`,
  `create or replace trigger parcel_words_added after insert on parcels
    referencing new table as added for each statement execute function parcel_words_added()`,
  `create or replace trigger parcel_words_changed after update of tracking_id on parcels for each row
    when (old.tracking_id <> new.tracking_id) execute function parcel_words_changed()`,
  `create or replace trigger order_words_changed
    after update of ship_full_name, ship_email, ship_phone, tracking_id on orders for each row
    when (row(old.ship_full_name, old.ship_email, old.ship_phone, old.tracking_id)
      is distinct from row(new.ship_full_name, new.ship_email, new.ship_phone, new.tracking_id))
    execute function order_words_changed()`,
];

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** Orders whose words are written by one statement. */
const batchSize = 2000;

/** Adds the words of the orders that were placed before, batch by batch. Repeatable. */
const addWords = async (runner: QueryRunner): Promise<void> => {
  let lastId = beforeEveryId;
  for (;;) {
    const [batch] = (await runner.query(
      `with batch as (select id from orders where id > $1 order by id limit $2)
       select (select id from batch order by id desc limit 1) as "lastId",
         (select refresh_order_words(array_agg(id)) from batch)`,
      [lastId, batchSize],
    )) as { lastId: string | null }[];
    if (!batch?.lastId) return;
    lastId = batch.lastId;
  }
};

const indexes = [
  // Without a list of pending entries: it would be read by each search, and merged by an unlucky order.
  { name: "order_words_words", on: "order_words using gin (words) with (fastupdate = off)" },
  { name: "orders_payment_newest", on: "orders (payment_method, payment_status, created_at, id)" },
  {
    name: "orders_placed_by_key",
    on: "orders (placed_by, idempotency_key) where placed_by is not null",
    unique: true,
  },
];

/**
 * The admin's orders: their words for the search, the mails that were sent, and who took an order by phone. Each statement
 * can be repeated.
 */
export class AdminOrders1763600000028 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...functions, ...triggers]) await runner.query(statement);
    await addWords(runner);
    for (const index of indexes) await createIndexConcurrently(runner, index);
    await runner.query("analyze order_words");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index orders_payment_newest, orders_placed_by_key");
    await runner.query(
      "drop function order_lines_added, order_words_changed, parcel_words_added, parcel_words_changed cascade",
    );
    await runner.query("drop function refresh_order_words, order_lexemes");
    await runner.query("alter table orders drop placed_by");
    await runner.query("drop table order_words, order_mails");
  }
}

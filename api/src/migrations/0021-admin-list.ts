import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently, updateInBatches } from "./big-tables.ts";

const lowStock = [
  `create table if not exists low_stock (
    product_id uuid not null,
    stock integer not null,
    constraint low_stock_stock_check check (stock between 0 and 5),
    constraint low_stock_pkey primary key (product_id)
  )`,
  `create index if not exists low_stock_fewest on low_stock (stock, product_id desc)`,
];

/**
 * Adds, updates or removes the rows of products in `low_stock`. The first statement locks the rows, so that each call sees
 * the pieces that the call before it has left, whichever stock units the two have changed.
 */
const refreshLowStock = `create or replace function refresh_low_stock(products uuid[]) returns void
  language plpgsql as $$
  begin
    insert into low_stock as known (product_id, stock)
      select distinct changed, 0 from unnest(products) changed order by 1
      on conflict (product_id) do update set stock = known.stock;
    update low_stock l set stock = t.stock
      from (select u.product_id, sum(u.stock)::int as stock from stock_units u
        where u.product_id = any(products) group by u.product_id) t
      where l.product_id = t.product_id and t.stock <= 5 and l.stock <> t.stock;
    delete from low_stock l where l.product_id = any(products)
      and coalesce((select sum(u.stock) from stock_units u where u.product_id = l.product_id), 6) > 5;
  end $$`;

const stockTriggers = [
  `create or replace function low_stock_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_low_stock(array[new.product_id]);
      return null;
    end $$`,
  // At the commit, so that an order waits for no lock of another order while it still takes locks of stock units.
  `do $$ begin
    if not exists (select from pg_trigger where tgname = 'low_stock_changed') then
      create constraint trigger low_stock_changed after update of stock on stock_units
        deferrable initially deferred for each row
        when (new.stock <> old.stock and least(new.stock, old.stock) <= 5) execute function low_stock_changed();
    end if;
  end $$`,
  `create or replace function low_stock_added() returns trigger language plpgsql as $$
    begin
      perform refresh_low_stock(array_agg(distinct a.product_id)) from added a
        where a.stock <= 5 or exists (select from low_stock l where l.product_id = a.product_id)
        having count(*) > 0;
      return null;
    end $$`,
  `create or replace trigger low_stock_added after insert on stock_units
    referencing new table as added for each statement execute function low_stock_added()`,
  `create or replace function low_stock_removed() returns trigger language plpgsql as $$
    begin
      perform refresh_low_stock(array_agg(distinct product_id)) from gone having count(*) > 0;
      return null;
    end $$`,
  `create or replace trigger low_stock_removed after delete on stock_units
    referencing old table as gone for each statement execute function low_stock_removed()`,
];

/** Functions for one statement of an admin: they write few rows. */
const pictureTriggers = [
  `create or replace function pictures_added() returns trigger language plpgsql as $$
    begin
      update public.products p set lacks_pictures = false
        where p.id in (select product_id from added) and p.lacks_pictures;
      return null;
    end $$`,
  `create or replace trigger pictures_added after insert on product_pictures
    referencing new table as added for each statement execute function pictures_added()`,
  `create or replace function pictures_removed() returns trigger language plpgsql as $$
    begin
      update public.products p set lacks_pictures = true
        where p.id in (select product_id from gone) and not p.lacks_pictures
          and not exists (select from product_pictures i where i.product_id = p.id);
      return null;
    end $$`,
  `create or replace trigger pictures_removed after delete on product_pictures
    referencing old table as gone for each statement execute function pictures_removed()`,
];

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** Products whose stock is added up by one statement. */
const batchSize = 5000;

/** Adds the products with few pieces, batch by batch. Repeatable. */
const addLowStock = async (runner: QueryRunner): Promise<void> => {
  let lastId = beforeEveryId;
  for (;;) {
    const [batch] = (await runner.query(
      `with batch as (select product_id, sum(stock) as stock from stock_units where product_id > $1
          group by product_id order by product_id limit $2)
       select (select product_id from batch order by product_id desc limit 1) as "lastId",
         (select refresh_low_stock(array_agg(product_id)) from batch where stock <= 5)`,
      [lastId, batchSize],
    )) as { lastId: string | null }[];
    if (!batch?.lastId) return;
    lastId = batch.lastId;
  }
};

const active = "where archived_at is null";
const archived = "where archived_at is not null";

const indexes = [
  ["products_changed", `products (updated_at, id) include (category) ${active}`],
  ["products_archived_newest", `products (created_at, id) include (category) ${archived}`],
  ["products_archived_price", `products (price, id) include (category) ${archived}`],
  ["products_archived_title", `products (title, id) include (category) ${archived}`],
  ["products_archived_changed", `products (updated_at, id) include (category) ${archived}`],
  ["products_archived_search", `products using gin (search_with_price(search, price)) ${archived}`],
  ["products_without_pictures", "products (created_at, id) include (category) where lacks_pictures"],
] as const;

/**
 * The admin's list of products: the products with at most 5 pieces, the products without a picture, and the orders of
 * the list. Each statement can be repeated.
 */
export class AdminList1763600000021 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...lowStock, refreshLowStock, ...stockTriggers]) await runner.query(statement);
    await addLowStock(runner);
    await runner.query(
      "alter table products add column if not exists lacks_pictures boolean not null default false",
    );
    for (const statement of pictureTriggers) await runner.query(statement);
    await runner.query("alter table products alter lacks_pictures set default true");
    await updateInBatches(runner, {
      table: "products",
      set: "lacks_pictures = true",
      where:
        "not lacks_pictures and not exists (select from product_pictures i where i.product_id = products.id)",
    });
    await runner.query("analyze products (lacks_pictures)");
    for (const [name, on] of indexes) await createIndexConcurrently(runner, { name, on });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`drop index ${name}`);
    await runner.query("drop function pictures_added, pictures_removed cascade");
    await runner.query("alter table products drop lacks_pictures");
    await runner.query("drop function low_stock_changed, low_stock_added, low_stock_removed cascade");
    await runner.query("drop function refresh_low_stock");
    await runner.query("drop table low_stock");
  }
}

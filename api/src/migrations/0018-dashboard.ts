import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const tables = [
  `create table if not exists order_deltas (
    id bigint generated always as identity,
    order_id uuid not null,
    day date not null,
    order_status text not null,
    payment_status text not null,
    orders smallint not null,
    amount bigint not null,
    constraint order_deltas_pkey primary key (id)
  )`,
  `create table if not exists order_totals (
    day date not null,
    order_status text not null,
    payment_status text not null,
    orders bigint not null,
    amount bigint not null,
    constraint order_totals_pkey primary key (day, order_status, payment_status)
  )`,
  `create table if not exists best_sellers (
    days integer not null,
    place integer not null,
    product_id uuid not null,
    pieces bigint not null,
    amount bigint not null,
    constraint best_sellers_pkey primary key (days, place)
  )`,
  `create table if not exists customers (
    email text not null,
    order_count integer not null,
    last_order_id uuid not null,
    last_order_at timestamptz not null,
    constraint customers_pkey primary key (email)
  )`,
  `create index if not exists customers_latest on customers (last_order_at, email)`,
  `create table if not exists inventory_parts (
    id bigint generated always as identity,
    pieces bigint not null,
    constraint inventory_parts_pkey primary key (id)
  )`,
];

/** Serializes folds and recounts: each moves figures from one table to another. */
const figuresLock = `pg_advisory_xact_lock(hashtext('figures'))`;

const functions = [
  `create or replace function indian_day(at timestamptz) returns date language sql immutable strict parallel safe
    return (at at time zone 'Asia/Kolkata')::date`,
  `create or replace function record_order_delta() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into order_deltas (order_id, day, order_status, payment_status, orders, amount) values
          (old.id, indian_day(old.created_at), old.order_status, old.payment_status, -1, -old.final_amount);
      end if;
      if tg_op <> 'DELETE' then
        insert into order_deltas (order_id, day, order_status, payment_status, orders, amount) values
          (new.id, indian_day(new.created_at), new.order_status, new.payment_status, 1, new.final_amount);
      end if;
      return null;
    end $$`,
  // One statement, so one snapshot: the deltas that it removes are those of the orders that it counts.
  `create or replace function recount_orders() returns void language plpgsql as $$
    begin
      perform ${figuresLock};
      delete from order_totals;
      with removed as (delete from order_deltas)
      insert into order_totals (day, order_status, payment_status, orders, amount)
        select indian_day(created_at), order_status, payment_status, count(*), sum(final_amount)
        from orders group by 1, 2, 3;
    end $$`,
  // A statement in a function sees what was committed while it waited for the lock.
  `create or replace function recount_customer(address text) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(address, 18));
      insert into customers (email, order_count, last_order_id, last_order_at)
        select address, (select count(*) from orders where lower(ship_email) = address), o.id, o.created_at
        from orders o where lower(o.ship_email) = address and address <> ''
        order by o.created_at desc, o.id desc limit 1
        on conflict (email) do update set order_count = excluded.order_count,
          last_order_id = excluded.last_order_id, last_order_at = excluded.last_order_at;
      if not found then
        delete from customers where email = address;
      end if;
    end $$`,
  `create or replace function recount_old_customer() returns trigger language plpgsql as $$
    begin
      perform recount_customer(lower(old.ship_email));
      return null;
    end $$`,
  `create or replace function recount_inventory() returns void language plpgsql as $$
    begin
      perform ${figuresLock};
      with removed as (delete from inventory_parts)
      insert into inventory_parts (pieces) select coalesce(sum(stock), 0) from stock_units;
    end $$`,
  `create or replace function record_inventory() returns trigger language plpgsql as $$
    declare
      change bigint := 0;
    begin
      if tg_op <> 'INSERT' then
        change := change - (select coalesce(sum(stock), 0) from old_units);
      end if;
      if tg_op <> 'DELETE' then
        change := change + (select coalesce(sum(stock), 0) from new_units);
      end if;
      if change <> 0 then
        insert into inventory_parts (pieces) values (change);
      end if;
      return null;
    end $$`,
];

const triggers = [
  `create or replace trigger orders_added after insert on orders
    for each row execute function record_order_delta()`,
  `create or replace trigger orders_moved after update of order_status, payment_status, created_at on orders
    for each row when (row(old.order_status, old.payment_status, old.created_at)
      is distinct from row(new.order_status, new.payment_status, new.created_at))
    execute function record_order_delta()`,
  `create or replace trigger orders_removed after delete on orders
    for each row execute function record_order_delta()`,
  `create or replace trigger orders_readdressed after update of ship_email on orders for each row
    when (old.ship_email is distinct from new.ship_email) execute function recount_old_customer()`,
  `create or replace trigger orders_removed_customer after delete on orders
    for each row execute function recount_old_customer()`,
  `create or replace trigger stock_units_added_inventory after insert on stock_units
    referencing new table as new_units for each statement execute function record_inventory()`,
  `create or replace trigger stock_units_moved_inventory after update on stock_units
    referencing old table as old_units new table as new_units
    for each statement execute function record_inventory()`,
  `create or replace trigger stock_units_removed_inventory after delete on stock_units
    referencing old table as old_units for each statement execute function record_inventory()`,
];

const countCustomers = [
  `insert into customers (email, order_count, last_order_id, last_order_at)
    select c.address, c.orders, o.id, o.created_at
    from (select lower(ship_email) as address, count(*) as orders from orders where ship_email <> '' group by 1) c
      cross join lateral (select id, created_at from orders where lower(ship_email) = c.address
        order by created_at desc, id desc limit 1) o
    on conflict (email) do nothing`,
  // Accounts that were deleted meanwhile.
  `delete from customers c where not exists (select from orders o where lower(o.ship_email) = c.email)`,
];

/**
 * The figures of the dashboard, kept by triggers (docs/adr/0021-dashboard-figures.md). The triggers come first and write
 * down what changes from then on. What was there before is counted by one statement for each table, which locks no row.
 */
export class Dashboard1763600000018 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...functions, ...triggers]) await runner.query(statement);
    await createIndexConcurrently(runner, {
      name: "orders_ship_email",
      on: "orders (lower(ship_email), created_at, id)",
    });
    await runner.query("select recount_orders(), recount_inventory()");
    for (const statement of countCustomers) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function record_order_delta, record_inventory, recount_old_customer cascade");
    await runner.query("drop function recount_orders, recount_inventory, recount_customer, indian_day");
    await runner.query("drop index orders_ship_email");
    await runner.query("drop table order_deltas, order_totals, best_sellers, customers, inventory_parts");
  }
}

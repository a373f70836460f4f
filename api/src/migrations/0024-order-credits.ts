import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const tables = [
  `create table if not exists order_credits (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    source_id uuid not null,
    reason text not null,
    amount bigint not null,
    tax bigint not null,
    shipping bigint not null,
    shipping_tax bigint not null,
    created_at timestamptz not null default now(),
    constraint order_credits_pkey primary key (id),
    constraint order_credits_source unique (source_id),
    constraint order_credits_amount_check check (amount >= 0 and shipping between 0 and amount
      and tax >= 0 and shipping_tax between 0 and tax),
    constraint order_credits_order_id_fkey foreign key (order_id) references orders(id) on delete restrict
  )`,
  `create index if not exists order_credits_order on order_credits (order_id)`,
  `create table if not exists order_credit_lines (
    credit_id uuid not null,
    order_line_id uuid not null,
    quantity integer not null,
    amount bigint not null,
    tax bigint not null,
    constraint order_credit_lines_pkey primary key (credit_id, order_line_id),
    constraint order_credit_lines_check check (quantity > 0 and amount >= 0 and tax >= 0),
    constraint order_credit_lines_credit_id_fkey foreign key (credit_id) references order_credits(id)
      on delete restrict,
    constraint order_credit_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id)
      on delete restrict
  )`,
  `create index if not exists order_credit_lines_line on order_credit_lines (order_line_id)`,
  `create table if not exists cash_collections (
    order_id uuid not null,
    amount bigint not null,
    user_id uuid not null,
    collected_at timestamptz not null default now(),
    constraint cash_collections_pkey primary key (order_id),
    constraint cash_collections_amount_check check (amount >= 0),
    constraint cash_collections_order_id_fkey foreign key (order_id) references orders(id) on delete restrict,
    constraint cash_collections_user_id_fkey foreign key (user_id) references users(id) on delete restrict
  )`,
  `create table if not exists payouts (
    id uuid not null default uuidv7(),
    credit_id uuid not null,
    amount bigint not null,
    destination text,
    destination_hint text,
    details_given_at timestamptz,
    paid_at timestamptz,
    paid_by uuid,
    reference text,
    created_at timestamptz not null default now(),
    constraint payouts_pkey primary key (id),
    constraint payouts_credit unique (credit_id),
    constraint payouts_amount_check check (amount > 0),
    constraint payouts_destination_check check (destination is null or (details_given_at is not null and paid_at is null)),
    constraint payouts_paid_check check (num_nulls(paid_at, paid_by, reference) in (0, 3)),
    constraint payouts_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict,
    constraint payouts_paid_by_fkey foreign key (paid_by) references users(id) on delete restrict
  )`,
  `create index if not exists payouts_open on payouts (id) where paid_at is null`,
];

const columns = [
  `alter table orders add column if not exists credited_amount bigint not null default 0`,
  `alter table order_deltas add column if not exists credited bigint not null default 0`,
  `alter table order_totals add column if not exists credited bigint not null default 0`,
  `alter table refunds add column if not exists credit_id uuid
    constraint refunds_credit_id_fkey references order_credits(id) on delete restrict`,
];

const orderCheck = [
  `do $$ begin
    if not exists (select from pg_constraint where conname = 'orders_credited_check') then
      alter table orders add constraint orders_credited_check
        check (credited_amount between 0 and final_amount) not valid;
    end if;
  end $$`,
  `alter table orders validate constraint orders_credited_check`,
];

const figuresLock = `pg_advisory_xact_lock(hashtext('figures'))`;

const functions = [
  `create or replace function record_order_delta() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into order_deltas (order_id, day, order_status, payment_status, orders, amount, credited) values
          (old.id, indian_day(old.created_at), old.order_status, old.payment_status, -1, -old.final_amount,
            -old.credited_amount);
      end if;
      if tg_op <> 'DELETE' then
        insert into order_deltas (order_id, day, order_status, payment_status, orders, amount, credited) values
          (new.id, indian_day(new.created_at), new.order_status, new.payment_status, 1, new.final_amount,
            new.credited_amount);
      end if;
      return null;
    end $$`,
  // One statement, so one snapshot: the deltas that it removes are those of the orders that it counts.
  `create or replace function recount_orders() returns void language plpgsql as $$
    begin
      perform ${figuresLock};
      delete from order_totals;
      with removed as (delete from order_deltas)
      insert into order_totals (day, order_status, payment_status, orders, amount, credited)
        select indian_day(created_at), order_status, payment_status, count(*), sum(final_amount), sum(credited_amount)
        from orders group by 1, 2, 3;
    end $$`,
  // The update locks the order, so that a check of the order sees every credit.
  `create or replace function add_to_credited_amount() returns trigger language plpgsql as $$
    begin
      update public.orders set credited_amount = credited_amount + new.amount where id = new.order_id;
      return null;
    end $$`,
  // The lock makes a simultaneous credit of the same line wait, and then count this one.
  `create or replace function check_credited_pieces() returns trigger language plpgsql as $$
    declare
      bought integer;
    begin
      select l.quantity into bought from order_lines l join order_credits c on c.order_id = l.order_id
        where l.id = new.order_line_id and c.id = new.credit_id for no key update of l;
      if bought is null then
        raise exception 'a credit has lines of its own order only';
      end if;
      if new.quantity > bought - (select coalesce(sum(quantity), 0) from order_credit_lines
          where order_line_id = new.order_line_id) then
        raise exception 'more pieces are credited than were bought';
      end if;
      return new;
    end $$`,
  `create or replace function check_refunded_amount() returns trigger language plpgsql as $$
    declare
      paid bigint;
    begin
      select amount into paid from payments where id = new.payment_id for no key update;
      if new.amount > paid - (select coalesce(sum(amount), 0) from refunds where payment_id = new.payment_id) then
        raise exception 'the refunds of a payment exceed it';
      end if;
      return new;
    end $$`,
];

const triggers = [
  `create or replace trigger orders_moved
    after update of order_status, payment_status, created_at, credited_amount on orders
    for each row when (row(old.order_status, old.payment_status, old.created_at, old.credited_amount)
      is distinct from row(new.order_status, new.payment_status, new.created_at, new.credited_amount))
    execute function record_order_delta()`,
  `create or replace trigger order_credits_added after insert on order_credits
    for each row execute function add_to_credited_amount()`,
  `create or replace trigger order_credit_lines_fit before insert on order_credit_lines
    for each row execute function check_credited_pieces()`,
  `create or replace trigger refunds_fit before insert on refunds
    for each row execute function check_refunded_amount()`,
  ...["order_credits", "order_credit_lines", "cash_collections"].map(
    (table) => `create or replace trigger ${table}_are_kept before update or delete on ${table}
      for each row execute function books_are_kept()`,
  ),
  `create or replace trigger payouts_are_kept before delete on payouts
    for each row execute function books_are_kept()`,
  `create or replace trigger payouts_amounts_are_kept before update of credit_id, amount on payouts
    for each row when (row(old.credit_id, old.amount) is distinct from row(new.credit_id, new.amount))
    execute function books_are_kept()`,
  `create or replace trigger refunds_credit_is_kept before update of credit_id on refunds
    for each row when (old.credit_id is distinct from new.credit_id) execute function books_are_kept()`,
];

/**
 * Order credits: what the shop no longer charges for an order, and how it is paid back (docs/adr/0026-order-credits.md).
 * A payment may have several refunds, one for each credit. Each statement can be repeated.
 */
export class OrderCredits1763600000024 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...columns, ...orderCheck, ...functions, ...triggers])
      await runner.query(statement);
    await createIndexConcurrently(runner, {
      name: "refunds_credit",
      on: "refunds (credit_id)",
      unique: true,
    });
    await createIndexConcurrently(runner, { name: "refunds_of_payment", on: "refunds (payment_id)" });
    await createIndexConcurrently(runner, {
      name: "refunds_whole_payment",
      on: "refunds (payment_id) where credit_id is null",
      unique: true,
    });
    await runner.query("alter table refunds drop constraint if exists refunds_payment");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop trigger refunds_credit_is_kept on refunds");
    await runner.query("drop index refunds_whole_payment, refunds_of_payment, refunds_credit");
    await runner.query(
      "alter table refunds drop credit_id, add constraint refunds_payment unique (payment_id)",
    );
    await runner.query(
      "drop function add_to_credited_amount, check_credited_pieces, check_refunded_amount cascade",
    );
    await runner.query("drop table payouts, cash_collections, order_credit_lines, order_credits");
    await runner.query(
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
    );
    await runner.query(
      `create or replace function recount_orders() returns void language plpgsql as $$
        begin
          perform ${figuresLock};
          delete from order_totals;
          with removed as (delete from order_deltas)
          insert into order_totals (day, order_status, payment_status, orders, amount)
            select indian_day(created_at), order_status, payment_status, count(*), sum(final_amount)
            from orders group by 1, 2, 3;
        end $$`,
    );
    await runner.query(
      `create or replace trigger orders_moved after update of order_status, payment_status, created_at on orders
        for each row when (row(old.order_status, old.payment_status, old.created_at)
          is distinct from row(new.order_status, new.payment_status, new.created_at))
        execute function record_order_delta()`,
    );
    await runner.query("alter table orders drop constraint orders_credited_check, drop credited_amount");
    await runner.query("alter table order_deltas drop credited");
    await runner.query("alter table order_totals drop credited");
  }
}

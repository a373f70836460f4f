-- The figures of the dashboard, kept by triggers (docs/adr/0021-dashboard-figures.md).
create or replace function record_order_delta() returns trigger language plpgsql as $$
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
  end $$;

create or replace trigger orders_added after insert on orders for each row execute function record_order_delta();

create or replace trigger orders_moved
  after update of order_status, payment_status, created_at, credited_amount on orders for each row
  when (row(old.order_status, old.payment_status, old.created_at, old.credited_amount)
    is distinct from row(new.order_status, new.payment_status, new.created_at, new.credited_amount))
  execute function record_order_delta();

create or replace trigger orders_removed after delete on orders for each row execute function record_order_delta();

-- One statement, so one snapshot: the deltas that it removes are those of the orders that it counts.
create or replace function recount_orders() returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('figures'));
    delete from order_totals;
    with removed as (delete from order_deltas)
    insert into order_totals (day, order_status, payment_status, orders, amount, credited)
      select indian_day(created_at), order_status, payment_status, count(*), sum(final_amount), sum(credited_amount)
      from orders group by 1, 2, 3;
  end $$;

-- A statement in a function sees what was committed while it waited for the lock.
create or replace function recount_customer(address text) returns void language plpgsql as $$
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
  end $$;

create or replace function recount_old_customer() returns trigger language plpgsql as $$
  begin
    perform recount_customer(lower(old.ship_email));
    return null;
  end $$;

create or replace trigger orders_readdressed after update of ship_email on orders for each row
  when (old.ship_email is distinct from new.ship_email) execute function recount_old_customer();

create or replace trigger orders_removed_customer after delete on orders for each row execute function recount_old_customer();

create or replace function record_inventory() returns trigger language plpgsql as $$
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
  end $$;

create or replace trigger stock_units_added_inventory after insert on stock_units
  referencing new table as new_units for each statement execute function record_inventory();

create or replace trigger stock_units_moved_inventory after update on stock_units
  referencing old table as old_units new table as new_units for each statement execute function record_inventory();

create or replace trigger stock_units_removed_inventory after delete on stock_units
  referencing old table as old_units for each statement execute function record_inventory();

create or replace function recount_inventory() returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('figures'));
    with removed as (delete from inventory_parts)
    insert into inventory_parts (pieces) select coalesce(sum(stock), 0) from stock_units;
  end $$;

-- Each change of stock is a movement. The cause is a setting of the transaction.
create or replace function record_stock_movement() returns trigger language plpgsql as $$
  declare
    cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}')::jsonb;
    unit stock_units := case when tg_op = 'DELETE' then old else new end;
    before integer := case when tg_op = 'INSERT' then 0 else old.stock end;
    after integer := case when tg_op = 'DELETE' then 0 else new.stock end;
  begin
    insert into stock_movements
      (product_id, unit_id, size, color, quantity, stock_after, reason, note, order_id, user_id, batch_id)
            values (unit.product_id, unit.id, unit.size, unit.color, after - before, after,
      coalesce(cause->>'reason', 'correction'), cause->>'note', (cause->>'orderId')::uuid, (cause->>'userId')::uuid,
      (cause->>'batchId')::uuid);
    return null;
  end $$;

create or replace trigger stock_units_added after insert on stock_units for each row
  when (new.stock <> 0) execute function record_stock_movement();

create or replace trigger stock_units_moved after update of stock on stock_units for each row
  when (new.stock <> old.stock) execute function record_stock_movement();

create or replace trigger stock_units_removed after delete on stock_units for each row
  when (old.stock <> 0) execute function record_stock_movement();

create or replace trigger stock_movements_are_kept before update or delete on stock_movements for each row
  execute function books_are_kept();

-- Adds, updates or removes the rows of products in `low_stock`. The first statement locks the rows, so that each call sees the
-- pieces that the call before it has left, whichever stock units the two have changed.
create or replace function refresh_low_stock(products uuid[]) returns void language plpgsql as $$
  begin
    insert into low_stock as known (product_id, stock)
      select distinct changed, 0 from unnest(products) changed order by 1
      on conflict (product_id) do update set stock = known.stock;
    update low_stock l set stock = t.stock
      from (select u.product_id, sum(u.stock)::int as stock from stock_units u
        where u.product_id = any(products) group by u.product_id) t
      where l.product_id = t.product_id and t.stock <= 20 and l.stock <> t.stock;
    delete from low_stock l where l.product_id = any(products)
      and coalesce((select sum(u.stock) from stock_units u where u.product_id = l.product_id), 21) > 20;
  end $$;

create or replace function low_stock_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_low_stock(array[new.product_id]);
    return null;
  end $$;

-- At the commit, so that an order waits for no lock of another order while it still takes locks of stock units.
drop trigger if exists low_stock_changed on stock_units;
create constraint trigger low_stock_changed after update of stock on stock_units
  deferrable initially deferred for each row
  when (new.stock <> old.stock and least(new.stock, old.stock) <= 20) execute function low_stock_changed();

create or replace function low_stock_added() returns trigger language plpgsql as $$
  begin
    perform refresh_low_stock(array_agg(distinct a.product_id)) from added a
      where a.stock <= 20 or exists (select from low_stock l where l.product_id = a.product_id)
      having count(*) > 0;
    return null;
  end $$;

create or replace trigger low_stock_added after insert on stock_units
  referencing new table as added for each statement execute function low_stock_added();

create or replace function low_stock_removed() returns trigger language plpgsql as $$
  begin
    perform refresh_low_stock(array_agg(distinct product_id)) from gone having count(*) > 0;
    return null;
  end $$;

create or replace trigger low_stock_removed after delete on stock_units
  referencing old table as gone for each statement execute function low_stock_removed();

create or replace function pictures_added() returns trigger language plpgsql as $$
  begin
    update public.products p set lacks_pictures = false
      where p.id in (select product_id from added) and p.lacks_pictures;
    return null;
  end $$;

create or replace trigger pictures_added after insert on product_pictures
  referencing new table as added for each statement execute function pictures_added();

create or replace function pictures_removed() returns trigger language plpgsql as $$
  begin
    update public.products p set lacks_pictures = true
      where p.id in (select product_id from gone) and not p.lacks_pictures
        and not exists (select from product_pictures i where i.product_id = p.id);
    return null;
  end $$;

create or replace trigger pictures_removed after delete on product_pictures
  referencing old table as gone for each statement execute function pictures_removed();

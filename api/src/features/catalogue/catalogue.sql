-- Each change of stock is a movement. The cause is a setting of the transaction.
create or replace function record_stock_movement() returns trigger language plpgsql as $$
  declare
    unit stock_units := coalesce(new, old);
    after integer := coalesce(new.stock, 0);
    moved integer := after - coalesce(old.stock, 0);
    cause jsonb;
  begin
    if moved = 0 then
      return null;
    end if;
    cause := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}');
    insert into stock_movements
      (product_id, unit_id, size, color, quantity, stock_after, reason, note, order_id, user_id, batch_id)
    values (unit.product_id, unit.id, unit.size, unit.color, moved, after,
      coalesce(cause->>'reason', 'correction'), cause->>'note', (cause->>'orderId')::uuid, (cause->>'userId')::uuid,
      (cause->>'batchId')::uuid);
    return null;
  end $$;

create or replace trigger stock_units_moved after insert or update of stock or delete on stock_units for each row
  execute function record_stock_movement();

create or replace trigger stock_movements_are_kept before update or delete on stock_movements for each row
  execute function books_are_kept();

-- Adds, updates or removes the rows of the products in `low_stock`. Added units with many pieces change nothing of a product that
-- is not listed. The first statement locks the rows, so that each call sees the pieces that the call before it has left,
-- whichever stock units the two have changed.
create or replace function refresh_low_stock() returns trigger language plpgsql as $$
  declare
    ids uuid[];
  begin
    if tg_op = 'UPDATE' then
      ids := array[new.product_id];
    else
      ids := array(select distinct product_id from changed c where tg_op = 'DELETE' or c.stock <= 20
        or exists (select from low_stock l where l.product_id = c.product_id));
    end if;
    insert into low_stock as known (product_id, stock)
      select id, 0 from unnest(ids) id order by 1
      on conflict (product_id) do update set stock = known.stock;
    update low_stock l set stock = t.stock
      from (select u.product_id, sum(u.stock)::int as stock from stock_units u
        where u.product_id = any(ids) group by u.product_id) t
      where l.product_id = t.product_id and t.stock <= 20 and l.stock <> t.stock;
    delete from low_stock l where l.product_id = any(ids)
      and coalesce((select sum(u.stock) from stock_units u where u.product_id = l.product_id), 21) > 20;
    return null;
  end $$;

-- At the commit, so that an order waits for no lock of another order while it still takes locks of stock units.
drop trigger if exists low_stock_changed on stock_units;
create constraint trigger low_stock_changed after update of stock on stock_units
  deferrable initially deferred for each row
  when (new.stock <> old.stock and least(new.stock, old.stock) <= 20) execute function refresh_low_stock();

create or replace trigger low_stock_added after insert on stock_units
  referencing new table as changed for each statement execute function refresh_low_stock();

create or replace trigger low_stock_removed after delete on stock_units
  referencing old table as changed for each statement execute function refresh_low_stock();

create or replace function refresh_lacks_pictures() returns trigger language plpgsql as $$
  begin
    update public.products p set lacks_pictures = not p.lacks_pictures
      where p.id in (select product_id from changed)
        and p.lacks_pictures = exists (select from product_pictures i where i.product_id = p.id);
    return null;
  end $$;

create or replace trigger pictures_added after insert on product_pictures
  referencing new table as changed for each statement execute function refresh_lacks_pictures();

create or replace trigger pictures_removed after delete on product_pictures
  referencing old table as changed for each statement execute function refresh_lacks_pictures();

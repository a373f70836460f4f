-- The words of a typed text, as products have them.
create or replace function search_words_of(typed text) returns tsvector language plpgsql immutable strict parallel safe as $$
  begin
    return to_tsvector('public.shop_search', translate(typed, '-/._@:&<+~', '          '));
  end $$;

create or replace function search_stem(word text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    return coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
  end $$;

-- How a word sounds, for spelling corrections.
create or replace function search_sound(word text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    word := replace(replace(replace(replace(word, 'ee', 'i'), 'oo', 'u'), 'ck', 'k'), 'ph', 'f');
    word := regexp_replace(translate(word, 'vzq', 'wjk'), '([bcdgjklrst])h', '\1', 'g');
    return regexp_replace(regexp_replace(word, '(.)\1+', '\1', 'g'), '(.)s$', '\1');
  end $$;

-- Facets as words of the search vector, with the highest weight, so that every index of words has them. A typed word has no slash.
create or replace function facet_words(facets text[]) returns tsvector language sql immutable strict parallel safe
  return (select coalesce(string_agg('''' || replace(replace(facet, '\', '\\'), '''', '''''') || ''':1A', ' '), '')
    from unnest(facets) facet)::tsvector;

-- The sizes of which at least one piece is in stock, as facets; a pooled unit has pieces of every size.
create or replace function sizes_in_stock(product uuid, sizes text[], colors text[]) returns setof text
  language plpgsql stable as $$
  begin
    return query select distinct 'size/' || upper(offered)
      from unnest(case when sizes = '{}' then '{One size}' else sizes end) offered
      where exists (select from public.stock_units u where u.product_id = product and u.stock > 0
        and (u.size is null or u.size = offered) and (u.color is null or u.color = any(colors)));
  end $$;

-- The first statement locks the products, so that each call sees the pieces that the call before it has left. Row by row: the plan of
-- a join is kept, and one that was made for a few rows compares every pair of thousands.
create or replace function refresh_sizes_in_stock(ids uuid[]) returns void language plpgsql as $$
  declare
    product public.products;
    current text[];
  begin
    perform from public.products where id = any(ids) order by id for no key update;
    for product in select * from public.products where id = any(ids) loop
      current := array(
        select word from unnest(product.facets) word where word not like 'size/%'
        union select public.sizes_in_stock(product.id, product.available_sizes, product.available_colors)
        order by 1);
      if product.facets is distinct from current then
        update public.products
          set facets = current, search = ts_delete(search, facets) || public.facet_words(current)
          where id = product.id;
      end if;
    end loop;
  end $$;

-- Runs inside the commit of an order, where no statement timeout applies: it waits for no lock (docs/adr/0037-facets.md).
create or replace function stock_began_or_ended() returns trigger language plpgsql as $$
  begin
    perform from public.products where id = new.product_id for no key update skip locked;
    if found then
      perform public.refresh_sizes_in_stock(array[new.product_id]);
    else
      insert into public.outdated_facets (product_id) values (new.product_id);
    end if;
    return null;
  end $$;

-- At the commit, so that an order waits for no lock of another order while it still takes locks of stock units.
drop trigger if exists stock_began_or_ended on stock_units;
create constraint trigger stock_began_or_ended after update of stock on stock_units
  deferrable initially deferred for each row
  when ((new.stock > 0) <> (old.stock > 0)) execute function stock_began_or_ended();

create or replace function stocked_units_moved() returns trigger language plpgsql as $$
  begin
    perform public.refresh_sizes_in_stock(array_agg(distinct product_id)) from moved where stock > 0 having count(*) > 0;
    return null;
  end $$;

create or replace trigger stocked_units_added after insert on stock_units
  referencing new table as moved for each statement execute function stocked_units_moved();

create or replace trigger stocked_units_removed after delete on stock_units
  referencing old table as moved for each statement execute function stocked_units_moved();

-- Adds a row for a facet whose bounds the rows of a statement extend (docs/adr/0037-facets.md).
create or replace function extend_facet_bounds() returns trigger language plpgsql as $$
  begin
    insert into public.facet_bounds (facet, min_price, max_price, first_title)
      select n.facet, n.min_price, n.max_price, n.first_title
      from (select word as facet, min(p.price) as min_price, max(p.price) as max_price, min(p.title) as first_title
        from changed p, unnest(p.facets) word where p.archived_at is null group by word) n
      where not coalesce((
        select min(b.min_price) <= n.min_price and max(b.max_price) >= n.max_price and min(b.first_title) <= n.first_title
        from public.facet_bounds b where b.facet = n.facet), false);
    return null;
  end $$;

create or replace trigger products_added_to_bounds after insert on products
  referencing new table as changed for each statement execute function extend_facet_bounds();

create or replace trigger products_moved_in_bounds after update on products
  referencing new table as changed for each statement execute function extend_facet_bounds();

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
      where l.product_id = t.product_id and t.stock <= 5 and l.stock <> t.stock;
    delete from low_stock l where l.product_id = any(products)
      and coalesce((select sum(u.stock) from stock_units u where u.product_id = l.product_id), 6) > 5;
  end $$;

create or replace function low_stock_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_low_stock(array[new.product_id]);
    return null;
  end $$;

-- At the commit, for the same reason as above.
drop trigger if exists low_stock_changed on stock_units;
create constraint trigger low_stock_changed after update of stock on stock_units
  deferrable initially deferred for each row
  when (new.stock <> old.stock and least(new.stock, old.stock) <= 5) execute function low_stock_changed();

create or replace function low_stock_added() returns trigger language plpgsql as $$
  begin
    perform refresh_low_stock(array_agg(distinct a.product_id)) from added a
      where a.stock <= 5 or exists (select from low_stock l where l.product_id = a.product_id)
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

create or replace trigger orders_amounts_are_kept
  before update of total_amount, shipping_cost, discount, tax, final_amount on orders for each row
  when (row(old.total_amount, old.shipping_cost, old.discount, old.tax, old.final_amount)
    is distinct from row(new.total_amount, new.shipping_cost, new.discount, new.tax, new.final_amount))
  execute function books_are_kept();

create or replace trigger order_lines_amounts_are_kept
  before update of price, quantity, discount, tax_rate, tax on order_lines for each row
  when (row(old.price, old.quantity, old.discount, old.tax_rate, old.tax)
    is distinct from row(new.price, new.quantity, new.discount, new.tax_rate, new.tax))
  execute function books_are_kept();

create or replace function order_lexemes(value text) returns text[] language sql immutable parallel safe
  return regexp_split_to_array(lower(left(value, 1000)), '[^[:alnum:]]+');

-- The day in India at an instant.
create or replace function indian_day(at timestamptz) returns date language sql immutable strict parallel safe
  return (at at time zone 'Asia/Kolkata')::date;

-- Whether the courier had delivered an order before an instant: its last status until then, but for its end, is delivered. A mark as
-- delivered that was taken back does not count.
create or replace function was_delivered(the_order uuid, instant timestamptz) returns boolean language sql stable
  return coalesce((select s.to_status = 'delivered' from order_status_changes s
    where s.order_id = the_order and s.changed_at < instant and s.to_status not in ('cancelled', 'returned')
    order by s.id desc limit 1), false);

-- The words of a name as they are, and without each of their letters: two names that differ in one letter have one in common.
create or replace function name_variants(name text) returns text[] language sql immutable parallel safe
  return array(select '?' || variant from unnest(order_lexemes(left(name, 100))) word
    cross join lateral (select word as variant union
      select left(word, i - 1) || substr(word, i + 1) from generate_series(1, length(word)) i) v
    where length(word) between 4 and 20);

-- The words by which the admin finds an order (docs/adr/0029-orders-of-the-admin.md). Titles of lines never change. Phone number
-- (~), number and id (#) stand backwards as well, since their ends are typed and an index finds beginnings.
create or replace function refresh_order_words(ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  begin
    insert into order_words (order_id, words)
    select o.id, array_to_tsvector(array(
      select distinct left(word, 200) from unnest(
        array[lower(o.order_number), regexp_replace(o.order_number, '[^0-9]', '', 'g'), lower(o.ship_email),
          right(regexp_replace(o.ship_phone, '[^0-9]', '', 'g'), 10),
          lower(regexp_replace(o.tracking_id, '[[:space:]]', '', 'g')),
          '~' || reverse(right(regexp_replace(o.ship_phone, '[^0-9]', '', 'g'), 10)),
          '#' || reverse(regexp_replace(o.order_number, '[^0-9]', '', 'g')), '#' || reverse(replace(o.id::text, '-', ''))]
        || name_variants(o.ship_full_name) || order_lexemes(o.ship_full_name) || order_lexemes(split_part(o.ship_email, '@', 1))
        || array(select unnest(order_lexemes(l.title)) from order_lines l where l.order_id = o.id)
        || array(select lower(p.tracking_id) from parcels p where p.order_id = o.id)
      ) word where word <> ''))
    from orders o where o.id = any(ids)
    on conflict (order_id) do update set words = excluded.words;
  end $$;

-- Makes tables at the migration 0060 equal to the baseline. The rows stay.

-- The facets of a product have all its sizes: which of them are in stock is read with a list. The triggers of 0060 write them.
create or replace function product_facets(p public.products) returns text[] language plpgsql stable as $$
  begin
    return array(
      select 'kind/' || p.kind
      union select 'color/' || public.color_family(color) from unnest(p.available_colors) color
        where public.color_family(color) is not null
      union select 'fabric/' || family from unnest(p.materials) material, unnest(public.fabric_families(material)) family
      union select 'size/' || upper(offered)
        from unnest(case when p.available_sizes = '{}' then '{One size}' else p.available_sizes end) offered
      order by 1);
  end $$;

update products set facets = '{}' where facets is distinct from product_facets(products);

-- All functions but that of defaults, with their triggers and indexes. The .sql files of the features create the current ones next.
do $$
  declare
    name text;
  begin
    for name in
      select p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname <> 'uuidv7'
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('drop function if exists %s cascade', name);
    end loop;
  end $$;

alter table products alter kind set default 'other', alter kind set not null;

-- What lists, figures and the search of orders no longer need (docs/adr/0011-search.md, 0021, 0029, 0037), and the checkout by turn.
drop table best_sellers, checkout_line, checkout_places, customers, facet_bounds, inventory_parts, order_deltas, order_totals,
  outdated_facets, payment_deltas, payment_totals;
drop sequence checkout_tickets;
drop index orders_newest, products_matches_price, products_matches_title;
create index orders_placed on orders (created_at, id) include (order_status, payment_status, final_amount, credited_amount);
create index products_search on products using gin (search) where archived_at is null;
create index products_archived_words on products using gin (search) where archived_at is not null;
alter table order_words drop placed_at;
alter table search_words drop titled, drop labelled;

-- Jobs that no worker knows any more. The queue has no tables before its first start.
do $$
  begin
    if to_regclass('graphile_worker._private_jobs') is not null then
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier in ('fold-figures', 'fold-payment-figures', 'refresh-facets');
    end if;
  end $$;

create table applied_sql (
  checksum text not null,
  constraint applied_sql_pkey primary key (checksum)
);

delete from migrations;

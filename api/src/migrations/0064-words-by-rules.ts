import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `alter table products alter kind set default 'other', alter kind set not null`,
  `drop trigger product_written on products`,
  `drop function products_come, products_gone, product_words_changed, product_changed cascade`,
  `drop function product_written, tally_search_words, product_search, hyphened_words, lettered_words`,
  `create function sizes_in_stock(product uuid, sizes text[], colors text[]) returns setof text language plpgsql stable as $$
    begin
      return query select distinct 'size/' || upper(offered)
        from unnest(case when sizes = '{}' then '{One size}' else sizes end) offered
        where exists (select from public.stock_units u where u.product_id = product and u.stock > 0
          and (u.size is null or u.size = offered) and (u.color is null or u.color = any(colors)));
    end $$`,
  `create function refresh_sizes_in_stock(ids uuid[]) returns void language plpgsql as $$
    begin
      perform from public.products where id = any(ids) order by id for no key update;
      update public.products p
        set facets = f.facets, search = ts_delete(p.search, p.facets) || public.facet_words(f.facets)
        from public.products stored cross join lateral (select array(
            select word from unnest(stored.facets) word where word not like 'size/%'
            union select public.sizes_in_stock(stored.id, stored.available_sizes, stored.available_colors)
            order by 1) as facets) f
        where stored.id = any(ids) and p.id = stored.id and p.facets is distinct from f.facets;
    end $$`,
  `create or replace function stock_began_or_ended() returns trigger language plpgsql as $$
    begin
      perform from public.products where id = new.product_id for no key update skip locked;
      if found then
        perform public.refresh_sizes_in_stock(array[new.product_id]);
      else
        insert into public.outdated_facets (product_id) values (new.product_id);
      end if;
      return null;
    end $$`,
  `create or replace function stocked_units_moved() returns trigger language plpgsql as $$
    begin
      perform public.refresh_sizes_in_stock(array_agg(distinct product_id)) from moved where stock > 0 having count(*) > 0;
      return null;
    end $$`,
  `drop function refresh_product_facets, product_facets, fabric_families, color_family, kind_of_title, plain_words`,
];

export class WordsByRules1763600000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {}
}

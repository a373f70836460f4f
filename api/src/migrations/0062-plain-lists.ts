import type { MigrationInterface, QueryRunner } from "typeorm";
import { SearchByPrice1763600000012 } from "./0012-search-by-price.ts";
import { stockTriggers } from "./0031-facets.ts";
import { FacetBounds1763600000047 } from "./0047-facet-bounds.ts";
import { createIndexConcurrently, updateInBatches } from "./big-tables.ts";

/** The sizes are those that a product comes in: which of them are in stock is read with a list. */
const productFacets = (sizeCondition: string): string =>
  `create or replace function product_facets(p public.products) returns text[] language plpgsql stable as $$
    begin
      return array(
        select 'kind/' || p.kind
        union select 'color/' || public.color_family(color) from unnest(p.available_colors) color
          where public.color_family(color) is not null
        union select 'fabric/' || family from unnest(p.materials) material, unnest(public.fabric_families(material)) family
        union select 'size/' || upper(offered)
          from unnest(case when p.available_sizes = '{}' then '{One size}' else p.available_sizes end) offered
          where ${sizeCondition}
        order by 1);
    end $$`;

const indexes = [
  ["products_search", "products using gin (search) where archived_at is null"],
  ["products_archived_words", "products using gin (search) where archived_at is not null"],
] as const;

/**
 * Lists and their counts need no more than the columns and words of products (docs/adr/0011-search.md, docs/adr/0037-facets.md).
 * What else was stored for them goes: the bounds of facets, price steps, sizes in stock. Each statement can be repeated.
 */
export class PlainLists1763600000062 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of indexes) await createIndexConcurrently(runner, { name, on });
    await runner.query("drop function if exists extend_facet_bounds cascade");
    await runner.query("drop function if exists stock_began_or_ended cascade");
    await runner.query("drop function if exists stocked_units_moved cascade");
    await runner.query("drop function if exists refresh_product_facets");
    await runner.query("drop table if exists facet_bounds, outdated_facets");
    await runner.query("drop index if exists products_matches_title, products_matches_price");
    await runner.query("drop index if exists products_search_price, products_archived_search");
    await runner.query("drop function if exists search_with_price, price_step");
    await runner.query(productFacets("true"));
    await updateInBatches(runner, {
      table: "products",
      set: "facets = '{}'",
      where: "products.facets is distinct from product_facets(products)",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const droppedBefore = [
      "create index products_matches_title on products (title) where title <> ''",
      "create index products_matches_price on products (price) where title <> ''",
      `create index products_archived_search on products using gin (search_with_price(search, price))
        where archived_at is not null`,
      `create table outdated_facets (
        id bigint generated always as identity,
        product_id uuid not null,
        constraint outdated_facets_pkey primary key (id)
      )`,
      "create index outdated_facets_product on outdated_facets (product_id)",
      productFacets(`exists (select from public.stock_units u where u.product_id = p.id and u.stock > 0
        and (u.size is null or u.size = offered) and (u.color is null or u.color = any(p.available_colors)))`),
      ...stockTriggers,
      "update products set facets = '{}'",
    ];
    await runner.query("create index products_search_abcd on products using gin (search)");
    await new SearchByPrice1763600000012().up(runner);
    await new FacetBounds1763600000047().up(runner);
    for (const statement of droppedBefore) await runner.query(statement);
    await runner.query("drop index products_search, products_archived_words");
  }
}

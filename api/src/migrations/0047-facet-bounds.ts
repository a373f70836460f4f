import type { MigrationInterface, QueryRunner } from "typeorm";

const boundsOf = (table: string): string =>
  `select word as facet, min(p.price) as min_price, max(p.price) as max_price, min(p.title) as first_title
    from ${table} p, unnest(p.facets) word where p.archived_at is null group by word`;

/**
 * The lowest and the highest price and the first title of the products with a facet: a list in one of these orders begins there
 * (docs/adr/0037-facets.md). A statement that writes products beyond the bounds of a facet adds a row to it. Rows are only
 * inserted, so that no writer waits for another one.
 */
export class FacetBounds1763600000047 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table if not exists facet_bounds (
        id bigint generated always as identity,
        facet text not null,
        min_price integer not null,
        max_price integer not null,
        first_title text not null,
        constraint facet_bounds_pkey primary key (id)
      )`,
    );
    await runner.query("create index if not exists facet_bounds_facet on facet_bounds (facet)");
    await runner.query(
      `create or replace function extend_facet_bounds() returns trigger language plpgsql as $$
        begin
          insert into public.facet_bounds (facet, min_price, max_price, first_title)
            select n.facet, n.min_price, n.max_price, n.first_title
            from (${boundsOf("changed")}) n
            where not coalesce((
              select min(b.min_price) <= n.min_price and max(b.max_price) >= n.max_price and min(b.first_title) <= n.first_title
              from public.facet_bounds b where b.facet = n.facet), false);
          return null;
        end $$`,
    );
    await runner.query(
      `create or replace trigger products_added_to_bounds after insert on products
        referencing new table as changed for each statement execute function extend_facet_bounds()`,
    );
    await runner.query(
      `create or replace trigger products_moved_in_bounds after update on products
        referencing new table as changed for each statement execute function extend_facet_bounds()`,
    );
    await runner.query(
      `insert into facet_bounds (facet, min_price, max_price, first_title) ${boundsOf("products")}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function extend_facet_bounds cascade");
    await runner.query("drop table facet_bounds");
  }
}

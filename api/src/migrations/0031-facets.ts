import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently, updateInBatches } from "./big-tables.ts";
import { colorWords, fabricWords, kindWords, partWords } from "./facet-words.ts";

const wordList = (words: string): string => `'{${words.split(" ").join(",")}}'::text[]`;

const caseOfWords = (rules: readonly (readonly [string, string])[]): string =>
  `case ${rules.map(([name, words]) => `when found && ${wordList(words)} then '${name}'`).join(" ")} end`;

const functions = [
  `create or replace function plain_words(typed text) returns text[] language sql immutable strict parallel safe
    return string_to_array(regexp_replace(lower(typed), '[^a-z]+', ' ', 'g'), ' ')`,
  `create or replace function kind_of_title(title text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      found text[] := public.plain_words(title);
    begin
      return coalesce(${caseOfWords(kindWords)}, 'other');
    end $$`,
  `create or replace function color_family(name text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      found text[] := public.plain_words(name);
    begin
      return ${caseOfWords(colorWords)};
    end $$`,
  `create or replace function fabric_families(material text) returns text[]
    language plpgsql immutable strict parallel safe as $$
    declare
      found text[] := public.plain_words(material);
    begin
      if found && ${wordList(partWords)} then
        return '{}';
      end if;
      return array_remove(array[${fabricWords
        .map(([name, words]) => `case when found && ${wordList(words)} then '${name}' end`)
        .join(", ")}], null);
    end $$`,
  // The sizes are those of which at least one piece is in stock; a pooled unit has pieces of every size.
  `create or replace function product_facets(p public.products) returns text[] language plpgsql stable as $$
    begin
      return array(
        select 'kind/' || p.kind
        union select 'color/' || public.color_family(color) from unnest(p.available_colors) color
          where public.color_family(color) is not null
        union select 'fabric/' || family from unnest(p.materials) material, unnest(public.fabric_families(material)) family
        union select 'size/' || upper(offered)
          from unnest(case when p.available_sizes = '{}' then '{One size}' else p.available_sizes end) offered
          where exists (select from public.stock_units u where u.product_id = p.id and u.stock > 0
            and (u.size is null or u.size = offered) and (u.color is null or u.color = any(p.available_colors)))
        order by 1);
    end $$`,
  // With the highest weight, so that every index of words has the facets. A typed word has no slash.
  `create or replace function facet_words(facets text[]) returns tsvector language sql immutable strict parallel safe
    return (select coalesce(string_agg('''' || replace(replace(facet, '\\', '\\\\'), '''', '''''') || ''':1A', ' '), '')
      from unnest(facets) facet)::tsvector`,
];

const wordTriggers = [
  `create or replace function product_written() returns trigger language plpgsql as $$
    declare
      words tsvector;
    begin
      new.kind := coalesce(new.kind, kind_of_title(new.title));
      if tg_op = 'UPDATE' and (new.title, new.category, new.available_colors, new.materials, new.description)
          is not distinct from (old.title, old.category, old.available_colors, old.materials, old.description) then
        words := ts_delete(old.search, old.facets);
      else
        words := product_search(new.title, new.category, new.available_colors, new.materials, new.description);
      end if;
      new.facets := product_facets(new);
      new.search := words || facet_words(new.facets);
      return new;
    end $$`,
  `create or replace trigger product_written
    before insert or update of title, category, available_colors, materials, description, kind, available_sizes, facets
    on products for each row execute function product_written()`,
  // The dictionary has typed words only, and none of them changes with a facet.
  `create or replace function tally_search_words(come tsvector[], gone tsvector[]) returns void language sql as $$
    insert into search_words as known (word, stem, sound, titled, labelled, named, products)
    select lexeme, search_stem(lexeme), search_sound(lexeme), titled, labelled, named, products
    from (
      select lexeme,
        coalesce(sum(step) filter (where weights && '{A}'), 0) as titled,
        coalesce(sum(step) filter (where weights && '{A,B}'), 0) as labelled,
        coalesce(sum(step) filter (where weights && '{A,B,C}'), 0) as named,
        sum(step) as products
      from (select 1 as step, vector from unnest(come) vector
          union all select -1, vector from unnest(gone) vector) moved, unnest(moved.vector)
      where position('/' in lexeme) = 0
      group by lexeme) tally
    where (titled, labelled, named, products) <> (0, 0, 0, 0)
    order by lexeme
    on conflict (word) do update set
      titled = known.titled + excluded.titled,
      labelled = known.labelled + excluded.labelled,
      named = known.named + excluded.named,
      products = known.products + excluded.products
  $$`,
  `create or replace function product_words_changed() returns trigger language plpgsql as $$
    declare
      come tsvector[];
      gone tsvector[];
    begin
      select array_agg(a.search) filter (where a.archived_at is null),
          array_agg(b.search) filter (where b.archived_at is null)
        into come, gone
        from after a join before b on b.id = a.id
        where (a.title, a.category, a.available_colors, a.materials, a.description)
            is distinct from (b.title, b.category, b.available_colors, b.materials, b.description)
          or (b.archived_at is null) <> (a.archived_at is null);
      if come is not null or gone is not null then
        perform tally_search_words(come, gone);
      end if;
      return null;
    end $$`,
];

/**
 * Triggers of the stock units, for the sizes in stock. The first statement of the function locks the products, so that each
 * call sees the pieces that the call before it has left.
 */
export const stockTriggers = [
  `create or replace function refresh_product_facets(ids uuid[]) returns void language plpgsql as $$
    begin
      perform from public.products where id = any(ids) order by id for no key update;
      update public.products p set facets = '{}'
        where p.id = any(ids) and p.facets is distinct from public.product_facets(p);
    end $$`,
  `create or replace function stock_began_or_ended() returns trigger language plpgsql as $$
    begin
      perform refresh_product_facets(array[new.product_id]);
      return null;
    end $$`,
  // At the commit, like the one of the low stock. An order that leaves pieces of each unit does not run it.
  `do $$ begin
    if not exists (select from pg_trigger where tgname = 'stock_began_or_ended') then
      create constraint trigger stock_began_or_ended after update of stock on stock_units
        deferrable initially deferred for each row
        when ((new.stock > 0) <> (old.stock > 0)) execute function stock_began_or_ended();
    end if;
  end $$`,
  `create or replace function stocked_units_moved() returns trigger language plpgsql as $$
    begin
      perform refresh_product_facets(array_agg(distinct product_id)) from moved where stock > 0 having count(*) > 0;
      return null;
    end $$`,
  `create or replace trigger stocked_units_added after insert on stock_units
    referencing new table as moved for each statement execute function stocked_units_moved()`,
  `create or replace trigger stocked_units_removed after delete on stock_units
    referencing old table as moved for each statement execute function stocked_units_moved()`,
];

/** The orders of a list within a kind. Each index also has the filter columns, so that it alone gives the next rows. */
const orders = [
  ["products_kind_newest", "kind, created_at, id", "category, price"],
  ["products_kind_price", "kind, price, id", "category, created_at"],
  ["products_kind_title", "kind, title, id", "category, price, created_at"],
] as const;

const kindCheck = `kind is not null and kind in ('${[...kindWords.map(([name]) => name), "other"].sort().join("', '")}')`;

/**
 * The kind of garment of products, and their facets: kind, families of colour and fabric, sizes in stock. The facets are
 * also words of the search vector, so the indexes over words find them (docs/adr/0037). Each statement can be repeated.
 */
export class Facets1763600000031 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table products add column if not exists kind text");
    await runner.query("alter table products add column if not exists facets text[] not null default '{}'");
    for (const statement of [...functions, ...wordTriggers, ...stockTriggers]) await runner.query(statement);
    await updateInBatches(runner, {
      table: "products",
      set: "facets = '{}'",
      where: "products.facets = '{}'",
    });
    await runner.query("alter table products drop constraint if exists products_kind_check");
    await runner.query(
      `alter table products add constraint products_kind_check check (${kindCheck}) not valid`,
    );
    await runner.query("alter table products validate constraint products_kind_check");
    for (const [name, order, filters] of orders)
      await createIndexConcurrently(runner, {
        name,
        on: `products (${order}) include (${filters}) where archived_at is null`,
      });
    await runner.query("analyze products (search, facets, kind)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function stock_began_or_ended, stocked_units_moved cascade");
    await runner.query("drop function refresh_product_facets");
    await runner.query(
      `create or replace function product_written() returns trigger language plpgsql as $$
        begin
          new.search := product_search(new.title, new.category, new.available_colors, new.materials, new.description);
          return new;
        end $$`,
    );
    await runner.query(
      `create or replace trigger product_written
        before insert or update of title, category, available_colors, materials, description on products
        for each row execute function product_written()`,
    );
    await runner.query("update products set search = ts_delete(search, facets)");
    await runner.query("drop function product_facets");
    await runner.query("alter table products drop kind, drop facets");
    await runner.query(
      "drop function facet_words, fabric_families, color_family, kind_of_title, plain_words",
    );
  }
}

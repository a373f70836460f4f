import type { MigrationInterface, QueryRunner } from "typeorm";

/** Characters that PostgreSQL's parser would treat as parts of host names, files, numbers or tags. */
const gaps = "-/._@:&<+~";

const plain = (text: string): string => `translate(${text}, '${gaps}', '${" ".repeat(gaps.length)}')`;

const weighed = (text: string, weight: string): string =>
  `setweight(to_tsvector('public.shop_search', ${text}), '${weight}')`;

/** The displayed name of a category. */
const labels = `case category when 'party' then 'party wear partywear' when 'casuals' then 'office casuals'
  when 'everyday' then 'everyday looks' else category end`;

/** The sort orders of a list. Each index also has the filter columns, so that it alone gives the next rows. */
const orders = [
  ["products_newest", "created_at, id", "category, price"],
  ["products_category_newest", "category, created_at, id", "price"],
  ["products_price", "price, id", "category, created_at"],
  ["products_category_price", "category, price, id", "created_at"],
  ["products_title", "title, id", "category, price, created_at"],
  ["products_category_title", "category, title, id", "price, created_at"],
];

const statements = [
  `set local statement_timeout = 0`,
  `create extension if not exists unaccent with schema public`,
  `create extension if not exists pg_trgm with schema public`,

  `create text search dictionary public.shop_words (template = simple, stopwords = english)`,
  `create text search configuration public.shop_search (parser = default)`,
  `alter text search configuration public.shop_search
    add mapping for asciiword, numword, uint with public.shop_words`,
  `alter text search configuration public.shop_search
    add mapping for word with public.unaccent, public.shop_words`,

  `create function search_words_of(typed text) returns tsvector
    language plpgsql immutable strict parallel safe as $$
    begin
      return to_tsvector('public.shop_search', ${plain("typed")});
    end $$`,
  `create function product_search(title text, category text, colors text[], materials text[], description text)
    returns tsvector language plpgsql immutable parallel safe as $$
    begin
      return ${weighed(plain("title || ' ' || replace(title, '-', '')"), "A")}
        || ${weighed(plain(`${labels} || ' ' || array_to_string(colors, ' ')`), "B")}
        || ${weighed(plain("array_to_string(materials, ' ')"), "C")}
        || ${weighed(plain("description"), "D")};
    end $$`,
  `alter table products add search tsvector not null default ''`,
  `update products set search = product_search(title, category, available_colors, materials, description)`,
  `create function product_written() returns trigger language plpgsql as $$
    begin
      new.search := product_search(new.title, new.category, new.available_colors, new.materials, new.description);
      return new;
    end $$`,
  `create trigger product_written
    before insert or update of title, category, available_colors, materials, description on products
    for each row execute function product_written()`,
  ...[
    ["products_search_a", "ts_filter(search, '{a}')"],
    ["products_search_ab", "ts_filter(search, '{a,b}')"],
    ["products_search_abc", "ts_filter(search, '{a,b,c}')"],
    ["products_search_abcd", "search"],
  ].map(
    ([name, vector]) => `create index ${name} on products using gin ((${vector})) where archived_at is null`,
  ),

  ...orders.flatMap(([name, order, filters]) => [
    `drop index ${name}`,
    `create index ${name} on products (${order}) include (${filters}) where archived_at is null`,
  ]),

  `create function search_stem(word text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      return coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
    end $$`,
  `create function search_sound(word text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      word := replace(replace(replace(replace(word, 'ee', 'i'), 'oo', 'u'), 'ck', 'k'), 'ph', 'f');
      word := regexp_replace(translate(word, 'vzq', 'wjk'), '([bcdgjklrst])h', '\\1', 'g');
      return regexp_replace(regexp_replace(word, '(.)\\1+', '\\1', 'g'), '(.)s$', '\\1');
    end $$`,
  `create table search_words (
    word text collate "C" not null,
    stem text collate "C" not null,
    sound text collate "C" not null,
    titled integer not null,
    labelled integer not null,
    named integer not null,
    products integer not null,
    constraint search_words_pkey primary key (word)
  )`,
  `create index search_words_stem on search_words (stem)`,
  `create index search_words_sound on search_words (sound)`,
  `create index search_words_alike on search_words using gin (word gin_trgm_ops)`,
  `create function tally_search_words(come tsvector[], gone tsvector[]) returns void language sql as $$
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
      group by lexeme) tally
    where (titled, labelled, named, products) <> (0, 0, 0, 0)
    order by lexeme
    on conflict (word) do update set
      titled = known.titled + excluded.titled,
      labelled = known.labelled + excluded.labelled,
      named = known.named + excluded.named,
      products = known.products + excluded.products
  $$`,
  `create function products_come() returns trigger language plpgsql as $$
    begin
      perform tally_search_words((select array_agg(search) from come where archived_at is null), null);
      return null;
    end $$`,
  `create function products_gone() returns trigger language plpgsql as $$
    begin
      perform tally_search_words(null, (select array_agg(search) from gone where archived_at is null));
      return null;
    end $$`,
  `create function product_changed() returns trigger language plpgsql as $$
    begin
      perform tally_search_words(
        case when new.archived_at is null then array[new.search] end,
        case when old.archived_at is null then array[old.search] end);
      return null;
    end $$`,
  `create trigger products_come after insert on products
    referencing new table as come for each statement execute function products_come()`,
  `create trigger products_gone after delete on products
    referencing old table as gone for each statement execute function products_gone()`,
  `create trigger product_changed after update on products for each row
    when (old.search is distinct from new.search or (old.archived_at is null) <> (new.archived_at is null))
    execute function product_changed()`,
  `select tally_search_words((select array_agg(search) from products where archived_at is null), null)`,
];

/** Full-text search in the catalogue, and the dictionary of its words for spelling corrections. */
export class Search1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const trigger of ["product_written", "product_changed", "products_come", "products_gone"])
      await runner.query(`drop function ${trigger} cascade`);
    await runner.query("alter table products drop search");
    for (const [name, order] of orders) {
      await runner.query(`drop index ${name}`);
      await runner.query(`create index ${name} on products (${order}) where archived_at is null`);
    }
    await runner.query("drop table search_words");
    await runner.query(
      "drop function tally_search_words, product_search, search_words_of, search_stem, search_sound",
    );
    await runner.query("drop text search configuration public.shop_search");
    await runner.query("drop text search dictionary public.shop_words");
  }
}

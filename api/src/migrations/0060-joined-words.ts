import type { MigrationInterface, QueryRunner } from "typeorm";
import { updateInBatches } from "./big-tables.ts";

/** Characters that PostgreSQL's parser would treat as parts of host names, files, numbers or tags. */
const gaps = "-/._@:&<+~";

const plain = (text: string): string => `translate(${text}, '${gaps}', '${" ".repeat(gaps.length)}')`;

const weighed = (text: string, weight: string): string =>
  `setweight(to_tsvector('public.shop_search', ${text}), '${weight}')`;

/** The displayed name of a category. */
const labels = `case category when 'party' then 'party wear partywear' when 'casuals' then 'office casuals'
  when 'everyday' then 'everyday looks' else category end`;

const hyphened = "[[:alnum:]]+(?:[-\u2010\u2011][[:alnum:]]+)+";
const afterLetter = "\\m[[:alpha:]] +[[:alpha:]]{2,}";

const matchesJoined = (text: string, pattern: string): string =>
  `(select coalesce(string_agg(' ' || regexp_replace(m[1], '[^[:alnum:]]', '', 'g'), ''), '')
    from regexp_matches(${text}, '(${pattern})', 'g') m)`;

/** SQL: a text, and its words with hyphens once more as one word: "Poly-Cotton polycotton". */
const withJoined = (text: string): string => plain(`${text} || public.hyphened_words(${text})`);

/** SQL: the same, also with words after a single letter: "T Shirt tshirt". Sentences have too many of them. */
const withLetters = (text: string): string =>
  plain(`${text} || public.hyphened_words(${text}) || public.lettered_words(${text})`);

const joinedWords = [
  `create or replace function hyphened_words(typed text) returns text
    language plpgsql immutable strict parallel safe as $$
    begin
      -- Most texts have none, and the list of matches takes as long as the words themselves.
      if translate(typed, '-\u2010\u2011', '') = typed then
        return '';
      end if;
      return ${matchesJoined("typed", hyphened)};
    end $$`,
  `create or replace function lettered_words(typed text) returns text
    language plpgsql immutable strict parallel safe as $$
    begin
      if typed !~ '\\m[[:alpha:]] ' then
        return '';
      end if;
      return ${matchesJoined("typed", afterLetter)};
    end $$`,
];

const productSearch = (title: string, colors: string, materials: string, description: string): string =>
  `create or replace function product_search(title text, category text, colors text[], materials text[], description text)
    returns tsvector language plpgsql immutable parallel safe as $$
    begin
      return ${weighed(title, "A")}
        || ${weighed(`${plain(labels)} || ' ' || ${colors}`, "B")}
        || ${weighed(materials, "C")}
        || ${weighed(description, "D")};
    end $$`;

/** Keeps the dictionary in step with the words of changed products. `isChanged` compares a row before (b) and after (a). */
const productWordsChanged = (isChanged: string): string =>
  `create or replace function product_words_changed() returns trigger language plpgsql as $$
    declare
      come tsvector[];
      gone tsvector[];
    begin
      execute $query$ select array_agg(a.search) filter (where a.archived_at is null),
        array_agg(b.search) filter (where b.archived_at is null)
        from after a join before b on b.id = a.id
        where ${isChanged} or (b.archived_at is null) <> (a.archived_at is null) $query$ into come, gone;
      if come is not null or gone is not null then
        perform tally_search_words(come, gone);
      end if;
      return null;
    end $$`;

const isOtherText = `(a.title, a.category, a.available_colors, a.materials, a.description)
  is distinct from (b.title, b.category, b.available_colors, b.materials, b.description)`;

const computedWords = `product_search(products.title, products.category, products.available_colors, products.materials,
  products.description) || facet_words(products.facets)`;

const hasJoined = `(products.title || ' ' || array_to_string(products.available_colors, ' ') || ' '
  || array_to_string(products.materials, ' ') || ' ' || products.description) ~ '${hyphened}|${afterLetter}'`;

/** The words of products that have words with hyphens, or single letters, are computed anew; the dictionary follows. */
const recompute = async (
  runner: QueryRunner,
  update: (set: string, where: string) => Promise<unknown>,
): Promise<void> => {
  await runner.query(productWordsChanged("a.search is distinct from b.search"));
  await update(
    `search = ${computedWords}`,
    `${hasJoined} and products.search is distinct from (${computedWords})`,
  );
  await runner.query(productWordsChanged(isOtherText));
};

/**
 * A word with a hyphen, or after a single letter, is found as one word in every field: "polycotton" finds the material
 * Poly-Cotton, "tshirt" the title T Shirt. Until now that was so for hyphens of titles only.
 */
export class JoinedWords1763600000060 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of joinedWords) await runner.query(statement);
    await runner.query(
      productSearch(
        withLetters("title"),
        withJoined("array_to_string(colors, ' ')"),
        withLetters("array_to_string(materials, ' ')"),
        withJoined("description"),
      ),
    );
    await recompute(runner, (set, where) => updateInBatches(runner, { table: "products", set, where }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      productSearch(
        plain("title || ' ' || replace(title, '-', '')"),
        plain("array_to_string(colors, ' ')"),
        plain("array_to_string(materials, ' ')"),
        plain("description"),
      ),
    );
    await recompute(runner, (set, where) => runner.query(`update products set ${set} where ${where}`));
    await runner.query("drop function hyphened_words, lettered_words");
  }
}

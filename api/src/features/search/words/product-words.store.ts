import type { EntityManager } from "typeorm";
import { facetsOfFields } from "./families.rules.ts";
import { searchTexts, type SearchedFields } from "./search-texts.rules.ts";
import { addWordChanges, wordsInOrder, type WordChanges, type WordCount } from "./word-counts.rules.ts";

type WordedFields = SearchedFields & { kind: string; availableSizes: readonly string[] };

/** What the words of a product follow from, as columns of its row in a statement: `wordInput`. */
export const wordsOf = (product: WordedFields) => ({
  texts: searchTexts(product),
  facets: facetsOfFields(product),
});

/** SQL: the columns of `wordsOf`. */
export const wordInput = "texts text[], facets text[]";

/** SQL: the search vector of the texts of an input row `w`, without its facets. */
export const searchVector = ["A", "B", "C", "D"]
  .map((weight, index) => `setweight(to_tsvector('public.shop_search', w.texts[${index + 1}]), '${weight}')`)
  .join(" || ");

/**
 * SQL: by how much the dictionary changes, as a list of `WordCount`. `moved` are rows of the vectors that products get (`come`) and
 * lose (`gone`), `null` for an archived product. Facets are no words of the dictionary.
 */
export const countChanges = (moved: string): string =>
  `(select coalesce(json_agg(json_build_array(lexeme, named, products)), '[]') from (
    select lexeme,
      coalesce(sum(step) filter (where weights && '{A,B,C}'), 0) as named,
      sum(step) as products
    from (select 1 as step, come as vector from ${moved} where come is distinct from gone
      union all select -1, gone from ${moved} where come is distinct from gone) m, unnest(m.vector)
    where position('/' in lexeme) = 0
    group by lexeme) tally
  where (named, products) <> (0, 0))`;

type WordedProduct = WordedFields & { id: string };

/**
 * Computes the words and facets of the next products after an id anew, and writes those that change. Returns the last id;
 * `undefined` after the last product. The changes of the dictionary are added to `words`.
 */
export const rewriteWords = async (
  tx: EntityManager,
  { after, limit }: { after: string; limit: number },
  words: WordChanges,
): Promise<string | undefined> => {
  const products = await tx.query<WordedProduct[]>(
    `select id, title, description, category, kind, materials, available_colors as "availableColors",
       available_sizes as "availableSizes"
     from products where id > $1 order by id limit $2 for no key update`,
    [after, limit],
  );
  const [row] = await tx.query<{ words: WordCount[] }[]>(
    `with computed as (
       select before.id, before.search, before.archived_at, w.facets, ${searchVector} || facet_words(w.facets) as vector
       from jsonb_to_recordset($1::jsonb) as w(id uuid, ${wordInput}) join products before on before.id = w.id),
     written as (
       update products p set facets = c.facets, search = c.vector from computed c
       where p.id = c.id and (p.facets, p.search) is distinct from (c.facets, c.vector)
       returning case when c.archived_at is null then c.vector end as come,
         case when c.archived_at is null then c.search end as gone)
     select ${countChanges("written")} as words`,
    [JSON.stringify(products.map((product) => ({ id: product.id, ...wordsOf(product) })))],
  );
  addWordChanges(words, row?.words ?? []);
  return products.at(-1)?.id;
};

/**
 * Writes the changed counts of a transaction into the dictionary. It is the last statement of a change of many products: other
 * admins who write products with one of these words wait from here on.
 */
export const saveWordChanges = async (tx: EntityManager, changes: WordChanges): Promise<void> => {
  const words = wordsInOrder(changes);
  if (words.length === 0) return;
  await tx.query(
    `insert into search_words as known (word, stem, sound, named, products)
     select w ->> 0, search_stem(w ->> 0), search_sound(w ->> 0), (w ->> 1)::int, (w ->> 2)::int
     from jsonb_array_elements($1::jsonb) with ordinality as words(w, position) order by position
     on conflict (word) do update set
       named = known.named + excluded.named,
       products = known.products + excluded.products`,
    [JSON.stringify(words)],
  );
};

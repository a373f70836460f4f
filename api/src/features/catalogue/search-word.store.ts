import { catalogueRows } from "../../platform/database/database.ts";
import type { Shop } from "../shop/shop.ts";
import type { ProductSelection } from "./product-list.rules.ts";
import { maxWords, wordQueryOf, type TypedWord } from "./search-term.rules.ts";

type Source = Pick<Shop, "database">;

/** Maximum continuations of a typed word, and maximum lookalikes by similarity and by length. */
const maxContinuations = 20;
const maxSimilar = 12;
const maxShort = 40;

/** Up to this length, one wrong letter makes the trigram similarity zero; more lookalikes are compared. */
const shortWordLength = 6;

const dictionaryWord = `json_build_object('word', k.word, 'products',
  json_build_array(k.titled, k.labelled, k.named, k.products))`;

/** SQL: words with this stem that products contain. */
const formsOf = (stem: string): string =>
  `(select coalesce(json_agg(${dictionaryWord} order by k.word), '[]') from search_words k
    where k.stem = ${stem} and k.products > 0)`;

/** SQL: words that begin with this word, the most common first. Words of descriptions alone are left out. */
const continuationsOf = (word: string): string =>
  `(select coalesce(json_agg(${dictionaryWord}), '[]') from (select * from search_words k
    where k.word >= ${word} and k.word < ${word} || chr(1114111) and k.named > 0
    order by k.named desc, k.word limit ${maxContinuations}) k)`;

/** SQL: candidates for a correction: of the same sound, of similar letters, or short with the same first letter. */
const lookalikesOf = (word: string): string =>
  `(with heard as (select search_sound(${word}) as sound),
    alike as (
      (select k.* from search_words k, heard where k.sound = heard.sound and k.products > 0)
      union
      (select k.* from search_words k where k.word % ${word} and k.products > 0
        order by similarity(k.word, ${word}) desc limit ${maxSimilar})
      union
      (select k.* from search_words k
        where length(${word}) <= ${shortWordLength} and k.word >= left(${word}, 1) and k.word < left(${word}, 1) || chr(1114111)
          and length(k.word) between length(${word}) - 1 and length(${word}) + 1 and k.products > 0
        order by k.named desc, k.products desc limit ${maxShort}))
    select coalesce(json_agg(json_build_object('word', a.word, 'forms', ${formsOf("a.stem")},
      'isHomophone', a.sound = heard.sound, 'named', a.named)), '[]') from alike a, heard)`;

/** A search text with the dictionary words for each of its words. */
type LookedUpText = {
  /** In the order of typing. */
  words: TypedWord[];
  /** Estimated number of all products. */
  total: number;
};

/** Looks up each word of a text in the dictionary, in one statement. */
export const lookUpWords = async ({ database }: Source, text: string): Promise<LookedUpText> => {
  const [row] = await catalogueRows<LookedUpText>(
    database,
    "typed-words",
    `with typed as (
      select t.lexeme as word, t.positions[1] as place from unnest(search_words_of($1)) t
      order by place limit ${maxWords}),
    met as (
      select t.*, ${formsOf("search_stem(t.word)")} as forms, ${continuationsOf("t.word")} as longer from typed t)
    select coalesce(json_agg(json_build_object('typed', m.word, 'forms', m.forms, 'longer', m.longer, 'lookalikes',
      case when json_array_length(m.forms) + json_array_length(m.longer) = 0
        then ${lookalikesOf("m.word")} else '[]' end) order by m.place), '[]') as words,
      (select greatest(reltuples, 1) from pg_class where oid = 'products'::regclass) as total
    from met m`,
    [text],
  );
  return row ?? { words: [], total: 1 };
};

/** The selection with the word query of its text. */
export const withWordQuery = async (
  source: Source,
  selection: ProductSelection,
): Promise<ProductSelection> => {
  if (selection.text === undefined) return selection;
  const { words, total } = await lookUpWords(source, selection.text);
  const textWords = wordQueryOf(words, total);
  return { ...selection, textWords, words: textWords, typed: words };
};

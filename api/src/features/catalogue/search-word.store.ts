import { catalogueRows } from "../../platform/database/database.ts";
import type { Shop } from "../shop/shop.ts";
import type { ProductSelection } from "./product-list.rules.ts";
import { mostWords, wordQueryOf, type TypedWord } from "./search-term.rules.ts";

type Source = Pick<Shop, "database">;

/** Most words that are taken for the continuation of one, or looked at when one is misspelled. */
const mostLonger = 20;
const mostAlike = 12;
const mostNear = 40;

/** Letters of a word in which one slip leaves nothing alike; more lookalikes of it are looked at. */
const shortWord = 6;

const known = `json_build_object('word', k.word, 'products',
  json_build_array(k.titled, k.labelled, k.named, k.products))`;

/** Words with this stem that products have. */
const formsOf = (stem: string): string =>
  `(select coalesce(json_agg(${known} order by k.word), '[]') from search_words k
    where k.stem = ${stem} and k.products > 0)`;

/** Words that begin like this, and name products; the most common first. */
const longerThan = (word: string): string =>
  `(select coalesce(json_agg(${known}), '[]') from (select * from search_words k
    where k.word >= ${word} and k.word < ${word} || chr(1114111) and k.named > 0
    order by k.named desc, k.word limit ${mostLonger}) k)`;

/** Words that could be meant by a misspelled one: of the same sound, of the same letters, or as short and begun alike. */
const lookalikesOf = (word: string): string =>
  `(with heard as (select search_sound(${word}) as sound),
    alike as (
      (select k.* from search_words k, heard where k.sound = heard.sound and k.products > 0)
      union
      (select k.* from search_words k where k.word % ${word} and k.products > 0
        order by similarity(k.word, ${word}) desc limit ${mostAlike})
      union
      (select k.* from search_words k
        where length(${word}) <= ${shortWord} and k.word >= left(${word}, 1) and k.word < left(${word}, 1) || chr(1114111)
          and length(k.word) between length(${word}) - 1 and length(${word}) + 1 and k.products > 0
        order by k.named desc, k.products desc limit ${mostNear}))
    select coalesce(json_agg(json_build_object('word', a.word, 'forms', ${formsOf("a.stem")},
      'isHomophone', a.sound = heard.sound, 'named', a.named)), '[]') from alike a, heard)`;

/** A text as the catalogue understands it. */
type Understood = {
  /** Its words in the order in which they were typed. */
  words: TypedWord[];
  /** About how many products there are. */
  total: number;
};

/** What the catalogue knows of each word of a text: one statement. */
export const typedWords = async ({ database }: Source, text: string): Promise<Understood> => {
  const [row] = await catalogueRows<Understood>(
    database,
    "typed-words",
    `with typed as (
      select t.lexeme as word, t.positions[1] as place from unnest(search_words_of($1)) t
      order by place limit ${mostWords}),
    met as (
      select t.*, ${formsOf("search_stem(t.word)")} as forms, ${longerThan("t.word")} as longer from typed t)
    select coalesce(json_agg(json_build_object('typed', m.word, 'forms', m.forms, 'longer', m.longer, 'lookalikes',
      case when json_array_length(m.forms) + json_array_length(m.longer) = 0
        then ${lookalikesOf("m.word")} else '[]' end) order by m.place), '[]') as words,
      (select greatest(reltuples, 1) from pg_class where oid = 'products'::regclass) as total
    from met m`,
    [text],
  );
  return row ?? { words: [], total: 1 };
};

/** The selection with what its text asks of the word index. */
export const understood = async (source: Source, selection: ProductSelection): Promise<ProductSelection> => {
  if (selection.text === undefined) return selection;
  const { words, total } = await typedWords(source, selection.text);
  return { ...selection, words: wordQueryOf(words, total) };
};

import { catalogueRows } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import type { ProductSelection } from "./product-list.rules.ts";
import { maxWords, wordQueryOf, type TypedWord } from "./search-term.rules.ts";
import { otherSpellingsOf, withOtherSpellings } from "./words/other-spellings.rules.ts";

type Source = Pick<Services, "database">;

/** Maximum continuations of a typed word, and maximum lookalikes by similarity and by length. */
const maxContinuations = 20;
const maxSimilar = 12;
const maxShort = 40;

/** Up to this length, one wrong letter makes the trigram similarity zero; more lookalikes are compared. */
const shortWordLength = 6;

/** SQL: words with this stem that products contain. */
const formsOf = (stem: string): string =>
  `(select coalesce(json_agg(k.word order by k.word), '[]') from search_words k
    where k.stem = ${stem} and k.products > 0)`;

/** SQL: words that begin with this word, the most common first. Words of descriptions alone are left out. */
const continuationsOf = (word: string): string =>
  `(select coalesce(json_agg(k.word), '[]') from (select * from search_words k
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

/** Letters of each half of a word that is split: shorter ones are parts of other words too often. */
const minHalf = 3;

/** SQL: the two words that together are this one, the pair with the more products first; `null` if there is none. */
const splitOf = (word: string): string =>
  `(select json_build_array(${formsOf("one.stem")}, ${formsOf("other.stem")})
    from generate_series(${minHalf}, length(${word}) - ${minHalf}) at
      join search_words one on one.word = left(${word}, at) and one.named > 0
      join search_words other on other.word = substr(${word}, at + 1) and other.named > 0
    order by least(one.named, other.named) desc limit 1)`;

/** Neighbours of a text with the dictionary words that they are together: "chikan" and "kari". */
type JoinedPair = { parts: string[]; forms: string[] };

/** SQL: the pairs of neighbours, of the lists $2 and $3, that are a word together. A part of one letter is no word. */
const joinedPairs = `(select coalesce(json_agg(json_build_object('parts', j.parts, 'forms', j.forms)), '[]') from (
    select array(select lexeme from unnest(search_words_of(p.first || ' ' || p.second))) as parts,
      ${formsOf("search_stem(t.lexeme)")} as forms
    from unnest((select $2::text[]), (select $3::text[])) p(first, second), unnest(search_words_of(p.first || p.second)) t) j
  where json_array_length(j.forms) > 0)`;

/** SQL: the forms of the words $4, by word. */
const otherForms = `(select coalesce(json_object_agg(o.word, ${formsOf("search_stem(o.word)")}), '{}')
    from unnest((select $4::text[])) o(word))`;

const withJoinedWords = (words: readonly TypedWord[], pairs: readonly JoinedPair[]): TypedWord[] =>
  words.map((word) => {
    const own = pairs.filter(({ parts }) => parts.includes(word.typed));
    return {
      ...word,
      joined: own.flatMap(({ forms }) => forms),
      isPartOnly: own.some(({ parts }) => parts.length === 1),
    };
  });

/**
 * Looks up each word of a text in the dictionary, in one statement. Returns the words in the order of typing. Its values are
 * hidden in subqueries from PostgreSQL, which would otherwise plan it anew for each number of words.
 */
export const lookUpWords = async ({ database }: Source, text: string): Promise<TypedWord[]> => {
  const parts = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== "")
    .slice(0, maxWords);
  const plainParts = parts.map((part) => part.toLowerCase());
  const others = otherSpellingsOf(plainParts);
  // Most texts have no other spelling: they do not pay for the look-up.
  const hasOthers = others.length > 0;
  const [row] = await catalogueRows<{
    words: TypedWord[];
    pairs: JoinedPair[];
    others?: Record<string, string[]>;
  }>(
    database,
    hasOthers ? "typed-words-with-other-spellings" : "typed-words",
    `with typed as (
      select t.lexeme as word, t.positions[1] as position from unnest(search_words_of((select $1::text))) t
      order by position limit ${maxWords}),
    met as (
      select t.*, ${formsOf("search_stem(t.word)")} as forms, ${continuationsOf("t.word")} as longer from typed t)
    select coalesce(json_agg(json_build_object('typed', m.word, 'forms', m.forms, 'longer', m.longer, 'lookalikes',
      case when json_array_length(m.forms) + json_array_length(m.longer) = 0
        then ${lookalikesOf("m.word")} else '[]' end, 'split',
      case when json_array_length(m.forms) + json_array_length(m.longer) = 0 then ${splitOf("m.word")} end)
      order by m.position), '[]') as words, ${joinedPairs} as pairs${hasOthers ? `, ${otherForms} as others` : ""}
    from met m`,
    [text, parts.slice(0, -1), parts.slice(1), ...(hasOthers ? [others] : [])],
  );
  if (!row) return [];
  const words = withJoinedWords(row.words, row.pairs);
  return row.others ? withOtherSpellings(words, plainParts, row.others) : words;
};

/** The selection with the word query of its text. */
export const withWordQuery = async (
  source: Source,
  selection: ProductSelection,
): Promise<ProductSelection> => {
  if (selection.text === undefined) return selection;
  const typed = await lookUpWords(source, selection.text);
  return { ...selection, words: wordQueryOf(typed), typed };
};

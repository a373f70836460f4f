import { meantBy, type Lookalike } from "./spelling.rules.ts";

/** Most characters of a text that is searched for. */
export const longestTerm = 200;

/** Most different words of a text that are looked at. */
export const mostWords = 12;

/**
 * A word of the catalogue, and how many products have it: in the title; there or in category and colours; there or
 * in the materials; anywhere.
 */
export type KnownWord = { word: string; products: readonly number[] };

/** A typed word beside what the catalogue knows of it. */
export type TypedWord = {
  typed: string;
  /** Itself and its other forms ("dresses" of "dress"), as far as products have them. */
  forms: KnownWord[];
  /** Words that begin with it, those that name most products first. */
  longer: KnownWord[];
  /** Words that resemble it: looked for only when there is neither of the above. */
  lookalikes: Lookalike[];
};

/** What is asked of the word index. */
export type WordQuery = {
  /** As a `tsquery`. */
  text: string;
  /** How many products it is likely to find, in the order of `KnownWord.products`: a guess from single words. */
  likely: number[];
  /** About how many products there are. */
  total: number;
};

/** Whether the catalogue has the word, or one that begins with it: then it is not misspelled. */
export const isKnown = ({ forms, longer }: TypedWord): boolean => forms.length + longer.length > 0;

/** The catalogue's words that stand for a typed one; none when it means nothing here. */
const wordsFor = ({ typed, forms, longer, lookalikes }: TypedWord): KnownWord[] => {
  if (forms.length > 0) return forms;
  if (longer.length > 0) return longer;
  return meantBy(typed, lookalikes)?.forms ?? [];
};

const quoted = ({ word }: KnownWord): string => `'${word.replace(/['\\]/g, (sign) => sign + sign)}'`;

const places = [0, 1, 2, 3];

/** The share of the catalogue that has one of these words; counts are told for each word alone. */
const shareOf = (words: readonly KnownWord[], place: number, total: number): number =>
  Math.min(1, words.reduce((sum, { products }) => sum + (products[place] ?? 0), 0) / total);

/**
 * Asks for products that have a word for each typed one, out of so many. Typed words that mean nothing here do not
 * count; when there are no others, there is nothing to ask, and nothing is found.
 */
export const wordQueryOf = (typed: readonly TypedWord[], total: number): WordQuery | null => {
  const asked = typed.map(wordsFor).filter((words) => words.length > 0);
  if (asked.length === 0) return null;
  return {
    text: asked.map((words) => `(${words.map(quoted).join(" | ")})`).join(" & "),
    likely: places.map((place) =>
      Math.round(asked.reduce((likely, words) => likely * shareOf(words, place, total), total)),
    ),
    total,
  };
};

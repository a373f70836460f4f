import type { Forecast } from "./forecast.rules.ts";
import { correctionOf, type Lookalike } from "./spelling.rules.ts";

/** Maximum characters of a search term. */
export const maxTermLength = 200;

/** Maximum different words of a search term; further words are ignored. */
export const maxWords = 12;

/**
 * A word of the dictionary with its number of products for each tier: in the title; also in category and colours; also
 * in materials; anywhere.
 */
export type DictionaryWord = { word: string; products: readonly number[] };

/** A typed word with the dictionary words that may stand for it. */
export type TypedWord = {
  typed: string;
  /** The word and its other forms ("dresses" of "dress") that products contain. */
  forms: DictionaryWord[];
  /** Words that begin with it, the most common first. */
  longer: DictionaryWord[];
  /** Similar words; read only if `forms` and `longer` are empty. */
  lookalikes: Lookalike[];
  /** Two words that together are this one, "poly" and "cotton"; read only if `forms` and `longer` are empty. */
  split?: readonly [DictionaryWord[], DictionaryWord[]] | null | undefined;
  /** Words that the word is together with the one before or after it: "chikankari" of "chikan kari". */
  joined?: DictionaryWord[] | undefined;
  /** Whether only those are meant: the other one is too short to search for, as in "t shirt". */
  isPartOnly?: boolean | undefined;
};

/** The words of the chosen values of each facet with a choice. A product needs one word of each. */
export type FacetWords = readonly (readonly string[])[];

/** The query for the word index. */
export type WordQuery = {
  /** The text of a PostgreSQL `tsquery`. */
  text: string;
  /** Estimated number of matches for each tier: from the counts of single words, or from a sample of the matches. */
  likely: number[];
  /** Estimated number of all products. */
  total: number;
  /** Whether a product needs several words: the index is then slow at many small parts of the list. */
  hasSeveralWords: boolean;
  /** What a sample says of the list; `undefined` if none was read. */
  forecast?: Forecast | undefined;
  facets?: FacetWords | undefined;
};

/** The word query of a typed text. */
export type TextQuery = WordQuery & {
  /** The highest possible number of matches: that of the rarest word. */
  atMost: number;
};

/** Whether the dictionary has the word or a word that begins with it. Such a word is not corrected. */
export const isInDictionary = ({ forms, longer }: TypedWord): boolean => forms.length + longer.length > 0;

/** The dictionary words that stand for a typed word by itself; empty if there is no match and no correction. */
const ownWordsFor = ({ typed, forms, longer, lookalikes }: TypedWord): DictionaryWord[] => {
  if (forms.length > 0) return forms;
  if (longer.length > 0) return longer;
  return correctionOf(typed, lookalikes)?.forms ?? [];
};

/** The dictionary words that stand for a typed word: a product needs one of each list. */
const wordsFor = (word: TypedWord): DictionaryWord[][] => {
  const { joined = [], isPartOnly = false, split } = word;
  if (isPartOnly && joined.length > 0) return [joined];
  if (joined.length > 0) return [[...(isInDictionary(word) ? ownWordsFor(word) : []), ...joined]];
  return split ? [...split] : [ownWordsFor(word)];
};

/** A word as a `tsquery` has it. */
export const quotedWord = (word: string): string =>
  `'${word.replace(/['\\]/g, (character) => character + character)}'`;

/** The `tsquery` for products of these categories: each product has its category as a word. */
export const anyCategory = (categories: readonly string[] | undefined): string | undefined =>
  categories?.map(quotedWord).join(" | ");

const tiers = [0, 1, 2, 3];

/** The share of products that contain one of these words in a tier, at most 1. Counts of single words are added. */
const shareOf = (words: readonly DictionaryWord[], tier: number, total: number): number =>
  Math.min(1, words.reduce((sum, { products }) => sum + (products[tier] ?? 0), 0) / total);

/**
 * The query for products that contain a dictionary word for each typed word. Typed words without a dictionary word are
 * ignored. Returns `null` if no word is left; the search then has no matches.
 */
export const wordQueryOf = (typed: readonly TypedWord[], total: number): TextQuery | null => {
  const alternatives = typed.flatMap(wordsFor).filter((words) => words.length > 0);
  if (alternatives.length === 0) return null;
  return {
    text: alternatives
      .map((words) => `(${words.map(({ word }) => quotedWord(word)).join(" | ")})`)
      .join(" & "),
    likely: tiers.map((tier) =>
      Math.round(alternatives.reduce((likely, words) => likely * shareOf(words, tier, total), total)),
    ),
    atMost: Math.round(Math.min(...alternatives.map((words) => shareOf(words, 3, total))) * total),
    hasSeveralWords: alternatives.length > 1,
    total,
  };
};

import { correctionOf, type Lookalike } from "./spelling.rules.ts";

/** Maximum characters of a search term. */
export const maxTermLength = 200;

/** Maximum different words of a search term; further words are ignored. */
export const maxWords = 12;

/** A typed word with the dictionary words that may stand for it. */
export type TypedWord = {
  typed: string;
  /** The word and its other forms ("dresses" of "dress") that products contain. */
  forms: string[];
  /** Words that begin with it, the most common first. */
  longer: string[];
  /** Similar words; read only if `forms` and `longer` are empty. */
  lookalikes: Lookalike[];
  /** Two words that together are this one, "poly" and "cotton"; read only if `forms` and `longer` are empty. */
  split?: readonly [string[], string[]] | null | undefined;
  /** Words that the word is together with the one before or after it: "chikankari" of "chikan kari". */
  joined?: string[] | undefined;
  /** The dictionary words of its two parts, beside the words for the whole: "2" or "two", and "piece", for "twopiece". */
  apart?: readonly [readonly string[], readonly string[]] | undefined;
  /** Whether only those are meant: the other one is too short to search for, as in "t shirt". */
  isPartOnly?: boolean | undefined;
};

/** Whether the dictionary has the word or a word that begins with it. Such a word is not corrected. */
export const isInDictionary = ({ forms, longer }: TypedWord): boolean => forms.length + longer.length > 0;

/** The dictionary words that stand for a typed word by itself; empty if there is no match and no correction. */
const ownWordsFor = ({ typed, forms, longer, lookalikes }: TypedWord): string[] => {
  if (forms.length > 0) return forms;
  if (longer.length > 0) return longer;
  return correctionOf(typed, lookalikes)?.forms ?? [];
};

/** The dictionary words that stand for a typed word: a product needs one of each list. */
const wordsFor = (word: TypedWord): string[][] => {
  const { joined = [], isPartOnly = false, split, apart } = word;
  if (apart) return apart.map((half) => [...(isPartOnly ? [] : word.forms), ...joined, ...half]);
  if (isPartOnly && joined.length > 0) return [joined];
  if (joined.length > 0) return [[...(isInDictionary(word) ? ownWordsFor(word) : []), ...joined]];
  return split ? [...split] : [ownWordsFor(word)];
};

/** A word as a `tsquery` has it. */
export const quotedWord = (word: string): string =>
  `'${word.replace(/['\\]/g, (character) => character + character)}'`;

/**
 * The `tsquery` for products that contain a dictionary word for each typed word. Typed words without a dictionary word are
 * ignored. Returns `null` if no word is left; the search then has no matches.
 */
export const wordQueryOf = (typed: readonly TypedWord[]): string | null => {
  const alternatives = typed.flatMap(wordsFor).filter((words) => words.length > 0);
  if (alternatives.length === 0) return null;
  return alternatives.map((words) => `(${words.map(quotedWord).join(" | ")})`).join(" & ");
};

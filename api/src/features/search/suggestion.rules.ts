import { isInDictionary, type TypedWord } from "./search-term.rules.ts";
import { correctionOf } from "./spelling.rules.ts";

/** Maximum suggested terms. */
const maxTerms = 5;

/** The texts of a matching product that its card displays. */
type Match = { title: string; category: string; availableColors: readonly string[] };

/** The spelling of a word in the dictionary; `undefined` if it has no match and no correction. */
const spellingOf = (word: TypedWord): string | undefined =>
  isInDictionary(word) ? word.typed : correctionOf(word.typed, word.lookalikes)?.word;

/** The accents of Latin letters, which the dictionary leaves out. The vowel signs of Indian scripts are other marks. */
const accents = /[\u0300-\u036f]/g;

/** The words as the dictionary has them. */
const wordsOf = ({ title, category, availableColors }: Match): string[] =>
  [title, category, ...availableColors]
    .join(" ")
    .toLowerCase()
    .normalize("NFD")
    .replace(accents, "")
    .normalize("NFC")
    .split(/[^\p{L}\p{M}\p{N}]+/u);

/** The correction of the last word. `undefined` if no word is misspelled, if the last word can be completed, or without matches. */
const correctedTerm = (
  typed: readonly TypedWord[],
  last: TypedWord,
  matches: readonly Match[],
): string | undefined => {
  const isBeginning = last.forms.length === 0 && last.longer.length > 0;
  return isBeginning || typed.every(isInDictionary) || matches.length === 0 ? undefined : spellingOf(last);
};

/**
 * Suggested terms: misspelled words are corrected, and the last word is completed by dictionary words, the most common
 * first. A term of several words is completed only by words of the matching products, so that each suggestion has matches.
 */
export const completedTerms = (typed: readonly TypedWord[], matches: readonly Match[]): string[] => {
  const last = typed.at(-1);
  if (!last) return [];
  const wordsBefore = typed.slice(0, -1).flatMap((word) => spellingOf(word) ?? []);
  const wordsOfMatches = new Set(matches.flatMap(wordsOf));
  const completions = last.longer.filter(
    (word) => word !== last.typed && (wordsBefore.length === 0 || wordsOfMatches.has(word)),
  );
  const correction = correctedTerm(typed, last, matches);
  return [...new Set([...(correction ? [correction] : []), ...completions])]
    .slice(0, maxTerms)
    .map((word) => [...wordsBefore, word].join(" "));
};

import { isInDictionary, type TypedWord } from "./search-term.rules.ts";
import { guessOf } from "./spelling.rules.ts";

/** Maximum offered terms of each kind. */
const maxTerms = 5;

export type NearTerms = {
  /** Dictionary words for the misspelled words. */
  corrections: string[];
  /** Words that are spelled as in the catalogue. */
  words: string[];
};

const unique = (terms: readonly string[], searched: string): string[] =>
  [...new Set(terms)].filter((term) => term !== searched).slice(0, maxTerms);

/**
 * Single words to search for in place of a text without a match. Each word has matches by itself, so no offered search is
 * empty. The searched text itself is not offered again.
 */
export const nearTermsOf = (text: string, typed: readonly TypedWord[]): NearTerms => {
  const searched = text.trim().toLowerCase();
  return {
    corrections: unique(
      typed
        .filter((word) => !isInDictionary(word))
        .flatMap((word) => guessOf(word.typed, word.lookalikes)?.word ?? []),
      searched,
    ),
    words: unique(
      typed.filter(isInDictionary).map((word) => word.typed),
      searched,
    ),
  };
};

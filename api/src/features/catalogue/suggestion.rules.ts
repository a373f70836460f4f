import { isKnown, type TypedWord } from "./search-term.rules.ts";
import { meantBy } from "./spelling.rules.ts";

/** Most terms that are offered. */
const mostTerms = 5;

/** What a found product is called, wherever its card says it. */
type Found = { title: string; category: string; availableColors: readonly string[] };

/** The word as the catalogue spells it; one that means nothing here has no spelling. */
const spelled = (word: TypedWord): string | undefined =>
  isKnown(word) ? word.typed : meantBy(word.typed, word.lookalikes)?.word;

const wordsOf = ({ title, category, availableColors }: Found): string[] =>
  [title, category, ...availableColors]
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

/** Her term as it was meant, when that is not how she spelled it and it finds something. */
const mended = (
  typed: readonly TypedWord[],
  last: TypedWord,
  found: readonly Found[],
): string | undefined => {
  const isBeginning = last.forms.length === 0 && last.longer.length > 0;
  return isBeginning || typed.every(isKnown) || found.length === 0 ? undefined : spelled(last);
};

/**
 * Terms that she may be about to type: misspelled words as they were meant, and the last word completed by words of
 * the catalogue, the most common first. Beside other words only what the found products are called completes it, so
 * that no term is offered that finds nothing.
 */
export const completedTerms = (typed: readonly TypedWord[], found: readonly Found[]): string[] => {
  const last = typed.at(-1);
  if (!last) return [];
  const before = typed.slice(0, -1).flatMap((word) => spelled(word) ?? []);
  const named = new Set(found.flatMap(wordsOf));
  const completions = last.longer
    .map(({ word }) => word)
    .filter((word) => word !== last.typed && (before.length === 0 || named.has(word)));
  const meant = mended(typed, last, found);
  return [...new Set([...(meant ? [meant] : []), ...completions])]
    .slice(0, mostTerms)
    .map((word) => [...before, word].join(" "));
};

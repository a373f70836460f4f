import type { TypedWord } from "../search-term.rules.ts";

/** Words and signs that mean the same, each written as the other one: "two piece", "2 Piece". */
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map(
  (word, index) => [word, String(index + 1)] as const,
);

const otherNumber = new Map(numbers.flatMap(([word, digits]) => [[word, digits] as const, [digits, word]]));

/** Letters whose name is written out before some words: "tee shirt", "vee neck". */
const letters = [
  { letter: "t", name: "tee", before: /^shirts?$/ },
  { letter: "v", name: "vee", before: /^neck(?:s|ed|lines?)?$/ },
] as const;

/** The spellings of a word that stands before another one; empty if there is only its own. */
const spellingsBefore = (first: string, next: string): readonly string[] => {
  const number = otherNumber.get(first);
  if (number !== undefined) return [first, number];
  const known = letters.find(
    ({ letter, name, before }) => (first === letter || first === name) && before.test(next),
  );
  return known ? [known.letter, known.name] : [];
};

const firstParts = [...otherNumber.keys(), ...letters.flatMap(({ letter, name }) => [letter, name])];

/** Two words that are written as one: the spellings of the first, and the second. */
type Compound = { firsts: readonly string[]; rest: string };

/** "twopiece", "2piece", "tshirt" and "teeshirt" in their parts. "tencel" is tried too: no product has a "cel". */
const compoundOf = (word: string): Compound | undefined =>
  firstParts
    .filter((first) => word.startsWith(first))
    .map((first) => ({ first, rest: word.slice(first.length) }))
    .filter(({ rest }) => /^\p{L}{3,}$/u.test(rest))
    .map(({ first, rest }) => ({ firsts: spellingsBefore(first, rest), rest }))
    .find(({ firsts }) => firsts.length > 0);

type Pair = { first: string; next: string; firsts: readonly string[] };

const pairsOf = (parts: readonly string[]): Pair[] =>
  parts.slice(1).flatMap((next, index) => {
    const first = parts[index] ?? "";
    const firsts = spellingsBefore(first, next);
    return firsts.length > 0 ? [{ first, next, firsts }] : [];
  });

const wholesOf = (firsts: readonly string[], rest: string): string[] =>
  firsts.map((first) => `${first}${rest}`);

/** The words to look up beside the typed ones, for other spellings of them. `parts` are in lower case, in the order of typing. */
export const otherSpellingsOf = (parts: readonly string[]): string[] => [
  ...new Set([
    ...parts.flatMap((part) => otherNumber.get(part) ?? []),
    ...parts.flatMap((part) => {
      const compound = compoundOf(part);
      return compound ? [...compound.firsts, compound.rest, ...wholesOf(compound.firsts, compound.rest)] : [];
    }),
    ...pairsOf(parts).flatMap(({ firsts, next }) => [...firsts, ...wholesOf(firsts, next)]),
  ]),
];

/** The forms of words that products contain. */
type Forms = Readonly<Record<string, readonly string[]>>;

/** The typed words with the dictionary words of their other spellings. */
export const withOtherSpellings = (
  words: readonly TypedWord[],
  parts: readonly string[],
  known: Forms,
): TypedWord[] => {
  const formsOf = (asked: readonly string[]): string[] => asked.flatMap((word) => known[word] ?? []);
  const pairs = pairsOf(parts);
  return words.map((word): TypedWord => {
    const compound = compoundOf(word.typed);
    const asFirst = pairs.filter(({ first }) => first === word.typed);
    const asNext = pairs.filter(({ next }) => next === word.typed);
    const forms = [
      ...word.forms,
      ...formsOf([otherNumber.get(word.typed) ?? []].flat()),
      ...formsOf(compound ? wholesOf(compound.firsts, compound.rest) : []),
      ...formsOf(asFirst.flatMap(({ firsts }) => firsts)),
    ];
    const wholes = formsOf([...asFirst, ...asNext].flatMap(({ firsts, next }) => wholesOf(firsts, next)));
    const joined = [...(word.joined ?? []), ...wholes];
    const added = { ...word, forms: [...new Set(forms)], joined: [...new Set(joined)] };
    if (compound) {
      const apart = [formsOf(compound.firsts), formsOf([compound.rest])] as const;
      return apart.every((half) => half.length > 0) ? { ...added, apart } : added;
    }
    // A letter that is too short to search for: its name may be in the dictionary.
    const unsearched = asNext.find(({ first }) => !words.some(({ typed }) => typed === first));
    const names = formsOf(unsearched?.firsts ?? []);
    return names.length > 0 ? { ...added, apart: [names, added.forms], isPartOnly: true } : added;
  });
};

import { expect, it } from "vitest";
import { wordQueryOf, type TypedWord } from "../search-term.rules.ts";
import { otherSpellingsOf, withOtherSpellings } from "./other-spellings.rules.ts";

/** The query of typed words in a catalogue with these words. `searched` are those that the index has: "t" is too short. */
const queryOf = (text: string, catalogue: string, searched = text): string | null => {
  const inCatalogue = catalogue.split(" ");
  const formsOf = (word: string) => inCatalogue.filter((each) => each === word);
  const words = searched
    .split(" ")
    .map((typed): TypedWord => ({ typed, forms: formsOf(typed), longer: [], lookalikes: [] }));
  const parts = text.split(" ");
  const known = Object.fromEntries(otherSpellingsOf(parts).map((word) => [word, formsOf(word)]));
  return wordQueryOf(withOtherSpellings(words, parts, known));
};

it.each([
  ["two piece", "2 piece", "('2') & ('piece')"],
  ["two piece", "two 2 2piece piece", "('two' | '2' | '2piece') & ('piece' | '2piece')"],
  ["2 piece", "two piece", "('two') & ('piece')"],
  ["ten", "10", "('10')"],
  ["twopiece", "2 piece", "('2') & ('piece')"],
  ["2piece", "two piece", "('two') & ('piece')"],
  ["2piece", "2piece two piece", "('2piece' | 'two') & ('2piece' | 'piece')"],
  ["tee shirt", "tshirt shirt", "('tshirt') & ('shirt' | 'tshirt')"],
  ["tee shirt", "tee tshirt shirt", "('tee' | 'tshirt') & ('shirt' | 'tshirt')"],
  ["tshirt", "tee shirt", "('tee') & ('shirt')"],
  ["tshirt", "tshirt tee shirt", "('tshirt' | 'tee') & ('tshirt' | 'shirt')"],
  ["teeshirt", "tshirt shirt", "('tshirt')"],
  ["vee neck", "v neck vneck", "('v' | 'vneck') & ('neck' | 'vneck')"],
])("%j of a catalogue with %j is %s", (text, catalogue, query) => {
  expect(queryOf(text, catalogue)).toBe(query);
});

it("a letter that is too short to search for may be written out", () => {
  expect(queryOf("t shirt", "tee shirt", "shirt")).toBe("('tee') & ('shirt')");
  expect(queryOf("t shirt", "shirt", "shirt")).toBe("('shirt')");
});

it("a word that begins like a number stays whole", () => {
  expect(queryOf("tencel", "tencel 10 ten")).toBe("('tencel')");
});

it("words without another spelling are not looked up again", () => {
  expect(otherSpellingsOf(["red", "tunic", "tee", "100cotton", "2xl"])).toEqual([]);
});

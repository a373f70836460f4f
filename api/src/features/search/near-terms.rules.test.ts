import { expect, it } from "vitest";
import { nearTermsOf } from "./near-terms.rules.ts";
import type { TypedWord } from "./search-term.rules.ts";

const spelled = (typed: string): TypedWord => ({ typed, forms: [typed], longer: [], lookalikes: [] });

const misspelled = (typed: string, ...words: string[]): TypedWord => ({
  typed,
  forms: [],
  longer: [],
  lookalikes: words.map((word) => ({
    word,
    forms: [word],
    isHomophone: false,
    named: 3,
  })),
});

it("offers the words of a text one by one, without duplicates", () => {
  expect(nearTermsOf("silk jumpsuit silk", [spelled("silk"), spelled("jumpsuit"), spelled("silk")])).toEqual({
    corrections: [],
    words: ["silk", "jumpsuit"],
  });
});

it("offers the nearest dictionary word for a misspelled one, also where the search does not correct it", () => {
  const typed = [misspelled("anrklai", "anarkali", "ankle"), spelled("silk")];
  expect(nearTermsOf("anrklai silk", typed)).toEqual({ corrections: ["anarkali"], words: ["silk"] });
});

it("offers nothing for a word that resembles no other", () => {
  expect(nearTermsOf("zzzzqqq", [misspelled("zzzzqqq", "zari", "zardozi")])).toEqual({
    corrections: [],
    words: [],
  });
});

it("does not offer the searched text again", () => {
  expect(nearTermsOf(" Silk ", [spelled("silk")]).words).toEqual([]);
});

it("offers at most five terms of each kind", () => {
  const names = ["red", "silk", "cotton", "wine", "gown", "belt"];
  expect(nearTermsOf(names.join(" "), names.map(spelled)).words).toEqual(names.slice(0, 5));
});

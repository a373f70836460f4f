import { describe, expect, it } from "vitest";
import type { TypedWord } from "./search-term.rules.ts";
import { completedTerms } from "./suggestion.rules.ts";

const aWord = (typed: string, longer: string[] = [], changes: Partial<TypedWord> = {}): TypedWord => ({
  typed,
  forms: [],
  longer: longer.map((word) => ({ word, products: [1, 1, 1, 1] })),
  lookalikes: [],
  ...changes,
});

const red = aWord("red", ["red"], { forms: [{ word: "red", products: [1, 1, 1, 1] }] });
const slik = aWord("slik", [], {
  lookalikes: [{ word: "silk", forms: [], isHomophone: false, named: 1 }],
});

const found = [{ title: "Bandhani Anarkali", category: "party", availableColors: ["Madder Red"] }];

describe("completed terms", () => {
  it("go on as the catalogue's words do, without the one that is typed already", () => {
    expect(completedTerms([aWord("kurt", ["kurta", "kurti"])], [])).toEqual(["kurta", "kurti"]);
    expect(completedTerms([red], [])).toEqual([]);
  });

  it("are at most five", () => {
    expect(completedTerms([aWord("a", ["a1", "a2", "a3", "a4", "a5", "a6"])], [])).toHaveLength(5);
  });

  it("keep her other words, and then are only what the found products are called", () => {
    expect(completedTerms([red, aWord("an", ["anarkali", "antique"])], found)).toEqual(["red anarkali"]);
    expect(completedTerms([aWord("anarkali", ["anarkali"]), aWord("r", ["rust", "red"])], found)).toEqual([
      "anarkali red",
    ]);
  });

  it("are spelled as she meant them", () => {
    expect(completedTerms([slik], found)).toEqual(["silk"]);
    expect(completedTerms([red, slik], found)).toEqual(["red silk"]);
    expect(completedTerms([red, slik], [])).toEqual([]);
    expect(completedTerms([slik, aWord("an", ["anarkali"])], found)).toEqual(["silk anarkali"]);
  });

  it("are none for nothing, or for what means nothing here", () => {
    expect(completedTerms([], [])).toEqual([]);
    expect(completedTerms([aWord("qqqq")], [])).toEqual([]);
  });
});

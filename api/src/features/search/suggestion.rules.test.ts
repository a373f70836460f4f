import { describe, expect, it } from "vitest";
import type { TypedWord } from "./search-term.rules.ts";
import { completedTerms } from "./suggestion.rules.ts";

const aWord = (typed: string, longer: string[] = [], changes: Partial<TypedWord> = {}): TypedWord => ({
  typed,
  forms: [],
  longer,
  lookalikes: [],
  ...changes,
});

const red = aWord("red", ["red"], { forms: ["red"] });
const slik = aWord("slik", [], {
  lookalikes: [{ word: "silk", forms: [], isHomophone: false, named: 1 }],
});

const matches = [{ title: "Bandhani Anarkali", category: "party", availableColors: ["Madder Red"] }];

describe("completed terms", () => {
  it("complete the last word from the dictionary, without the typed word itself", () => {
    expect(completedTerms([aWord("kurt", ["kurta", "kurti"])], [])).toEqual(["kurta", "kurti"]);
    expect(completedTerms([red], [])).toEqual([]);
  });

  it("are at most five", () => {
    expect(completedTerms([aWord("a", ["a1", "a2", "a3", "a4", "a5", "a6"])], [])).toHaveLength(5);
  });

  it("keep the other words and complete the last one by words of the matching products only", () => {
    expect(completedTerms([red, aWord("an", ["anarkali", "antique"])], matches)).toEqual(["red anarkali"]);
    expect(completedTerms([aWord("anarkali", ["anarkali"]), aWord("r", ["rust", "red"])], matches)).toEqual([
      "anarkali red",
    ]);
  });

  const titled = (title: string) => [{ title, category: "party", availableColors: [] }];

  it("complete the last word in an Indian script", () => {
    const hindi = [aWord("लाल", ["लाल"], { forms: ["लाल"] }), aWord("सा", ["साड़ी"])];
    expect(completedTerms(hindi, titled("लाल साड़ी"))).toEqual(["लाल साड़ी"]);
  });

  it("complete to a word that the title writes with accents", () => {
    expect(completedTerms([red, aWord("caf", ["cafe"])], titled("Red Café Dress"))).toEqual(["red cafe"]);
  });

  it("correct misspelled words", () => {
    expect(completedTerms([slik], matches)).toEqual(["silk"]);
    expect(completedTerms([red, slik], matches)).toEqual(["red silk"]);
    expect(completedTerms([red, slik], [])).toEqual([]);
    expect(completedTerms([slik, aWord("an", ["anarkali"])], matches)).toEqual(["silk anarkali"]);
  });

  it("are empty for an empty text and for words without a match", () => {
    expect(completedTerms([], [])).toEqual([]);
    expect(completedTerms([aWord("qqqq")], [])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { wordQueryOf, type TypedWord } from "./search-term.rules.ts";

const aWord = (typed: string, changes: Partial<TypedWord> = {}): TypedWord => ({
  typed,
  forms: [],
  longer: [],
  lookalikes: [],
  ...changes,
});

const dress = aWord("dress", { forms: ["dress", "dresses"] });
const red = aWord("red", { forms: ["red"] });

describe("the query for the word index", () => {
  it("contains every typed word in all its forms", () => {
    expect(wordQueryOf([red, dress])).toBe("('red') & ('dress' | 'dresses')");
  });

  it("completes an unknown word, or corrects its spelling", () => {
    const kur = aWord("kur", { longer: ["kurta"] });
    const slik = aWord("slik", {
      lookalikes: [{ word: "silk", forms: ["silk"], isHomophone: false, named: 9 }],
    });
    expect(wordQueryOf([kur, slik])).toBe("('kurta') & ('silk')");
  });

  it("ignores words without a match", () => {
    expect(wordQueryOf([aWord("qqqq"), red])).toBe("('red')");
  });

  it("is null if no word is left", () => {
    expect(wordQueryOf([aWord("qqqq")])).toBeNull();
    expect(wordQueryOf([])).toBeNull();
  });

  it("quotes the operators of the query language", () => {
    expect(wordQueryOf([aWord("d'or", { forms: ["d'or\\"] })])).toBe("('d''or\\\\')");
  });
});

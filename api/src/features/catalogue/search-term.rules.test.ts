import { describe, expect, it } from "vitest";
import { wordQueryOf, type DictionaryWord, type TypedWord } from "./search-term.rules.ts";

const aDictionaryWord = (word: string, ...products: number[]): DictionaryWord => ({ word, products });

const aWord = (typed: string, changes: Partial<TypedWord> = {}): TypedWord => ({
  typed,
  forms: [],
  longer: [],
  lookalikes: [],
  ...changes,
});

const dress = aWord("dress", {
  forms: [aDictionaryWord("dress", 40, 40, 40, 50), aDictionaryWord("dresses", 0, 0, 0, 10)],
});
const red = aWord("red", { forms: [aDictionaryWord("red", 5, 20, 20, 25)] });

describe("the query for the word index", () => {
  it("contains every typed word in all its forms", () => {
    expect(wordQueryOf([red, dress], 100)?.text).toBe("('red') & ('dress' | 'dresses')");
  });

  it("completes an unknown word, or corrects its spelling", () => {
    const kur = aWord("kur", { longer: [aDictionaryWord("kurta", 3, 3, 3, 3)] });
    const slik = aWord("slik", {
      lookalikes: [
        { word: "silk", forms: [aDictionaryWord("silk", 9, 9, 9, 9)], isHomophone: false, named: 9 },
      ],
    });
    expect(wordQueryOf([kur, slik], 100)?.text).toBe("('kurta') & ('silk')");
  });

  it("ignores words without a match, and is null if no word is left", () => {
    expect(wordQueryOf([aWord("qqqq"), red], 100)?.text).toBe("('red')");
    expect(wordQueryOf([aWord("qqqq")], 100)).toBeNull();
    expect(wordQueryOf([], 100)).toBeNull();
  });

  it("quotes the operators of the query language", () => {
    expect(wordQueryOf([aWord("d'or", { forms: [aDictionaryWord("d'or\\", 1)] })], 9)?.text).toBe(
      "('d''or\\\\')",
    );
  });
});

describe("the estimated number of matches", () => {
  it("multiplies the shares of the words", () => {
    expect(wordQueryOf([red], 100)?.likely).toEqual([5, 20, 20, 25]);
    expect(wordQueryOf([red, dress], 100)?.likely).toEqual([2, 8, 8, 15]);
  });

  it("is never above the number of products", () => {
    expect(wordQueryOf([dress], 30)?.likely).toEqual([30, 30, 30, 30]);
  });
});

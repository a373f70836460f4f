import { describe, expect, it } from "vitest";
import { wordQueryOf, type KnownWord, type TypedWord } from "./search-term.rules.ts";

const known = (word: string, ...products: number[]): KnownWord => ({ word, products });

const aWord = (typed: string, changes: Partial<TypedWord> = {}): TypedWord => ({
  typed,
  forms: [],
  longer: [],
  lookalikes: [],
  ...changes,
});

const dress = aWord("dress", { forms: [known("dress", 40, 40, 40, 50), known("dresses", 0, 0, 0, 10)] });
const red = aWord("red", { forms: [known("red", 5, 20, 20, 25)] });

describe("what is asked of the word index", () => {
  it("is every typed word, in any of its forms", () => {
    expect(wordQueryOf([red, dress], 100)?.text).toBe("('red') & ('dress' | 'dresses')");
  });

  it("takes a word that nobody has for the beginning of one, and else for a misspelled one", () => {
    const kur = aWord("kur", { longer: [known("kurta", 3, 3, 3, 3)] });
    const slik = aWord("slik", {
      lookalikes: [{ word: "silk", forms: [known("silk", 9, 9, 9, 9)], isHomophone: false, named: 9 }],
    });
    expect(wordQueryOf([kur, slik], 100)?.text).toBe("('kurta') & ('silk')");
  });

  it("does without words that mean nothing here, and is nothing when there are no others", () => {
    expect(wordQueryOf([aWord("qqqq"), red], 100)?.text).toBe("('red')");
    expect(wordQueryOf([aWord("qqqq")], 100)).toBeNull();
    expect(wordQueryOf([], 100)).toBeNull();
  });

  it("keeps signs of the query language within words", () => {
    expect(wordQueryOf([aWord("d'or", { forms: [known("d'or\\", 1)] })], 9)?.text).toBe("('d''or\\\\')");
  });
});

describe("how many products are likely found", () => {
  it("is the share of each word in those of the others", () => {
    expect(wordQueryOf([red], 100)?.likely).toEqual([5, 20, 20, 25]);
    expect(wordQueryOf([red, dress], 100)?.likely).toEqual([2, 8, 8, 15]);
  });

  it("is never more than there are", () => {
    expect(wordQueryOf([dress], 30)?.likely).toEqual([30, 30, 30, 30]);
  });
});

import { describe, expect, it } from "vitest";
import { editDistance, correctionOf, type Lookalike } from "./spelling.rules.ts";

const aLookalike = (word: string, changes: Partial<Lookalike> = {}): Lookalike => ({
  word,
  forms: [],
  isHomophone: false,
  named: 1,
  ...changes,
});

const corrected = (typed: string, ...words: Lookalike[]): string | undefined =>
  correctionOf(typed, words)?.word;

describe("the edit distance of two words", () => {
  it.each([
    ["kurta", "kurta", 0],
    ["kurtha", "kurta", 1],
    ["lehnga", "lehenga", 1],
    ["slik", "silk", 1],
    ["anrakali", "anarkali", 1],
    ["jumka", "jhumkas", 2],
    ["", "silk", 4],
    ["silk", "", 4],
    ["gown", "saree", 5],
  ])("of %j and %j is %i in both directions", (one, other, edits) => {
    expect([editDistance(one, other), editDistance(other, one)]).toEqual([edits, edits]);
  });
});

describe("the correction of a misspelled word", () => {
  it("is the more common one of two equally near words", () => {
    expect(corrected("slik", aLookalike("slip", { named: 3 }), aLookalike("silk", { named: 30 }))).toBe(
      "silk",
    );
  });

  it("is the nearest word rather than a more common one", () => {
    expect(corrected("drss", aLookalike("drape", { named: 90 }), aLookalike("dress"))).toBe("dress");
  });

  it("prefers a word of the same sound to a word of similar letters", () => {
    expect(corrected("sari", aLookalike("sara"), aLookalike("saree", { isHomophone: true }))).toBe("saree");
  });

  it("prefers a word of titles and labels to a word that only descriptions contain", () => {
    expect(corrected("redd", aLookalike("reed", { named: 0 }), aLookalike("red"))).toBe("red");
    expect(corrected("jwellery", aLookalike("jewellery", { named: 0 }))).toBe("jewellery");
  });

  it("is undefined if every word is too far away: short words allow fewer edits", () => {
    expect(corrected("sk", aLookalike("sky"))).toBeUndefined();
    expect(corrected("gown", aLookalike("town"), aLookalike("going"))).toBe("town");
    expect(corrected("kurta", aLookalike("karate"))).toBeUndefined();
    expect(corrected("qqqq")).toBeUndefined();
  });
});

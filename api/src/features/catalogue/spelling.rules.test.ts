import { describe, expect, it } from "vitest";
import { distance, meantBy, type Lookalike } from "./spelling.rules.ts";

const aLookalike = (word: string, changes: Partial<Lookalike> = {}): Lookalike => ({
  word,
  forms: [],
  isHomophone: false,
  named: 1,
  ...changes,
});

const meant = (typed: string, ...words: Lookalike[]): string | undefined => meantBy(typed, words)?.word;

describe("slips between two words", () => {
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
  ])("of %j and %j are %i, both ways", (one, other, slips) => {
    expect([distance(one, other), distance(other, one)]).toEqual([slips, slips]);
  });
});

describe("what a misspelled word means", () => {
  it("is the nearest word, and the more common one of two that are as near", () => {
    expect(meant("slik", aLookalike("slip", { named: 3 }), aLookalike("silk", { named: 30 }))).toBe("silk");
    expect(meant("drss", aLookalike("drape", { named: 90 }), aLookalike("dress"))).toBe("dress");
  });

  it("is rather what sounds the same than what looks the same", () => {
    expect(meant("sari", aLookalike("sara"), aLookalike("saree", { isHomophone: true }))).toBe("saree");
  });

  it("is rather what names a piece than a word that only descriptions have", () => {
    expect(meant("redd", aLookalike("reed", { named: 0 }), aLookalike("red"))).toBe("red");
    expect(meant("jwellery", aLookalike("jewellery", { named: 0 }))).toBe("jewellery");
  });

  it("is nothing when every word is too far away: short words bear fewer slips", () => {
    expect(meant("sk", aLookalike("sky"))).toBeUndefined();
    expect(meant("gown", aLookalike("town"), aLookalike("going"))).toBe("town");
    expect(meant("kurta", aLookalike("karate"))).toBeUndefined();
    expect(meant("qqqq")).toBeUndefined();
  });
});

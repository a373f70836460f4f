import { describe, expect, it } from "vitest";
import { countsOfSample, samplePercent } from "./product-sample.rules.ts";

describe("a sample of the products", () => {
  it("is the same number of rows of a large table, and all rows of a small one", () => {
    expect(samplePercent(20_000, 1_000_000)).toBe(2);
    expect(samplePercent(20_000, 100_000)).toBe(20);
    expect(samplePercent(20_000, 72)).toBe(100);
  });

  it("gives the counts of the whole table, rounded to two digits, without empty categories", () => {
    const rows = [
      { category: "party", sampled: 6000, matches: 1234 },
      { category: "casuals", sampled: 14_000, matches: 77 },
      { category: "everyday", sampled: 0, matches: 0 },
    ];
    expect(countsOfSample(rows, 1_000_000)).toEqual({ party: 62_000, casuals: 3900 });
    expect(countsOfSample([], 1_000_000)).toEqual({});
  });
});

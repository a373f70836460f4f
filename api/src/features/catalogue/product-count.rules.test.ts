import { describe, expect, it } from "vitest";
import { rupees } from "../../platform/money.ts";
import {
  countsInCensus,
  expectedMatches,
  isInCensus,
  selectionKey,
  totalOf,
  type PriceBand,
} from "./product-count.rules.ts";

describe("counts of a selection", () => {
  it("have one key for all categories, and other keys for another text or price", () => {
    const base = selectionKey({ text: "silk", minPrice: 100 });
    expect(selectionKey({ text: "silk", minPrice: 100, categories: ["party"] })).toBe(base);
    const others = [
      { text: "silk" },
      { text: "silk", maxPrice: 100 },
      { text: "silk", minPrice: 100, newSince: new Date() },
    ];
    expect(new Set([base, ...others.map(selectionKey)]).size).toBe(4);
  });

  it("add up over the chosen categories, or over all", () => {
    const counts = { party: 3, casuals: 4 };
    expect(totalOf(counts, undefined)).toBe(7);
    expect(totalOf(counts, ["casuals", "accessories"])).toBe(4);
    expect(totalOf({}, ["party"])).toBe(0);
  });
});

describe("the census of prices", () => {
  /** Prices of four parties and two casuals, in rupees, as the census bands them. */
  const bands: PriceBand[] = [
    { category: "party", lowest: rupees(900), isAtLowest: false, products: 1 },
    { category: "party", lowest: rupees(1000), isAtLowest: true, products: 2 },
    { category: "party", lowest: rupees(1000), isAtLowest: false, products: 1 },
    { category: "casuals", lowest: rupees(2000), isAtLowest: true, products: 2 },
  ];
  const counted = (from: number | undefined, to: number | undefined) =>
    countsInCensus(
      { bands },
      { minPrice: from === undefined ? from : rupees(from), maxPrice: to === undefined ? to : rupees(to) },
    );

  it.each([
    [undefined, undefined, { party: 4, casuals: 2 }],
    [1000, undefined, { party: 3, casuals: 2 }],
    [1000, 1000, { party: 2 }],
    [undefined, 1000, { party: 3 }],
    [1000, 1100, { party: 3 }],
    [1100, 1900, {}],
    [undefined, 2000, { party: 4, casuals: 2 }],
    [2000, 1000, {}],
  ])("counts products from %s to %s rupees", (from, to, expected) => {
    expect(counted(from, to)).toEqual(expected);
  });

  it("says about how many products of its categories a selection leaves, in whole bands", () => {
    const inCategories = { minPrice: rupees(1050), categories: ["party", "accessories"] };
    expect(expectedMatches({ bands }, inCategories)).toEqual({ candidates: 4, matches: 3 });
    expect(expectedMatches({ bands }, { maxPrice: rupees(900) })).toEqual({ candidates: 6, matches: 0 });
    expect(expectedMatches({ bands }, { maxPrice: rupees(950) })).toEqual({ candidates: 6, matches: 3 });
    expect(expectedMatches({ bands }, { text: "silk", maxPrice: rupees(900) })).toBeUndefined();
  });

  it("covers every position of the sliders, and no other price", () => {
    expect(isInCensus({})).toBe(true);
    expect(isInCensus({ categories: ["party"], minPrice: rupees(0), maxPrice: rupees(9900) })).toBe(true);
    expect(isInCensus({ minPrice: rupees(950) })).toBe(false);
    expect(isInCensus({ maxPrice: rupees(1000) - 1 })).toBe(false);
    expect(isInCensus({ text: "silk" })).toBe(false);
    expect(isInCensus({ newSince: new Date() })).toBe(false);
    expect(isInCensus({ facets: { kinds: ["kurta"] } })).toBe(false);
    expect(isInCensus({ facets: { kinds: [] } })).toBe(true);
  });
});

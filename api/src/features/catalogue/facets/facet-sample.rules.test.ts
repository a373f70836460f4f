import { describe, expect, it } from "vitest";
import {
  countSample,
  countsOfSample,
  pricesInSample,
  sampleOf,
  totalOfSample,
  uncertainDimensions,
} from "./facet-sample.rules.ts";

/** Three red kurtas at 100, 200 and 300; one blue kurta; two red dresses; one bag in no colour. */
const rows = [
  { category: "everyday", facets: ["color/red", "kind/kurta", "size/M"], prices: [100, 200, 300] },
  { category: "everyday", facets: ["color/blue", "kind/kurta", "size/M", "size/S"], prices: [150] },
  { category: "party", facets: ["color/red", "kind/dress", "size/S"], prices: [500, 600] },
  { category: "accessories", facets: ["kind/bag", "other/word"], prices: [50] },
];
const sample = sampleOf(rows, 1);
const counted = (selection: Parameters<typeof countSample>[1]) =>
  countsOfSample(sample, countSample(sample, selection));

describe("the counts of a sample", () => {
  it("are of all products without a choice", () => {
    expect(counted({})).toEqual({
      categories: { everyday: 4, party: 2, accessories: 1 },
      kinds: { kurta: 4, dress: 2, bag: 1 },
      colors: { red: 5, blue: 1 },
      fabrics: {},
      sizes: { M: 4, S: 3 },
    });
  });

  it("follow the other choices; a facet's own choice does not shrink its counts", () => {
    expect(counted({ facets: { kinds: ["kurta"] } })).toMatchObject({
      kinds: { kurta: 4, dress: 2, bag: 1 },
      colors: { red: 3, blue: 1 },
      sizes: { M: 4, S: 1 },
      categories: { everyday: 4 },
    });
    expect(counted({ facets: { kinds: ["kurta"], colors: ["red"] } })).toMatchObject({
      kinds: { kurta: 3, dress: 2 },
      colors: { red: 3, blue: 1 },
      sizes: { M: 3 },
    });
    expect(counted({ categories: ["party"], facets: { sizes: ["S"] } })).toMatchObject({
      categories: { everyday: 1, party: 2 },
      kinds: { dress: 2 },
      sizes: { S: 2 },
    });
  });

  it("count a product of several chosen values once, and follow the price", () => {
    expect(counted({ facets: { colors: ["red", "blue"] }, minPrice: 150, maxPrice: 500 })).toMatchObject({
      kinds: { kurta: 3, dress: 1 },
      colors: { red: 3, blue: 1 },
    });
  });

  it("are empty for choices that exclude each other, except for each choice alone", () => {
    const counts = counted({ facets: { kinds: ["bag"], colors: ["blue"] } });
    expect(counts.sizes).toEqual({});
    expect(counts.kinds).toEqual({ kurta: 1 });
    expect(counts.colors).toEqual({});
  });
});

describe("a sample of a part of the products", () => {
  const part = sampleOf(
    [
      { category: "party", facets: ["kind/dress", "color/red"], prices: Array(60).fill(100) as number[] },
      { category: "party", facets: ["kind/bag", "color/red"], prices: [100] },
    ],
    0.02,
  );

  it("gives the counts of the shop, rounded to two digits", () => {
    expect(countsOfSample(part, countSample(part, {})).kinds).toEqual({ dress: 3000, bag: 50 });
  });

  it("leaves counts that rest on few products to a statement", () => {
    expect(uncertainDimensions(part, countSample(part, {}))).toEqual([]);
    expect(uncertainDimensions(part, countSample(part, { facets: { kinds: ["bag"] } }))).toEqual([
      "categories",
      "colors",
      "fabrics",
      "sizes",
    ]);
    expect(uncertainDimensions(sample, countSample(sample, { facets: { kinds: ["bag"] } }))).toEqual([]);
  });

  it("has the prices of the products of a selection, and the number of all", () => {
    const inRed = { categories: ["everyday"], facets: { colors: ["red"] } };
    expect(pricesInSample(sample, inRed)).toEqual({ prices: [100, 200, 300], scale: 1 });
    expect(pricesInSample(sample, { ...inRed, minPrice: 200 }).prices).toEqual([200, 300]);
    expect(pricesInSample(sample, { facets: { kinds: ["kurta", "bag"] } }).prices).toHaveLength(5);
    expect(pricesInSample(part, { facets: { kinds: ["bag"] } }).scale).toBe(50);
    expect(totalOfSample(part)).toBe(3050);
  });

  it("has the part of the matches that each tier has, if they were read", () => {
    const tiers = [
      [1, 2, 2, 3],
      [0, 0, 1, 1],
    ];
    const matches = tiers.map((counts) => ({ category: "party", facets: [], prices: [1], tiers: counts }));
    expect(sampleOf(matches, 1).tierShares).toEqual([0.25, 0.5, 0.75, 1]);
    expect(sample.tierShares).toBeUndefined();
  });
});

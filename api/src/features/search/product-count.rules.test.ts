import { describe, expect, it } from "vitest";
import { countedSelections, countsKey, countsOf, type CountedProducts } from "./product-count.rules.ts";

const redInM = { text: "kurta", facets: { colors: ["red"], sizes: ["M"] }, categories: undefined };

describe("the counted selections of a list", () => {
  it("leave out the choice of the dimension that they count", () => {
    expect(countedSelections(redInM)).toEqual([
      { selection: redInM, dimensions: ["categories", "kinds", "fabrics"] },
      { selection: { ...redInM, facets: { colors: [], sizes: ["M"] } }, dimensions: ["colors"] },
      { selection: { ...redInM, facets: { colors: ["red"], sizes: [] } }, dimensions: ["sizes"] },
    ]);
    const inParty = { categories: ["party"] };
    expect(countedSelections(inParty)[1]).toEqual({
      selection: { categories: undefined },
      dimensions: ["categories"],
    });
  });
});

describe("the counts of a list", () => {
  const counted: CountedProducts[] = [
    { categories: { party: 3, casuals: 1 }, words: { "kind/kurta": 4, "fabric/silk": 2 }, scale: 1 },
    { categories: { party: 9 }, words: { "color/red": 4, "color/blue": 5 }, scale: 1 },
    { categories: { party: 7 }, words: { "size/36/38": 7 }, scale: 1 },
  ];

  const counts = countsOf(countedSelections(redInM), counted);

  it("take the total from the list", () => {
    expect(counts.total).toBe(4);
  });

  it("take each dimension from the selection without its choice", () => {
    expect(counts).toMatchObject({
      categories: { party: 3, casuals: 1 },
      kinds: { kurta: 4 },
      fabrics: { silk: 2 },
      colors: { red: 4, blue: 5 },
      sizes: { "36/38": 7 },
    });
  });

  it("are rounded to two digits if they are of a sample", () => {
    const sampled: CountedProducts[] = [
      { categories: { party: 3456, casuals: 1 }, words: { "kind/kurta": 1234 }, scale: 10 },
    ];
    expect(countsOf(countedSelections({}), sampled)).toMatchObject({
      total: 35_000,
      categories: { party: 35_000, casuals: 10 },
      kinds: { kurta: 12_000 },
    });
  });

  it("are all empty for a text without a match", () => {
    expect(countsOf([], [])).toMatchObject({ total: 0, categories: {}, sizes: {} });
  });
});

it("keeps one count of a list, in whichever order its values were chosen", () => {
  const key = (colors: string[], newSince?: Date) => countsKey({ facets: { colors }, newSince });
  expect(key(["red", "blue"])).toBe(key(["blue", "red"]));
  expect(key(["red"])).not.toBe(key(["blue"]));
  expect(key(["red"], new Date(1))).toBe(key(["red"], new Date(2)));
  const inCollection = (version: number) =>
    countsKey({ collection: { id: "1", version, rule: undefined, pinnedIds: [] } });
  expect(inCollection(1)).not.toBe(inCollection(2));
  expect(inCollection(1)).not.toBe(countsKey({}));
  expect(countsKey({ facets: { colors: ["red"] } })).not.toBe(countsKey({ facets: { fabrics: ["red"] } }));
});

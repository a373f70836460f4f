import { describe, expect, it } from "vitest";
import { rupees } from "../../../platform/money.ts";
import { maxCounted } from "../product-count.rules.ts";
import {
  choiceKey,
  countsOfProducts,
  priceStepsQuery,
  readForWords,
  withoutChoice,
} from "./facet-count.rules.ts";

describe("counted products", () => {
  const counted = {
    categories: { party: 9998, casuals: 1 },
    words: { "kind/dress": 40, "color/red": 8, "price/212": 3 },
    total: 9999,
    pagesRead: 9000,
    pages: 9000,
  };

  it("are exact up to ten thousand, whatever part of the table they fill", () => {
    expect(countsOfProducts({ ...counted, pagesRead: 3 }).categories).toEqual(counted.categories);
    expect(countsOfProducts({ ...counted, categories: {}, words: {}, total: 0, pagesRead: 1 }).kinds).toEqual(
      {},
    );
    const few = countsOfProducts({ ...counted, total: readForWords });
    expect(few).toMatchObject({ kinds: { dress: 40 }, colors: { red: 8 }, sizes: {} });
  });

  it("have facets of the first ones, extrapolated to all", () => {
    expect(countsOfProducts({ ...counted, total: 4 * readForWords - 1 }).colors).toEqual({ red: 32 });
  });

  it("are extrapolated and rounded above ten thousand, from the part of the table that was read", () => {
    const many = { ...counted, categories: { party: maxCounted - 2500, casuals: 2500 }, total: maxCounted };
    const counts = countsOfProducts({ ...many, pagesRead: 300, pages: 900 });
    expect(counts.categories).toEqual({ party: 23_000, casuals: 7500 });
    expect(counts.kinds).toEqual({ dress: 480 });
  });
});

describe("a selection", () => {
  it("has one key for the same choice in any order, and another one for each other choice", () => {
    const key = choiceKey({ facets: { kinds: ["kurta", "dress"] }, categories: ["party"] });
    expect(choiceKey({ facets: { kinds: ["dress", "kurta"], sizes: [] }, categories: ["party"] })).toBe(key);
    const others = [
      { facets: { kinds: ["kurta"] }, categories: ["party"] },
      { facets: { kinds: ["kurta", "dress"] } },
      { facets: { colors: ["kurta", "dress"] }, categories: ["party"] },
      { text: "silk", facets: { kinds: ["kurta", "dress"] }, categories: ["party"] },
    ];
    expect(new Set([key, ...others.map(choiceKey)]).size).toBe(5);
  });

  it("loses the choice of one dimension only", () => {
    const selection = { categories: ["party"], facets: { kinds: ["kurta"], sizes: ["M"] } };
    expect(withoutChoice(selection, "kinds").facets).toEqual({ kinds: [], sizes: ["M"] });
    expect(withoutChoice(selection, "categories")).toEqual({ ...selection, categories: undefined });
  });

  it("names the price steps of a narrow range, and of no other one", () => {
    expect(priceStepsQuery({ minPrice: rupees(1000), maxPrice: rupees(1000) })).toBe(
      "('price/264' | 'price/265' | 'price/266')",
    );
    expect(priceStepsQuery({ minPrice: rupees(100), maxPrice: rupees(9900) })).toBeUndefined();
    expect(priceStepsQuery({ maxPrice: rupees(9900) })).toBeUndefined();
  });
});

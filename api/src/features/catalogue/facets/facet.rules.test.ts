import { expect, it } from "vitest";
import { facetChoiceOf } from "./facet-choice.rules.ts";
import { facetOfWord, facetQuery, withFacets } from "./facet.rules.ts";

it("writes one query for any value of each facet, and every facet", () => {
  expect(facetQuery({ kinds: ["kurta", "dress"], sizes: ["M"] })).toBe(
    "('kind/kurta' | 'kind/dress') & ('size/M')",
  );
  expect(facetQuery({ colors: ["red"] }, "'silk'")).toBe("('silk') & ('color/red')");
  expect(facetQuery({ kinds: [] })).toBeUndefined();
  expect(facetQuery(undefined, "'silk'")).toBe("('silk')");
});

it("quotes a size, whatever its characters", () => {
  expect(facetQuery({ sizes: ["O'NE \\ & | !"] })).toBe("('size/O''NE \\\\ & | !')");
});

it("reads a facet from its word, also a size with a slash", () => {
  expect(facetOfWord("size/36/38")).toEqual({ name: "sizes", value: "36/38" });
  expect(facetOfWord("price/212")).toBeUndefined();
  expect(facetOfWord("kurta")).toBeUndefined();
});

it("expects as many matches of a list as the facets leave", () => {
  const words = { text: "'silk'", likely: [10, 20, 400, 1000], total: 5000 };
  expect(withFacets(words, { kinds: ["dress"] }, { share: 0.1, total: 9 })).toEqual({
    text: "('silk') & ('kind/dress')",
    likely: [1, 2, 40, 100],
    total: 5000,
  });
  expect(withFacets(undefined, { colors: ["red"] }, { share: 0.25, total: 1000 })?.likely[3]).toBe(250);
  expect(withFacets(undefined, { kinds: ["dress"] }, { share: 1, total: 1000 })).toBeUndefined();
});

it("takes each value once, sizes in capital letters, and refuses too many values", () => {
  expect(facetChoiceOf({ kinds: ["kurta", "kurta"], sizes: [" m", "M", ""], colors: null })).toEqual({
    kinds: ["kurta"],
    sizes: ["M"],
    colors: [],
    fabrics: [],
  });
  expect(facetChoiceOf({ kinds: [], sizes: [" "] })).toBeUndefined();
  const refusal = expect.objectContaining({ code: "BAD_INPUT" });
  expect(() => facetChoiceOf({ sizes: Array.from({ length: 31 }, String) })).toThrow(refusal);
  expect(() => facetChoiceOf({ sizes: ["9".repeat(61)] })).toThrow(refusal);
});

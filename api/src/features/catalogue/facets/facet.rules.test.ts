import { expect, it } from "vitest";
import { facetChoiceOf } from "./facet-choice.rules.ts";
import { facetOfWord, facetQuery, needsWordIndex, withFacets } from "./facet.rules.ts";

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

it("joins the words of a text and the facets, with the number of matches of both", () => {
  const words = { text: "'silk'", likely: [10, 20, 400, 1000], total: 5000, hasSeveralWords: false };
  expect(withFacets(words, { kinds: ["dress"] }, { likely: [1, 2.2, 40, 100], total: 9000 })).toEqual({
    text: "('silk') & ('kind/dress')",
    likely: [1, 2, 40, 100],
    total: 9000,
    hasSeveralWords: true,
    forecast: undefined,
    facets: [["kind/dress"]],
  });
  const ofFacet = withFacets(undefined, { colors: ["red"] }, { likely: [250], total: 1000 });
  expect(ofFacet).toMatchObject({ text: "('color/red')", hasSeveralWords: false });
  const several = { kinds: ["kurta", "dress"], colors: ["red"] };
  expect(withFacets(undefined, several, { likely: [90_000], total: 1e6 }).likely).toEqual([15_000]);
});

it("needs the word index for a text and for each facet but the kind", () => {
  expect(needsWordIndex(undefined, { kinds: ["dress"] })).toBe(false);
  expect(needsWordIndex(undefined, { sizes: ["M"] })).toBe(true);
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

import { expect, it } from "vitest";
import { facetChoiceOf, facetOfWord, facetQuery } from "./facet.rules.ts";

it("writes one query for any value of each facet, and every facet", () => {
  expect(facetQuery({ kinds: ["kurta", "dress"], sizes: ["M"] })).toBe(
    "('kind/kurta' | 'kind/dress') & ('size/M')",
  );
  expect(facetQuery({ colors: ["red"] }, "'silk'")).toBe("('silk') & ('color/red')");
  expect(facetQuery({ kinds: [] })).toBe("");
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

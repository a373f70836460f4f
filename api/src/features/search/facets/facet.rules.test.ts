import { expect, it } from "vitest";
import { facetChoiceOf, facetOfWord, facetQuery } from "./facet.rules.ts";

it("matches products with any chosen value in every facet", () => {
  expect(facetQuery({ kinds: ["kurta", "dress"], sizes: ["M"] })).toBe(
    "('kind/kurta' | 'kind/dress') & ('size/M')",
  );
  expect(facetQuery({ colors: ["red"] }, "'silk'")).toBe("('silk') & ('color/red')");
});

it("asks for no facet without a value", () => {
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

it("takes each value once with sizes in capital letters", () => {
  expect(facetChoiceOf({ kinds: ["kurta", "kurta"], sizes: [" m", "M", ""], colors: null })).toEqual({
    kinds: ["kurta"],
    sizes: ["M"],
    colors: [],
    fabrics: [],
  });
});

it("makes no choice of blank values", () => {
  expect(facetChoiceOf({ kinds: [], sizes: [" "] })).toBeUndefined();
});

it("refuses too many values", () => {
  const refusal = expect.objectContaining({ code: "BAD_INPUT" });
  expect(() => facetChoiceOf({ sizes: Array.from({ length: 31 }, String) })).toThrow(refusal);
  expect(() => facetChoiceOf({ sizes: ["9".repeat(61)] })).toThrow(refusal);
});

import { describe, expect, it } from "vitest";
import { allRatings, commentOf, ratingOf } from "./review.rules.ts";

describe("a review", () => {
  it.each([1, 2, 3, 4, 5])("may give %d stars", (rating) => {
    expect(ratingOf(rating)).toBe(rating);
  });

  it.each([0, 6, -1, 2.5, Number.NaN, Infinity])("may not give %d stars", (rating) => {
    expect(() => ratingOf(rating)).toThrow("A rating is a whole number of stars from 1 to 5.");
  });

  it("keeps its text with line breaks and trims the white space around it", () => {
    expect(commentOf("  Soft.\n\nFits <b>well</b>. \n")).toBe("Soft.\n\nFits <b>well</b>.");
  });

  it("needs a comment", () => {
    for (const empty of ["", "   ", "\n\t "])
      expect(() => commentOf(empty)).toThrow("Please write a comment.");
  });

  it("has at most 2,000 characters", () => {
    expect(commentOf("x".repeat(2000))).toHaveLength(2000);
    expect(() => commentOf("x".repeat(2001))).toThrow("A review has at most 2,000 characters.");
  });
});

it("counts the ratings from five stars down, with 0 for unused ratings", () => {
  expect(
    allRatings([
      { rating: 1, count: 2 },
      { rating: 5, count: 7 },
    ]).map(({ count }) => count),
  ).toEqual([7, 0, 0, 0, 2]);
});

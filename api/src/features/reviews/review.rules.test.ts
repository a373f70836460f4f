import { describe, expect, it } from "vitest";
import { allRatings, commentOf, ratingOf } from "./review.rules.ts";

describe("a review", () => {
  it.each([1, 2, 3, 4, 5])("may give %d stars", (rating) => {
    expect(ratingOf(rating)).toBe(rating);
  });

  it.each([0, 6, -1, 2.5, Number.NaN, Infinity])("may not give %d stars", (rating) => {
    expect(() => ratingOf(rating)).toThrow("A rating is a whole number of stars from 1 to 5.");
  });

  it("keeps what she wrote, lines and all, without the blanks around it", () => {
    expect(commentOf("  Soft.\n\nFits <b>well</b>. \n")).toBe("Soft.\n\nFits <b>well</b>.");
  });

  it("says something", () => {
    for (const nothing of ["", "   ", "\n\t "])
      expect(() => commentOf(nothing)).toThrow("Please write a comment.");
  });

  it("ends at 2,000 characters", () => {
    expect(commentOf("x".repeat(2000))).toHaveLength(2000);
    expect(() => commentOf("x".repeat(2001))).toThrow("A review has at most 2,000 characters.");
  });
});

it("counts the ratings from five stars down, and 0 where nobody gave one", () => {
  expect(
    allRatings([
      { rating: 1, count: 2 },
      { rating: 5, count: 7 },
    ]).map(({ count }) => count),
  ).toEqual([7, 0, 0, 0, 2]);
});

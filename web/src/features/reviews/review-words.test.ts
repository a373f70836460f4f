import { expect, it } from "vitest";
import { fitText } from "./review-words.ts";

const counts = (small: number, right: number, large: number) => [
  { fit: "SMALL" as const, count: small },
  { fit: "TRUE_TO_SIZE" as const, count: right },
  { fit: "LARGE" as const, count: large },
];

it("names the most frequent answer about the fit, of all answers", () => {
  expect(fitText(counts(4, 2, 0))).toBe("Runs small: 4 of 6 reviewers");
  expect(fitText(counts(0, 5, 1))).toBe("True to size: 5 of 6 reviewers");
});

it("says nothing without answers, or if two answers are as frequent", () => {
  expect(fitText([])).toBeUndefined();
  expect(fitText(counts(3, 3, 0))).toBeUndefined();
});

import { expect, it } from "vitest";
import { isReviewingInState, reviewingResume } from "./reviewing-in-state.ts";

it("knows that she was about to write a review", () => {
  expect(isReviewingInState({ resume: reviewingResume })).toBe(true);
});

it.each([null, undefined, {}, { resume: null }, { resume: { heart: "p1" } }, { resume: "reviewing" }])(
  "is not misled by %j",
  (state) => {
    expect(isReviewingInState(state)).toBe(false);
  },
);

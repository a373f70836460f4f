import { expect, it } from "vitest";
import { noticeInState } from "./notice-in-state.ts";

it("finds the sentence that came along to home", () => {
  expect(noticeInState({ notice: "Your account is deleted." })).toBe("Your account is deleted.");
});

it("finds none where another thing, or nothing, came along", () => {
  for (const state of [null, undefined, "notice", {}, { notice: 1 }, { resume: "x" }])
    expect(noticeInState(state)).toBeNull();
});

import { expect, it } from "vitest";
import { asResume, heartInState } from "./heart-in-state.ts";

it("finds the heart that waited for the login", () => {
  expect(heartInState({ resume: asResume("p1") })).toBe("p1");
});

it.each([null, undefined, "p1", {}, { resume: null }, { resume: { heart: 1 } }, { resume: { buying: {} } }])(
  "finds none in %j",
  (state) => {
    expect(heartInState(state)).toBeNull();
  },
);

import { expect, it } from "vitest";
import { linkInState } from "./link-in-state.ts";

it("finds the link's token again after a reload", () => {
  expect(linkInState({ token: "abc" })).toBe("abc");
});

it.each([null, undefined, "abc", {}, { token: "" }, { token: 7 }])("finds none in %j", (state) => {
  expect(linkInState(state)).toBeNull();
});

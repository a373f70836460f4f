import { expect, it } from "vitest";
import { placeAfter } from "./use-list-keys.ts";

it("j and k walk through a list, and stay at its ends", () => {
  expect(placeAfter("j", -1, 3)).toBe(0);
  expect(placeAfter("k", -1, 3)).toBe(0);
  expect(placeAfter("j", 0, 3)).toBe(1);
  expect(placeAfter("j", 2, 3)).toBe(2);
  expect(placeAfter("k", 2, 3)).toBe(1);
  expect(placeAfter("k", 0, 3)).toBe(0);
});

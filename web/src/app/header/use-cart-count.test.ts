import { expect, it } from "vitest";
import { badgeText } from "./use-cart-count.ts";

it("shows 99+ above 99 pieces", () => {
  expect([1, 99, 100].map(badgeText)).toEqual(["1", "99", "99+"]);
});

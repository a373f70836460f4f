import { expect, it } from "vitest";
import { badgeText } from "./use-cart-count.ts";

it("stops counting the cart at 99", () => {
  expect([1, 99, 100].map(badgeText)).toEqual(["1", "99", "99+"]);
});

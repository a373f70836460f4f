import { expect, it } from "vitest";
import { priceChangeText } from "./price-change.ts";

it("tells whether the price rose or fell since the line was added", () => {
  expect(priceChangeText({ priceWhenAdded: 1299, price: 1499 })).toBe(
    "The price went up: was ₹1,299, now ₹1,499.",
  );
  expect(priceChangeText({ priceWhenAdded: 1499, price: 1299.5 })).toBe(
    "The price came down: was ₹1,499, now ₹1,299.50.",
  );
});

it("is undefined for an unchanged price", () => {
  expect(priceChangeText({ priceWhenAdded: 1299, price: 1299 })).toBeUndefined();
});

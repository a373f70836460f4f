import { expect, it } from "vitest";
import { priceChangeText } from "./price-change.ts";

it("tells which way the price of a piece went since she added it", () => {
  expect(priceChangeText({ priceWhenAdded: 1299, price: 1499 })).toBe(
    "The price went up: was ₹1,299, now ₹1,499.",
  );
  expect(priceChangeText({ priceWhenAdded: 1499, price: 1299.5 })).toBe(
    "The price came down: was ₹1,499, now ₹1,299.50.",
  );
});

it("says nothing while it costs the same", () => {
  expect(priceChangeText({ priceWhenAdded: 1299, price: 1299 })).toBeUndefined();
});

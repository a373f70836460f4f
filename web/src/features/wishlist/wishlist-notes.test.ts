import { expect, it } from "vitest";
import { priceDropText } from "./wishlist-notes.tsx";

it("tells how much less a wished piece costs than when it was saved", () => {
  expect(priceDropText({ price: 999, priceWhenAdded: 1299.5, stock: 1 })).toBe(
    "₹300.50 less than when you saved it",
  );
});

it.each([
  { price: 999, priceWhenAdded: 999, stock: 1 },
  { price: 1099, priceWhenAdded: 999, stock: 1 },
  { price: 999, priceWhenAdded: null, stock: 1 },
])("tells nothing without a known drop: %o", (product) => {
  expect(priceDropText(product)).toBeUndefined();
});

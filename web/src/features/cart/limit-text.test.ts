import { expect, it } from "vitest";
import { limitText } from "./limit-text.ts";

it("names the stock if the shopper asks for more", () => {
  expect(limitText({ requestedQuantity: 500, maxQuantity: 38, inCart: 0 })).toBe(
    "Only 38 pieces of this size and colour are left.",
  );
});

it("names the pieces in the cart, which take their part of the stock", () => {
  expect(limitText({ requestedQuantity: 5, maxQuantity: 1, inCart: 4 })).toBe(
    "Only 1 piece of this size and colour is left besides the 4 in your cart.",
  );
});

it("names the limit of one line if there is more stock", () => {
  expect(limitText({ requestedQuantity: 500, maxQuantity: 99, inCart: 0 })).toBe(
    "You can order at most 99 of one size and colour.",
  );
});

it("names the limit of one line together with the pieces in the cart", () => {
  expect(limitText({ requestedQuantity: 60, maxQuantity: 39, inCart: 60 })).toBe(
    "You can order at most 99 of one size and colour, including the 60 in your cart.",
  );
});

it.each([
  { requestedQuantity: 3, maxQuantity: 3, inCart: 0 },
  { requestedQuantity: 1, maxQuantity: 0, inCart: 2 },
])("is absent if all requested pieces can be added, or none: %o", (limit) => {
  expect(limitText(limit)).toBeUndefined();
});

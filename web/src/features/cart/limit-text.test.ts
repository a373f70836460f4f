import { expect, it } from "vitest";
import { limitText } from "./limit-text.ts";

it("names the stock if the shopper asks for more", () => {
  expect(limitText({ requestedQuantity: 500, maxQuantity: 38, inCart: 0 })).toBe(
    "We have only 38 pieces of this choice.",
  );
});

it("names the pieces in the cart, which take their part of the stock", () => {
  expect(limitText({ requestedQuantity: 5, maxQuantity: 1, inCart: 4 })).toBe(
    "We have only 1 piece of this choice besides the 4 in your cart.",
  );
});

it("names the limit of one line if there is more stock", () => {
  expect(limitText({ requestedQuantity: 500, maxQuantity: 99, inCart: 0 })).toBe(
    "One order can have at most 99 of a choice.",
  );
});

it("names the limit of one line together with the pieces in the cart", () => {
  expect(limitText({ requestedQuantity: 60, maxQuantity: 39, inCart: 60 })).toBe(
    "One order can have at most 99 of a choice, with the 60 in your cart.",
  );
});

it.each([
  { requestedQuantity: 3, maxQuantity: 3, inCart: 0 },
  { requestedQuantity: 1, maxQuantity: 0, inCart: 2 },
])("is absent if all requested pieces can be added, or none: %o", (limit) => {
  expect(limitText(limit)).toBeUndefined();
});

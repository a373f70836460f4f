import { expect, it } from "vitest";
import { nextIndex, suggestionsOf } from "./suggestions.ts";

const product = {
  id: "p1",
  slug: "tussar-silk-blazer",
  title: "Tussar Silk Blazer",
  price: 4990,
  coverPictures: [],
};

it("lists terms, then products, without the typed term", () => {
  const suggestions = suggestionsOf({ terms: ["silk", "silk blazer"], products: [product] }, "Silk");
  expect(suggestions.map(({ to }) => to)).toEqual([
    "/search?term=silk+blazer",
    "/product/p1/tussar-silk-blazer",
  ]);
});

it("moves with the arrow keys from the box through the options and back to the box", () => {
  expect([-1, 0, 1].map((index) => nextIndex(index, "ArrowDown", 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((index) => nextIndex(index, "ArrowUp", 2))).toEqual([1, -1, 0]);
  expect(nextIndex(0, "a", 2)).toBeNull();
});

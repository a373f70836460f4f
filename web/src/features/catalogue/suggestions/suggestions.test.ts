import { expect, it } from "vitest";
import { nextIndex, suggestionsOf } from "./suggestions.ts";

const product = { id: "p1", title: "Tussar Silk Blazer", price: 4990, coverPictures: [] };

it("offers terms to search for, then products to go to, but not what is typed already", () => {
  const lines = suggestionsOf({ terms: ["silk", "silk blazer"], products: [product] }, "Silk");
  expect(lines.map(({ to }) => to)).toEqual(["/search?term=silk+blazer", "/product/p1"]);
});

it("leads the arrow keys from the box through the lines and back to the box", () => {
  expect([-1, 0, 1].map((line) => nextIndex(line, "ArrowDown", 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((line) => nextIndex(line, "ArrowUp", 2))).toEqual([1, -1, 0]);
  expect(nextIndex(0, "a", 2)).toBeNull();
});

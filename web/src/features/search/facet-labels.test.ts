import { expect, it } from "vitest";
import { compareSizes, sizeLabel } from "./facet-labels.ts";

it("orders sizes from small to large: letters, numbers, words", () => {
  const sizes = ["ONE SIZE", "38", "XL", "2.8", "S", "36", "XXL", "XS", "2.4", "FREE", "M"];
  expect(sizes.toSorted(compareSizes)).toEqual([
    "XS",
    "S",
    "M",
    "XL",
    "XXL",
    "2.4",
    "2.8",
    "36",
    "38",
    "FREE",
    "ONE SIZE",
  ]);
});

it("shows words of sizes in lower case, and letters and numbers as they are", () => {
  expect(["XXL", "2.4", "ONE SIZE", "3XL"].map(sizeLabel)).toEqual(["XXL", "2.4", "One size", "3XL"]);
});

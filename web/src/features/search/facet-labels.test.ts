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

it("shows words of sizes in lower case", () => {
  expect(sizeLabel("ONE SIZE")).toBe("One size");
});

it("shows letters and numbers of sizes as they are", () => {
  expect(["XXL", "2.4", "3XL"].map(sizeLabel)).toEqual(["XXL", "2.4", "3XL"]);
});

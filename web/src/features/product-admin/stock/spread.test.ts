import { expect, it } from "vitest";
import { variantKey, variantName, variantsOf, spreadEvenly } from "./spread.ts";
import { signedPieces } from "./reasons.ts";

const dress = { availableSizes: ["S", "M", "L"], availableColors: ["Rust"] };

it("combines sizes and colours", () => {
  expect(variantsOf(dress).map(variantName)).toEqual(["S, Rust", "M, Rust", "L, Rust"]);
  expect(variantsOf({ availableSizes: [], availableColors: ["Rust"] })).toEqual([
    { size: null, color: "Rust" },
  ]);
});

it("spreads all pieces evenly", () => {
  const variants = variantsOf(dress);
  const spread = spreadEvenly(10, variants);
  expect(variants.map((variant) => spread[variantKey(variant)])).toEqual(["4", "3", "3"]);
  expect(Object.values(spreadEvenly(0, variants))).toEqual(["0", "0", "0"]);
});

it("writes a quantity with its sign", () => {
  expect([3, -1200, 0].map(signedPieces)).toEqual(["+3", "−1,200", "0"]);
});

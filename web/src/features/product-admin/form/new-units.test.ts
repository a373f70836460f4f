import { expect, it } from "vitest";
import { variantKey } from "../stock/spread.ts";
import { unitsOf } from "./new-units.ts";
import { emptyTexts } from "./product-texts.ts";

const texts = { ...emptyTexts, availableSizes: "S, M", availableColors: "Rust" };
const rust = (size: string) => variantKey({ size, color: "Rust" });

it("the typed pieces are of each size and colour with 0 where nothing is typed", () => {
  expect(unitsOf(texts, { [rust("S")]: "3", [rust("XL")]: "9" })).toEqual([
    { size: "S", color: "Rust", stock: 3 },
    { size: "M", color: "Rust", stock: 0 },
  ]);
});

it("the pieces of a size are a whole number from 0 on", () => {
  expect(unitsOf(texts, { [rust("S")]: "many" })).toBeUndefined();
  expect(unitsOf(texts, { [rust("S")]: "-1" })).toBeUndefined();
});

import { expect, it } from "vitest";
import { inchesToUnit, sizeGuideOf } from "./size-guide.ts";

it("guides through the sizes that the piece comes in, and no other", () => {
  const rows = sizeGuideOf({ category: "PARTY", availableSizes: ["S", "XL"] });
  expect(rows).toEqual([
    { size: "S", measures: { bust: 34, waist: 28, hip: 37 } },
    { size: "XL", measures: { bust: 40, waist: 34, hip: 43 } },
  ]);
});

it("has nothing to say on accessories, one size, or sizes of another kind", () => {
  expect(sizeGuideOf({ category: "ACCESSORIES", availableSizes: ["S", "M"] })).toEqual([]);
  expect(sizeGuideOf({ category: "EVERYDAY", availableSizes: [] })).toEqual([]);
  expect(sizeGuideOf({ category: "CASUALS", availableSizes: ["36", "38"] })).toEqual([]);
});

it("tells the same length in inches and in whole centimetres", () => {
  expect([inchesToUnit(34, "in"), inchesToUnit(34, "cm"), inchesToUnit(45, "cm")]).toEqual([34, 86, 114]);
});

import { expect, it } from "vitest";
import { inchesToUnit, sizeGuideOf } from "./size-guide.ts";

it("lists exactly the sizes of the product", () => {
  const rows = sizeGuideOf({ category: "PARTY", availableSizes: ["S", "XL"] });
  expect(rows).toEqual([
    { size: "S", measures: { bust: 34, waist: 28, hip: 37 } },
    { size: "XL", measures: { bust: 40, waist: 34, hip: 43 } },
  ]);
});

it("is empty for accessories, products without sizes, and unknown sizes", () => {
  expect(sizeGuideOf({ category: "ACCESSORIES", availableSizes: ["S", "M"] })).toEqual([]);
  expect(sizeGuideOf({ category: "EVERYDAY", availableSizes: [] })).toEqual([]);
  expect(sizeGuideOf({ category: "CASUALS", availableSizes: ["36", "38"] })).toEqual([]);
});

it("converts inches to whole centimetres", () => {
  expect([inchesToUnit(34, "in"), inchesToUnit(34, "cm"), inchesToUnit(45, "cm")]).toEqual([34, 86, 114]);
});

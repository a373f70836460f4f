import { describe, expect, it } from "vitest";
import { variantsOf } from "../catalogue/variant.rules.ts";
import { isTracked, spreadEvenly } from "./stock-units.rules.ts";

describe("stock by size and colour", () => {
  it("has a unit for each combination", () => {
    expect(variantsOf({ availableSizes: ["S", "M"], availableColors: ["Rust"] })).toEqual([
      { size: "S", color: "Rust" },
      { size: "M", color: "Rust" },
    ]);
    expect(variantsOf({ availableSizes: ["S"], availableColors: [] })).toEqual([{ size: "S", color: null }]);
  });

  it("is tracked if a unit names a size or a colour", () => {
    expect(isTracked([{ size: null, color: null }])).toBe(false);
    expect(isTracked([{ size: null, color: "Rust" }])).toBe(true);
  });

  it("spreads all pieces", () => {
    const variants = variantsOf({ availableSizes: ["S", "M", "L"], availableColors: [] });
    expect(spreadEvenly(10, variants).map(({ stock }) => stock)).toEqual([4, 3, 3]);
    expect(spreadEvenly(0, variants).map(({ stock }) => stock)).toEqual([0, 0, 0]);
  });
});

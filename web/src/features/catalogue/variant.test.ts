import { describe, expect, it } from "vitest";
import {
  defaultVariant,
  isComplete,
  isLowStock,
  piecesLeftOf,
  needsVariant,
  missingVariantLabel,
  stockLabel,
  stockText,
} from "./variant.ts";

const kurta = { availableSizes: ["S", "M"], availableColors: ["Indigo", "Wine"] };
const jhumkas = { availableSizes: [], availableColors: ["Antique Gold"] };
const asShown = { availableSizes: [], availableColors: [] };

describe("the variant of a product", () => {
  it("needs a size and a colour if there are several", () => {
    expect(needsVariant(kurta)).toBe(true);
    expect(isComplete(kurta, { size: "S", color: null })).toBe(false);
    expect(isComplete(kurta, { size: null, color: "Wine" })).toBe(false);
    expect(isComplete(kurta, { size: "S", color: "Wine" })).toBe(true);
  });

  it("needs no variant without sizes, nor with a single colour", () => {
    expect(needsVariant(asShown)).toBe(false);
    expect(needsVariant(jhumkas)).toBe(false);
    expect(defaultVariant(jhumkas)).toEqual({ size: null, color: "Antique Gold" });
  });
});

it("names only the missing parts of the variant", () => {
  expect(missingVariantLabel(kurta)).toBe("colour and size");
  expect(missingVariantLabel({ availableSizes: ["S", "M"], availableColors: ["Ivory"] })).toBe("size");
  expect(missingVariantLabel(kurta, { size: null, color: "Wine" })).toBe("size");
});

describe("the pieces left", () => {
  const pooled = [{ size: null, color: null, stock: 4 }];
  const tracked = [
    { size: "S", color: "Indigo", stock: 2 },
    { size: "S", color: "Wine", stock: 0 },
    { size: "M", color: "Wine", stock: 7 },
  ];

  it("are the same for all variants if stock is pooled", () => {
    expect(piecesLeftOf(pooled, { size: "S", color: "Wine" })).toBe(4);
    expect(piecesLeftOf(pooled, { size: null, color: null })).toBe(4);
  });

  it("are those of the combination if stock is tracked by size and colour", () => {
    expect(piecesLeftOf(tracked, { size: "S", color: "Indigo" })).toBe(2);
    expect(piecesLeftOf(tracked, { size: "S", color: "Wine" })).toBe(0);
    expect(piecesLeftOf(tracked, { size: "M", color: "Indigo" })).toBe(0);
  });

  it("include every variant that matches an incomplete one", () => {
    expect(piecesLeftOf(tracked, { size: "S", color: null })).toBe(2);
    expect(piecesLeftOf(tracked, { size: null, color: "Wine" })).toBe(7);
  });

  it("name the size if its pieces are counted separately and few are left", () => {
    const size = (name: string) => ({ size: name, color: "Indigo" });
    expect(stockText(tracked, size("S"))).toBe("Only 2 left in size S");
    expect(stockText(tracked, size("M"))).toBe("Out of stock");
    expect(stockText(tracked, { size: "M", color: "Wine" })).toBe("In stock");
    expect(stockText(tracked, { size: null, color: "Indigo" })).toBe("Only 2 left");
    expect(stockText(pooled, size("S"))).toBe("Only 4 left");
  });

  it("are named exactly for the last 5 pieces", () => {
    expect([0, 1, 5, 6].map(stockLabel)).toEqual(["Out of stock", "Only 1 left", "Only 5 left", "In stock"]);
    expect([0, 1, 5, 6].map(isLowStock)).toEqual([false, true, true, false]);
  });
});

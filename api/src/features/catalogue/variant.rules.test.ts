import { describe, expect, it } from "vitest";
import { isInStock, variantOf, variantText, quantityOf } from "./variant.rules.ts";

const dress = { productId: "dress", availableSizes: ["S", "M"], availableColors: ["Red", "Ivory"] };
const stole = { productId: "stole", availableSizes: [], availableColors: [] };

const message = "Please select size and color.";

describe("a variant", () => {
  it("is one of the sizes and one of the colours", () => {
    expect(variantOf(dress, { size: "M", color: "Ivory" })).toEqual({ size: "M", color: "Ivory" });
    expect(variantOf(dress, { size: " S ", color: "Red\n" })).toEqual({ size: "S", color: "Red" });
  });

  it.each([
    [{ size: "M" }, "color"],
    [{ color: "Red" }, "size"],
    [{ size: null, color: null }, "size"],
    [{ size: "", color: "Red" }, "size"],
    [{ size: "XL", color: "Red" }, "size"],
    [{ size: "m", color: "Red" }, "size"],
    [{ size: "M", color: "Green" }, "color"],
  ])("is refused if it is missing or not available: %j", (requested, field) => {
    expect(() => variantOf(dress, requested)).toThrow(
      expect.objectContaining({
        code: "CHOOSE_SIZE_AND_COLOR",
        message,
        details: { field, facts: { productId: "dress" } },
      }),
    );
  });

  it("is null for a product of one size and colour", () => {
    expect(variantOf(stole, {})).toEqual({ size: null, color: null });
  });

  it("is null for a product of one size and colour whatever is requested", () => {
    expect(variantOf(stole, { size: "M", color: "Red" })).toEqual({ size: null, color: null });
  });

  it("is in stock by its own unit, or by the pooled unit of the product", () => {
    const small = { size: "S", color: "Red" };
    const units = [
      { ...small, stock: 0 },
      { size: "M", color: "Red", stock: 2 },
    ];
    expect(isInStock(small, units)).toBe(false);
    expect(isInStock({ size: "M", color: "Red" }, units)).toBe(true);
    expect(isInStock(small, [{ size: null, color: null, stock: 1 }])).toBe(true);
    expect(isInStock(small, [{ size: null, color: null, stock: 0 }])).toBe(false);
    expect(isInStock(small, [])).toBe(false);
  });

  it("is written as size and colour", () => {
    expect(variantText({ size: "M", color: "Rust" })).toBe("M, Rust");
    expect(variantText({ size: null, color: "Rust" })).toBe("Rust");
    expect(variantText({ size: null, color: null })).toBe("");
  });
});

describe("the quantity of a line", () => {
  it("is 1 to 99", () => {
    expect([quantityOf(1), quantityOf(99)]).toEqual([1, 99]);
  });

  it.each([0, -1, 100, 1.5, NaN, Infinity, 2 ** 31])("is not %d", (quantity) => {
    expect(() => quantityOf(quantity)).toThrow(expect.objectContaining({ code: "BAD_QUANTITY" }));
  });
});

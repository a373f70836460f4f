import { describe, expect, it } from "vitest";
import { Refusal } from "../../platform/errors/errors.ts";
import { checkedFields, checkedStock } from "./product-fields.rules.ts";

const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, field: error.details.field };
    throw error;
  }
  return undefined;
};

describe("the fields of a product", () => {
  it("are trimmed", () => {
    expect(checkedFields({ title: "  Ikat   dress ", availableSizes: [" S", "M "], hsn: null })).toEqual({
      title: "Ikat dress",
      availableSizes: ["S", "M"],
      hsn: null,
    });
  });

  it("drop blank entries of lists", () => {
    expect(checkedFields({ availableSizes: ["S", "", "M"], materials: [" "] })).toEqual({
      availableSizes: ["S", "M"],
      materials: [],
    });
  });

  it("stay missing if they are not given", () => {
    expect(checkedFields({ price: 100 })).toEqual({ price: 100 });
  });

  it.each([
    [{ title: " " }, "TITLE_NEEDED", "title"],
    [{ title: "x".repeat(10_000) }, "BAD_INPUT", "title"],
    [{ description: "\n" }, "DESCRIPTION_NEEDED", "description"],
    [{ price: 0 }, "PRICE_INVALID", "price"],
    [{ price: -100 }, "PRICE_INVALID", "price"],
    [{ price: 100_000_001 }, "PRICE_INVALID", "price"],
    [{ availableSizes: ["S", "s"] }, "LIST_DUPLICATE", "availableSizes"],
    [
      { availableColors: Array.from({ length: 200 }, (_, index) => `Colour ${index}`) },
      "LIST_INVALID",
      "availableColors",
    ],
    [{ materials: ["x".repeat(61)] }, "LIST_INVALID", "materials"],
    [{ hsn: "0000" }, "HSN_UNKNOWN", "hsn"],
  ])("are refused: %j", (input, code, field) => {
    expect(refusalOf(() => checkedFields(input))).toEqual({ code, field });
  });
});

describe("a stock", () => {
  it.each([-5, 1.5, 1_000_001, NaN])("cannot be %d", (stock) => {
    expect(refusalOf(() => checkedStock(stock))?.code).toBe("STOCK_INVALID");
  });

  it("can be 0 and a million", () => {
    expect([checkedStock(0), checkedStock(1_000_000)]).toEqual([0, 1_000_000]);
  });
});

import { describe, expect, it } from "vitest";
import { isComplete, newLine, quoteOf, stockText, toLineInput, type FoundProduct } from "./order-lines.ts";

const product = (sizes: string[], colors: string[]): FoundProduct => ({
  id: "p1",
  title: "Neem dress",
  price: 900,
  stock: 3,
  availableSizes: sizes,
  availableColors: colors,
});

describe("a line of an order by phone", () => {
  it("chooses the only size and colour by itself", () => {
    expect(newLine(product(["One"], ["Red"]), 1)).toMatchObject({ size: "One", color: "Red", quantity: 1 });
    expect(isComplete(newLine(product([], []), 1))).toBe(true);
    expect(isComplete(newLine(product(["S", "M"], []), 1))).toBe(false);
    expect(isComplete({ ...newLine(product(["S", "M"], []), 1), size: "S" })).toBe(true);
  });

  it("finds its own price and stock in the quote", () => {
    const line = { ...newLine(product(["S", "M"], []), 1), size: "M" };
    const quoted = [
      { productId: "p1", size: "S", color: null, price: 900, available: 0 },
      { productId: "p1", size: "M", color: null, price: 950, available: 2 },
    ];
    expect(quoteOf(line, quoted)).toMatchObject({ price: 950, available: 2 });
    expect(quoteOf({ ...line, size: "L" }, quoted)).toBeUndefined();
    expect([stockText(undefined), stockText(0), stockText(2)]).toEqual(["", "Out of stock", "2 in stock"]);
  });

  it("is sent without its product's texts", () => {
    expect(toLineInput(newLine(product([], ["Red"]), 1))).toEqual({
      productId: "p1",
      size: null,
      color: "Red",
      quantity: 1,
    });
  });
});

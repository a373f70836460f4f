import { describe, expect, it } from "vitest";
import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import {
  checkoutBlockedText,
  isVariantInStock,
  maxQuantity,
  correctedQuantity,
  lineProblemOf,
  lineProblemText,
} from "./cart-stock.ts";

type Units = CartLine_LineFragment["product"]["stockUnits"];

const pooled = (stock: number): Units => [{ id: "all", size: null, color: null, stock }];

const aLine = (
  id: string,
  units: Units,
  change: Partial<CartLine_LineFragment> = {},
): CartLine_LineFragment => ({
  id,
  quantity: 1,
  size: "M",
  color: null,
  price: 100,
  priceWhenAdded: 100,
  lineTotal: 100,
  available: units[0]?.stock ?? 0,
  isListed: true,
  product: {
    id: "kurta",
    slug: "kurta",
    title: "Kurta",
    availableSizes: ["S", "M"],
    availableColors: [],
    stockUnits: units,
    pictures: [],
  },
  ...change,
});

describe("pieces left for a line", () => {
  it("subtracts the pieces of other lines with the same stock unit", () => {
    const medium = aLine("m", pooled(5), { quantity: 3 });
    const small = aLine("s", pooled(5), { size: "S", quantity: 4 });
    expect(maxQuantity(medium, [medium, small])).toBe(1);
    expect(lineProblemOf(medium, [medium, small])).toEqual({ kind: "scarce", piecesLeft: 1 });
    expect(lineProblemOf(medium, [medium])).toBeUndefined();
  });

  it("counts each size separately if stock is tracked by size", () => {
    const units: Units = [
      { id: "m", size: "M", color: null, stock: 5 },
      { id: "s", size: "S", color: null, stock: 0 },
    ];
    const medium = aLine("m", units, { quantity: 5 });
    const small = aLine("s", units, { size: "S", available: 0 });
    expect(lineProblemOf(medium, [medium, small])).toBeUndefined();
    expect(lineProblemOf(small, [medium, small])).toEqual({ kind: "sold-out" });
    expect(isVariantInStock(medium, { size: "S", color: null })).toBe(false);
    expect(isVariantInStock(small, { size: "M", color: null })).toBe(true);
  });

  it("is never more than 99", () => {
    const line = aLine("m", pooled(500));
    expect(maxQuantity(line, [line])).toBe(99);
  });
});

it("distinguishes an archived product from one that is sold out", () => {
  const archived = aLine("m", pooled(7), { available: 0, isListed: false });
  const archivedAndSoldOut = aLine("m", pooled(0), { isListed: false });
  const soldOut = aLine("m", pooled(0));
  expect([archived, archivedAndSoldOut, soldOut].map((line) => lineProblemOf(line, [line])?.kind)).toEqual([
    "archived",
    "archived",
    "sold-out",
  ]);
});

it("recognizes a size or colour that the product no longer offers", () => {
  const renamed = aLine("m", pooled(7), { available: 0, size: "Medium" });
  expect(lineProblemOf(renamed, [renamed])).toEqual({ kind: "not-offered" });
  expect(lineProblemText({ kind: "not-offered" })).toBe("This size or colour is no longer offered.");
  const line = aLine("m", pooled(7));
  const ofOneSize = { ...line, product: { ...line.product, availableSizes: [] } };
  expect(lineProblemOf(ofOneSize, [ofOneSize])).toBeUndefined();
});

it("names the pieces left", () => {
  expect(lineProblemText({ kind: "scarce", piecesLeft: 2 })).toBe("Only 2 left.");
});

it("corrects the line to the pieces left", () => {
  expect(correctedQuantity({ kind: "scarce", piecesLeft: 2 })).toBe(2);
  expect(correctedQuantity({ kind: "sold-out" })).toBe(0);
});

describe("the reason why checkout is blocked", () => {
  const soldOut = (id: string, title: string) => {
    const line = aLine(id, pooled(0));
    return { ...line, product: { ...line.product, id, title } };
  };

  it("names one or two products", () => {
    expect(checkoutBlockedText([soldOut("a", "Kurta"), aLine("m", pooled(5))])).toBe(
      "Kurta is no longer available as selected.",
    );
    expect(checkoutBlockedText([soldOut("a", "Kurta"), soldOut("b", "Stole")])).toBe(
      "Kurta and Stole are no longer available as selected.",
    );
  });

  it("counts more than two products", () => {
    expect(checkoutBlockedText([soldOut("a", "Kurta"), soldOut("b", "Stole"), soldOut("c", "Belt")])).toBe(
      "3 pieces are no longer available as selected.",
    );
  });

  it("is missing while every line is in stock", () => {
    expect(checkoutBlockedText([aLine("m", pooled(5))])).toBeUndefined();
  });

  it("names a product once, even with several sizes in the cart", () => {
    expect(
      checkoutBlockedText([soldOut("a", "Kurta"), { ...soldOut("a", "Kurta"), id: "b", size: "S" }]),
    ).toBe("Kurta is no longer available as selected.");
  });
});

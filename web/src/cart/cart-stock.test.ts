import { describe, expect, it } from "vitest";
import type { CartLine_LineFragment } from "../graphql/generated.ts";
import { isChoiceLeft, mostPieces, troubleOf, troubleText } from "./cart-stock.ts";

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
  lineTotal: 100,
  available: units[0]?.stock ?? 0,
  product: {
    id: "kurta",
    title: "Kurta",
    availableSizes: ["S", "M"],
    availableColors: [],
    stockUnits: units,
    pictures: [],
  },
  ...change,
});

describe("pieces left for a line", () => {
  it("counts what her other size takes from the same heap", () => {
    const medium = aLine("m", pooled(5), { quantity: 3 });
    const small = aLine("s", pooled(5), { size: "S", quantity: 4 });
    expect(mostPieces(medium, [medium, small])).toBe(1);
    expect(troubleOf(medium, [medium, small])).toEqual({ kind: "scarce", left: 1 });
    expect(troubleOf(medium, [medium])).toBeUndefined();
  });

  it("counts each size alone where the shop tracks sizes", () => {
    const units: Units = [
      { id: "m", size: "M", color: null, stock: 5 },
      { id: "s", size: "S", color: null, stock: 0 },
    ];
    const medium = aLine("m", units, { quantity: 5 });
    const small = aLine("s", units, { size: "S", available: 0 });
    expect(troubleOf(medium, [medium, small])).toBeUndefined();
    expect(troubleOf(small, [medium, small])).toEqual({ kind: "sold-out" });
    expect(isChoiceLeft(medium, { size: "S", color: null })).toBe(false);
    expect(isChoiceLeft(small, { size: "M", color: null })).toBe(true);
  });

  it("is never more than 99", () => {
    const line = aLine("m", pooled(500));
    expect(mostPieces(line, [line])).toBe(99);
  });
});

it("tells a piece that is no longer sold from one that is sold out", () => {
  const gone = aLine("m", pooled(7), { available: 0 });
  const out = aLine("m", pooled(0));
  expect([gone, out].map((line) => troubleOf(line, [line])?.kind)).toEqual(["gone", "sold-out"]);
});

it("says how many are left", () => {
  expect(troubleText({ kind: "scarce", left: 2 })).toBe("Only 2 left. Please take fewer.");
});

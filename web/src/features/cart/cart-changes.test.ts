import { describe, expect, it } from "vitest";
import type { Cart_CartFragment, CartLine_LineFragment } from "../../graphql/generated.ts";
import { emptyCart, withVariant, withLine, withQuantity } from "./cart-changes.ts";

const fees = { freeShippingAbove: 500, cartShippingFee: 50 };

const aLine = (id: string, change: Partial<CartLine_LineFragment> = {}): CartLine_LineFragment => ({
  id,
  quantity: 1,
  size: "M",
  color: "Indigo",
  price: 250,
  priceWhenAdded: 250,
  lineTotal: 250,
  available: 10,
  isListed: true,
  product: {
    id: "kurta",
    slug: "kurta",
    title: "Kurta",
    availableSizes: ["S", "M"],
    availableColors: ["Indigo", "Rust"],
    stockUnits: [{ id: "unit", size: null, color: null, stock: 10 }],
    pictures: [],
  },
  ...change,
});

const aCart = (...lines: CartLine_LineFragment[]): Cart_CartFragment =>
  lines.reduce<Cart_CartFragment>((cart, line) => withLine(cart, line, fees), {
    id: "cart",
    totalQuantity: 0,
    subtotal: 0,
    discount: 0,
    promotions: [],
    shippingEstimate: 0,
    total: 0,
    lines: [],
  });

it("a changed cart keeps its promotions until the server has answered, an empty one has none", () => {
  const promotions = [{ title: "Diwali week", code: null, discount: 50, shipping: 0 }];
  const cart = { ...aCart(aLine("a", { quantity: 2, lineTotal: 500 })), discount: 50, promotions };
  expect(withQuantity(cart, "a", 3, fees)).toMatchObject({
    subtotal: 750,
    discount: 50,
    total: 700,
    promotions,
  });
  expect(emptyCart(cart, fees)).toMatchObject({ discount: 0, total: 0, promotions: [] });
});

describe("the shipping estimate of a changed cart", () => {
  it("is charged at exactly 500 rupees and is free above", () => {
    const cart = aCart(aLine("a", { quantity: 2, lineTotal: 500 }));
    expect(cart).toMatchObject({ subtotal: 500, shippingEstimate: 50, total: 550 });
    expect(withQuantity(cart, "a", 3, fees)).toMatchObject({
      subtotal: 750,
      shippingEstimate: 0,
      total: 750,
      totalQuantity: 3,
    });
  });

  it("leaves out lines of which no piece is available, as the subtotal does", () => {
    const cart = aCart(aLine("a"), aLine("b", { size: "S", lineTotal: 900, available: 0 }));
    expect(cart).toMatchObject({ totalQuantity: 2, subtotal: 250, shippingEstimate: 50, total: 300 });
    const noTotals = { totalQuantity: 1, subtotal: 0, shippingEstimate: 0, total: 0 };
    expect(withQuantity(cart, "a", 0, fees)).toMatchObject(noTotals);
  });

  it("is zero for an empty cart", () => {
    const cart = aCart(aLine("a"));
    const emptyTotals = { lines: [], totalQuantity: 0, subtotal: 0, shippingEstimate: 0, total: 0 };
    expect(emptyCart(cart, fees)).toMatchObject(emptyTotals);
    expect(withQuantity(cart, "a", 0, fees)).toMatchObject(emptyTotals);
  });
});

it("multiplies prices without a rounding error", () => {
  const cart = withQuantity(aCart(aLine("a", { price: 0.1, lineTotal: 0.1 })), "a", 3, fees);
  expect(cart.lines[0]?.lineTotal).toBe(0.3);
  expect(cart.subtotal).toBe(0.3);
});

describe("a change of size or colour", () => {
  it("keeps the line's position", () => {
    const cart = withVariant(
      aCart(aLine("a"), aLine("b", { size: "S" })),
      "a",
      { size: "M", color: "Rust" },
      fees,
    );
    expect(cart.lines.map(({ id, color }) => [id, color])).toEqual([
      ["a", "Rust"],
      ["b", "Indigo"],
    ]);
  });

  it("counts a line again whose new variant is in stock", () => {
    const cart = aCart(aLine("a", { available: 0 }));
    expect(cart.subtotal).toBe(0);
    const changed = withVariant(cart, "a", { size: "S", color: "Rust" }, fees);
    expect(changed).toMatchObject({ subtotal: 250, lines: [{ available: 10 }] });
  });

  it("merges two lines of the same variant", () => {
    const cart = aCart(aLine("a", { quantity: 60 }), aLine("b", { size: "S", quantity: 39 }));
    const merged = withVariant(cart, "a", { size: "S", color: "Indigo" }, fees);
    expect(merged.lines).toHaveLength(1);
    expect(merged.lines[0]).toMatchObject({ id: "a", size: "S", quantity: 99, lineTotal: 24750 });
  });

  it("changes nothing if the merged line would have more than 99 pieces", () => {
    const cart = aCart(aLine("a", { quantity: 60 }), aLine("b", { size: "S", quantity: 60 }));
    expect(withVariant(cart, "a", { size: "S", color: "Indigo" }, fees)).toBe(cart);
  });

  it("does not merge lines of different products", () => {
    const other = aLine("b", { size: "S", product: { ...aLine("x").product, id: "skirt" } });
    const cart = withVariant(aCart(aLine("a"), other), "a", { size: "S", color: "Indigo" }, fees);
    expect(cart.lines).toHaveLength(2);
  });
});

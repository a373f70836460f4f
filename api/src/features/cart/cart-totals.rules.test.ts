import { describe, expect, it } from "vitest";
import { lineTotal } from "../../platform/money.ts";
import { shopRules } from "../shop/shop.rules.ts";
import { cartEstimate, shippingFor, subtotalOf } from "./cart-totals.rules.ts";

describe("the totals of a cart", () => {
  it("add up price times quantity of each line", () => {
    expect(lineTotal({ price: 33_333, quantity: 3 })).toBe(99_999);
    expect(
      subtotalOf([
        { price: 10, quantity: 3 },
        { price: 7, quantity: 1 },
      ]),
    ).toBe(37);
    expect(subtotalOf([])).toBe(0);
  });

  it("stay exact for the most expensive cart", () => {
    const lines = Array.from({ length: 50 }, () => ({ price: 100_000_000, quantity: 99 }));
    expect(subtotalOf(lines)).toBe(495_000_000_000);
  });
});

describe("shipping", () => {
  it.each([
    { subtotal: 49_999, fee: 5000 },
    { subtotal: 50_000, fee: 5000 },
    { subtotal: 50_001, fee: 0 },
  ])(
    "of a cart of $subtotal paise is $fee paise: it is not free at the threshold itself",
    ({ subtotal, fee }) => {
      expect(shippingFor(subtotal, shopRules.cartShippingFee, shopRules)).toBe(fee);
    },
  );

  it("is estimated for a cart", () => {
    expect(cartEstimate([{ price: 25_000, quantity: 2, available: 2 }], shopRules, [])).toEqual({
      subtotal: 50_000,
      shippingEstimate: 5000,
      discount: 0,
      promotions: [],
      total: 55_000,
    });
  });

  it("is 0 for an empty cart", () => {
    const noTotals = { subtotal: 0, shippingEstimate: 0, discount: 0, total: 0, promotions: [] };
    expect(cartEstimate([{ price: 25_000, quantity: 2, available: 0 }], shopRules, [])).toEqual(noTotals);
    expect(cartEstimate([], shopRules, [])).toEqual(noTotals);
  });
});

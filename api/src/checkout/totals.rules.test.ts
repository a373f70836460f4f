import { describe, expect, it } from "vitest";
import { rupees } from "../shared/money.ts";
import { shopRules } from "../shop-rules.ts";
import { taxOf, taxWithin, totalsOf, type PricedLine } from "./totals.rules.ts";

const line = (price: number, quantity = 1, category = "party"): PricedLine => ({
  price: Math.round(price * 100),
  quantity,
  category,
});

describe("the total of an order", () => {
  it.each([
    { price: 499.99, shipping: 99 },
    { price: 500, shipping: 99 },
    { price: 500.01, shipping: 0 },
  ])("of $price rupees has $shipping rupees of shipping", ({ price, shipping }) => {
    const totals = totalsOf([line(price)], shopRules);
    expect(totals.shippingCost).toBe(rupees(shipping));
    expect(totals.total).toBe(totals.subtotal + rupees(shipping));
  });

  it("asks for the subtotal of all lines together, not of each, above the threshold", () => {
    expect(totalsOf([line(300), line(300)], shopRules)).toMatchObject({ subtotal: 60_000, shippingCost: 0 });
  });

  it("charges checkout's fee, not the cart's estimate", () => {
    const { shippingCost } = totalsOf([line(100)], shopRules);
    expect(shippingCost).toBe(shopRules.checkoutShippingFee);
    expect(shippingCost).not.toBe(shopRules.cartShippingFee);
  });

  it("has no discount without a code", () => {
    expect(totalsOf([line(4000)], shopRules).discount).toBe(0);
  });
});

describe("the tax in an amount", () => {
  it.each([
    { amount: 10_500, rate: 500, tax: 500 },
    { amount: 11_800, rate: 1800, tax: 1800 },
    { amount: 100, rate: 500, tax: 5 },
    { amount: 10, rate: 500, tax: 0 },
    { amount: 11, rate: 500, tax: 1 },
    { amount: 0, rate: 1800, tax: 0 },
    { amount: 9900, rate: 0, tax: 0 },
  ])("of $amount paise at $rate is $tax paise", ({ amount, rate, tax }) => {
    expect(taxWithin(amount, rate)).toBe(tax);
  });

  it("follows the price of the piece for clothes: 5 % up to 2500 rupees, 18 % above", () => {
    expect(taxOf([line(2500)], 0, shopRules.gst)).toBe(taxWithin(250_000, 500));
    expect(taxOf([line(2500.01)], 0, shopRules.gst)).toBe(taxWithin(250_001, 1800));
    expect(taxOf([line(2000, 3)], 0, shopRules.gst)).toBe(taxWithin(600_000, 500));
  });

  it("is 18 % for accessories, however cheap", () => {
    expect(taxOf([line(118, 1, "accessories")], 0, shopRules.gst)).toBe(1800);
  });

  it("is for shipping the highest among the lines", () => {
    const shipping = rupees(99);
    const dress = line(100);
    const belt = line(118, 1, "accessories");
    expect(taxOf([dress], shipping, shopRules.gst) - taxOf([dress], 0, shopRules.gst)).toBe(
      taxWithin(9900, 500),
    );
    const both = taxOf([dress, belt], shipping, shopRules.gst) - taxOf([dress, belt], 0, shopRules.gst);
    expect(both).toBe(taxWithin(9900, 1800));
  });
});

/** Numbers that look random and are the same in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe("any cart at all", () => {
  const random = randomFrom(20_261_120);
  const categories = ["party", "casuals", "everyday", "accessories"];
  const carts = Array.from({ length: 2000 }, () =>
    Array.from({ length: 1 + random(50) }, () => ({
      price: 1 + random(random(2) === 0 ? 60_000 : 100_000_000),
      quantity: 1 + random(99),
      category: categories[random(4)] ?? "party",
    })),
  );

  it("adds up to the paisa, in whole and exact paise", () => {
    const isWrong = (cart: PricedLine[]): boolean => {
      const totals = totalsOf(cart, shopRules);
      const pieces = cart.reduce((all, { price, quantity }) => all + BigInt(price) * BigInt(quantity), 0n);
      const areExact = Object.values(totals).every((part) => Number.isSafeInteger(part) && part >= 0);
      const addsUp = totals.total === totals.subtotal + totals.shippingCost - totals.discount;
      return BigInt(totals.subtotal) !== pieces || !areExact || !addsUp;
    };
    expect(carts.filter(isWrong)).toEqual([]);
  });

  it("contains tax between the lowest and the highest rate, rounded once a line", () => {
    const isWrong = (cart: PricedLine[]): boolean => {
      const { tax, total } = totalsOf(cart, shopRules);
      const rounding = cart.length + 1;
      return tax < (total * 500) / 10_500 - rounding || tax > (total * 1800) / 11_800 + rounding;
    };
    expect(carts.filter(isWrong)).toEqual([]);
  });

  it("costs the same in whatever order its lines stand", () => {
    for (const cart of carts.slice(0, 300))
      expect(totalsOf(cart.toReversed(), shopRules)).toEqual(totalsOf(cart, shopRules));
  });
});

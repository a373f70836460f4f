import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rupees, sum } from "../../platform/money.ts";
import { shopRules } from "../shop/shop.rules.ts";
import { spreadOverLines } from "../../platform/money.ts";
import { percentOff as promotionsOf } from "../../../test/support/promotions.ts";
import { normalizedCode } from "../promotions/code.rules.ts";
import { taxWithin } from "./tax.rules.ts";
import { totalsOf, type TaxableLine } from "./totals.rules.ts";

const at = new Date("2026-11-21T06:00:00Z");
const line = (price: number, quantity = 1, hsn = "6204"): TaxableLine => ({
  price: Math.round(price * 100),
  quantity,
  hsn,
});
const totals = (lines: TaxableLine[], percentOff = 0) =>
  totalsOf(lines, shopRules, { at, promotions: promotionsOf(percentOff) });

describe("the total of an order", () => {
  it.each([
    { price: 499.99, shipping: 99 },
    { price: 500, shipping: 99 },
    { price: 500.01, shipping: 0 },
  ])("of $price rupees has $shipping rupees of shipping", ({ price, shipping }) => {
    const { shippingCost, total, subtotal } = totals([line(price)]);
    expect(shippingCost).toBe(rupees(shipping));
    expect(total).toBe(subtotal + rupees(shipping));
  });

  it("compares the subtotal of all lines with the threshold, not each line", () => {
    expect(totals([line(300), line(300)])).toMatchObject({ subtotal: 60_000, shippingCost: 0 });
  });

  it("charges checkout's fee, not the cart's estimate", () => {
    const { shippingCost } = totals([line(100)]);
    expect(shippingCost).toBe(shopRules.checkoutShippingFee);
    expect(shippingCost).not.toBe(shopRules.cartShippingFee);
  });

  it("has no discount without a code", () => {
    expect(totals([line(4000)]).discount).toBe(0);
  });

  it("with a code is reduced by 40 % of the subtotal", () => {
    expect(totals([line(501)], 40)).toMatchObject({ discount: 20_040, total: 30_060 });
    expect(totals([line(500)], 40)).toMatchObject({ discount: 20_000, total: 39_900 });
  });

  it("has the shipping of the subtotal before the discount", () => {
    expect(totals([line(501)], 40)).toMatchObject({ shippingCost: 0 });
    expect(totals([line(500)], 40)).toMatchObject({ shippingCost: 9900 });
  });
});

describe("the tax in an order", () => {
  it("depends for clothes on the price after the discount, which can be below 2,500", () => {
    expect(totals([line(4000)]).lines[0]).toMatchObject({ taxRate: 1800 });
    expect(totals([line(4000)], 40).lines[0]).toMatchObject({ taxRate: 500, tax: taxWithin(240_000, 500) });
  });

  it("is for shipping the highest rate among the lines", () => {
    const shipping = taxWithin(9900, 1800);
    const { lines, tax } = totals([line(100), line(118, 1, "4202")]);
    expect(lines.map((each) => each.tax)).toEqual([taxWithin(10_000, 500), 1800]);
    expect(tax).toBe(taxWithin(10_000, 500) + 1800 + shipping);
  });
});

describe("the discount", () => {
  it("is spread in proportion to the lines, to the paisa", () => {
    expect(spreadOverLines(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spreadOverLines(40, [50, 30, 20])).toEqual([20, 12, 8]);
    expect(spreadOverLines(0, [5, 7])).toEqual([0, 0]);
    expect(spreadOverLines(7, [0, 7])).toEqual([0, 7]);
  });

  it("accepts its code in any case and with spaces", () => {
    for (const typed of ["edge-abcd2345", " EDGE-ABCD2345 ", "Edge-abcd 2345\n"])
      expect(normalizedCode(typed)).toBe("EDGE-ABCD2345");
    for (const blank of [null, undefined, "", "  \t"]) expect(normalizedCode(blank)).toBeNull();
  });
});

const aLine = fc.record({
  price: fc.oneof(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 1, max: 100_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  hsn: fc.constantFrom("6204", "6211", "6404", "7117", "4202", "9999"),
});
const anOrder = fc.array(aLine, { minLength: 1, maxLength: 50 });
const aPercent = fc.oneof(fc.constant(0), fc.constant(40), fc.integer({ min: 0, max: 100 }));
const exact = (paise: number) => Number.isSafeInteger(paise) && paise >= 0;

describe("any order", () => {
  it("adds up to the paisa: parts, discount and tax, in whole and exact paise", () => {
    fc.assert(
      fc.property(anOrder, aPercent, (cart, percentOff) => {
        const { lines, promotions: _, ...all } = totals(cart, percentOff);
        const pieces = cart.reduce((total, each) => total + BigInt(each.price) * BigInt(each.quantity), 0n);
        const shippingTax = all.tax - sum(lines.map((each) => each.tax));
        const isWhole = Object.values(all).every(exact) && BigInt(all.subtotal) === pieces;
        const addsUp = all.total === all.subtotal + all.shippingCost - all.discount;
        const isSpread = sum(lines.map((each) => each.discount)) === all.discount;
        const isHalved = lines.every((each) => each.tax % 2 === 0) && shippingTax % 2 === 0;
        const isWithin = lines.every(
          (each) => exact(each.discount) && each.tax <= each.price * each.quantity - each.discount,
        );
        return isWhole && addsUp && isSpread && isHalved && isWithin && shippingTax <= all.shippingCost;
      }),
    );
  });

  it("gives each line its share of the discount, within one paisa", () => {
    fc.assert(
      fc.property(anOrder, aPercent, (cart, percentOff) => {
        const { lines, subtotal, discount } = totals(cart, percentOff);
        return lines.every((each) => {
          const fair = (BigInt(discount) * BigInt(each.price * each.quantity)) / BigInt(subtotal);
          const off = BigInt(each.discount) - fair;
          return off === 0n || off === 1n;
        });
      }),
    );
  });

  it("contains tax between the lowest and the highest rate, rounded once per line", () => {
    fc.assert(
      fc.property(anOrder, aPercent, (cart, percentOff) => {
        const { tax, total } = totals(cart, percentOff);
        const rounding = cart.length + 1;
        return tax >= (total * 300) / 10_300 - rounding && tax <= (total * 1800) / 11_800 + rounding;
      }),
    );
  });

  it("costs the same for any order of its lines", () => {
    fc.assert(
      fc.property(anOrder, (cart) => {
        const { lines: _, ...forwards } = totals(cart);
        const { lines: __, ...backwards } = totals(cart.toReversed());
        return JSON.stringify(forwards) === JSON.stringify(backwards);
      }),
    );
  });

  it("takes its percentage off the subtotal to the nearest paisa", () => {
    const discount = (paise: number) => totals([line(paise / 100)], 40).discount;
    expect([1, 2, 129_999].map(discount)).toEqual([0, 1, 52_000]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { highestPrice, paiseOf, shareOf, rupees, sum } from "./money.ts";

describe("paise of an amount in rupees", () => {
  it.each([
    [0, 0],
    [1499.5, 149_950],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [499.99, 49_999],
    [1.005 * 100, 10_050],
    [-0.01, -1],
    [1_000_000, highestPrice],
  ])("%d rupees are %d paise", (amount, paise) => {
    expect(paiseOf(amount)).toBe(paise);
  });

  it.each([0.001, 1499.505, 0.005, 1.999, 123_456.789, 123_456.001, 999_999.999, 999_999.9901, 1e-7])(
    "%d rupees are finer than a paisa: undefined",
    (amount) => {
      expect(paiseOf(amount)).toBeUndefined();
    },
  );

  it.each([Number("1e400"), -Infinity, NaN, 1e300, 9e15, Number.MAX_SAFE_INTEGER])(
    "%d rupees cannot be represented exactly: undefined",
    (amount) => {
      expect(paiseOf(amount)).toBeUndefined();
    },
  );

  it("are the original paise, for every paisa of a thousand rupees", () => {
    const all = Array.from({ length: 100_001 }, (_, paise) => paise);
    expect(all.filter((paise) => paiseOf(paise / 100) !== paise)).toEqual([]);
  });

  it("are the original paise, for any price and the sum of any lines", () => {
    const price = fc.integer({ min: 1, max: highestPrice });
    fc.assert(
      fc.property(price, (paise) => {
        expect(paiseOf(paise / 100)).toBe(paise);
        expect(paiseOf(Number((paise / 100).toFixed(2)))).toBe(paise);
      }),
    );
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 50 }), (prices) => {
        expect(paiseOf(prices.reduce((total, paise) => total + paise / 100, 0))).toBe(sum(prices));
      }),
    );
  });

  it("are undefined for any amount with a third decimal place, up to the highest possible order", () => {
    const tenthsOfPaise = fc
      .integer({ min: 1, max: 5_000_000_000_000 })
      .filter((tenths) => tenths % 10 !== 0);
    fc.assert(
      fc.property(tenthsOfPaise, (tenths) => {
        expect(paiseOf(tenths / 1000)).toBeUndefined();
      }),
    );
  });

  it("are the original paise, up to the highest possible order", () => {
    const steps: number[] = [];
    for (let paise = 1; paise < 500_000_000_000; paise = Math.ceil(paise * 1.0007)) steps.push(paise);
    expect(steps.filter((paise) => paiseOf(paise / 100) !== paise)).toEqual([]);
  });
});

describe("shares and sums", () => {
  it("round a share to the nearest paisa, halves up", () => {
    expect(shareOf(100, 1700)).toBe(17);
    expect(shareOf(1, 5000)).toBe(1);
    expect(shareOf(1, 4999)).toBe(0);
    expect(shareOf(79_900, 12_000)).toBe(95_880);
  });

  it("convert whole rupees to paise", () => {
    expect(rupees(99)).toBe(9900);
  });

  it("add", () => {
    expect(sum([1, 2, 3])).toBe(6);
    expect(sum([])).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { cashBack, isCashFor, wholeRupees } from "./cash-rounding.rules.ts";

describe("the cash for an exact amount", () => {
  it.each([
    [59_940, 59_900],
    [59_950, 60_000],
    [59_949, 59_900],
    [60_000, 60_000],
    [49, 0],
    [50, 100],
    [0, 0],
  ])("of %i paise is %i paise: the nearest rupee, halves up", (exact, cash) => {
    expect(wholeRupees(exact)).toBe(cash);
  });

  it("may differ from it by less than one rupee", () => {
    const amounts = [59_840, 59_841, 59_900, 59_940, 60_000, 60_039, 60_040];
    expect(amounts.filter((received) => isCashFor(59_940, received))).toEqual([
      59_841, 59_900, 59_940, 60_000, 60_039,
    ]);
  });

  it("is never negative", () => {
    expect([-1, 0].filter((received) => isCashFor(40, received))).toEqual([0]);
  });
});

it("a credit is paid back in full, but at most what is left of the cash", () => {
  expect(cashBack(59_940, { received: 59_900, paidBack: 0 })).toEqual({ payout: 59_900, rounding: 40 });
  expect(cashBack(59_940, { received: 60_000, paidBack: 0 })).toEqual({ payout: 59_940, rounding: 0 });
  expect(cashBack(30_000, { received: 59_900, paidBack: 29_940 })).toEqual({ payout: 29_960, rounding: 40 });
});

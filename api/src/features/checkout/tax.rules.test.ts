import { describe, expect, it } from "vitest";
import { gstRates } from "../shop/gst-rates.rules.ts";
import { rupees } from "../../platform/money.ts";
import { rateOf, ratesOn, taxWithin } from "./tax.rules.ts";
import type { RateTable } from "../shop/gst-rates.rules.ts";

const today = ratesOn(gstRates, new Date("2026-11-21T06:00:00Z"));
const rate = (hsn: string, net: number, quantity = 1) => rateOf({ hsn, quantity, net }, today);

describe("the tax in an amount", () => {
  it.each([
    { amount: 10_500, rate: 500, tax: 500 },
    { amount: 11_800, rate: 1800, tax: 1800 },
    { amount: 10_300, rate: 300, tax: 300 },
    { amount: 100, rate: 500, tax: 4 },
    { amount: 20, rate: 500, tax: 0 },
    { amount: 21, rate: 500, tax: 2 },
    { amount: 0, rate: 1800, tax: 0 },
    { amount: 9900, rate: 0, tax: 0 },
  ])("of $amount paise at $rate is an even number: $tax paise", ({ amount, rate: at, tax }) => {
    expect(taxWithin(amount, at)).toBe(tax);
  });
});

describe("the rate of a line", () => {
  it.each(["6109", "6204", "6214", "6217", "630790", "6404"])(
    "of clothes and shoes (%s) is 5 % up to 2,500 rupees a piece, 18 % above",
    (hsn) => {
      expect(rate(hsn, 250_000)).toBe(500);
      expect(rate(hsn, 250_001)).toBe(1800);
    },
  );

  it("depends on the price of one piece, not on the line total", () => {
    expect(rate("6204", rupees(6000), 3)).toBe(500);
    expect(rate("6204", rupees(7501), 3)).toBe(1800);
  });

  it.each([
    ["imitation jewellery", "7117", 300],
    ["bags", "420222", 1800],
    ["codes that are not in the table", "9999", 1800],
  ])("of %s does not depend on the price", (_, hsn, expected) => {
    expect(rate(hsn, 100)).toBe(expected);
    expect(rate(hsn, rupees(90_000))).toBe(expected);
  });

  it("is the one of the longest matching code", () => {
    const table = { ...today, rows: [{ hsn: "42", rate: 1200 }, ...today.rows] };
    expect(rateOf({ hsn: "4202", quantity: 1, net: 100 }, table)).toBe(1800);
    expect(rateOf({ hsn: "4203", quantity: 1, net: 100 }, table)).toBe(1200);
  });
});

describe("a change of the rates", () => {
  const table = (from: string, otherwise: number): RateTable => ({ from, rows: [], otherwise });
  const tables = [table("2026-04-01", 1200), table("2025-09-22", 1800), table("2027-01-01", 500)];
  const rateAt = (instant: string) => ratesOn(tables, new Date(instant)).otherwise;

  it("applies from midnight in India", () => {
    expect(rateAt("2026-03-31T18:29:59Z")).toBe(1800);
    expect(rateAt("2026-03-31T18:30:00Z")).toBe(1200);
    expect(rateAt("2029-01-01T00:00:00Z")).toBe(500);
  });

  it("uses the first table for days before it", () => {
    expect(rateAt("2020-01-01T00:00:00Z")).toBe(1800);
  });
});

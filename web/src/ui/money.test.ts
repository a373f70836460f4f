import fc from "fast-check";
import { expect, it } from "vitest";
import { moneyExamples } from "./money-examples.ts";
import { formatCount, formatRupees } from "./money.ts";

it.each(moneyExamples)("formats %d as %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

it("groups as the Indian locale does", () => {
  const locale = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (paise) => {
      fc.pre(paise % 100 !== 0);
      expect(formatRupees(paise / 100)).toBe(locale.format(paise / 100));
    }),
  );
});

it("groups whole numbers as the Indian locale does", () => {
  const locale = new Intl.NumberFormat("en-IN");
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (count) => {
      expect(formatCount(count)).toBe(locale.format(count));
    }),
  );
});

import { expect, it } from "vitest";
import { formatRupees } from "./money.ts";

it("groups rupees in lakhs and omits zero paise", () => {
  expect(formatRupees(104999)).toBe("₹1,04,999");
  expect(formatRupees(0)).toBe("₹0");
});

it("shows two decimals when there are paise", () => {
  expect(formatRupees(849.5)).toBe("₹849.50");
  expect(formatRupees(1019.4)).toBe("₹1,019.40");
});

it("is not affected by floating-point errors", () => {
  expect(formatRupees(0.1 + 0.2 + 0.7)).toBe("₹1");
  expect(formatRupees(19.99 * 3)).toBe("₹59.97");
});

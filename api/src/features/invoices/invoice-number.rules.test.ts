import { describe, expect, it } from "vitest";
import { amountInWords } from "./amount-in-words.rules.ts";
import { financialYear, invoiceNumber } from "./invoice-number.rules.ts";

describe("the financial year", () => {
  it.each([
    ["2026-04-01T12:00:00Z", "26-27"],
    ["2027-03-31T12:00:00Z", "26-27"],
    ["2027-03-31T18:29:59Z", "26-27"],
    ["2027-03-31T18:30:00Z", "27-28"],
    ["2026-12-31T23:59:59Z", "26-27"],
    ["2099-06-01T00:00:00Z", "99-00"],
  ])("of %s is %s: it starts at midnight in India", (instant, year) => {
    expect(financialYear(new Date(instant))).toBe(year);
  });
});

describe("an invoice's number", () => {
  it("has at most 16 characters, only those that the law allows", () => {
    for (const sequence of [1, 123, 999_999, 9_999_999]) {
      const number = invoiceNumber("SJ", "26-27", sequence);
      expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
      expect(number.endsWith(String(sequence))).toBe(true);
    }
    expect(invoiceNumber("SJ", "26-27", 123)).toBe("SJ/26-27/000123");
  });
});

describe("an amount in words", () => {
  it.each([
    [0, "Rupees zero only"],
    [1, "Rupees zero and one paise only"],
    [100, "Rupees one only"],
    [33_300, "Rupees three hundred thirty-three only"],
    [240_050, "Rupees two thousand four hundred and fifty paise only"],
    [1_999_999, "Rupees nineteen thousand nine hundred ninety-nine and ninety-nine paise only"],
    [10_000_000, "Rupees one lakh only"],
    [1_234_567_800, "Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only"],
    [100_000_000_000, "Rupees one hundred crore only"],
  ])("of %i paise is: %s", (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });
});

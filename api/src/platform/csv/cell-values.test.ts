import { describe, expect, it } from "vitest";
import {
  amountOf,
  dayOf,
  isShortenedNumber,
  shortenedNumberText,
  valueText,
  wholeNumberOf,
} from "./cell-values.ts";

describe("an amount of a cell", () => {
  it.each([
    ["1299", 129_900],
    ["1299.5", 129_950],
    ["1299.00", 129_900],
    ["123456.780", 12_345_678],
    ["1,299.00", 129_900],
    ["1,04,999", 10_499_900],
    ["104,999.90", 10_499_990],
    ["1,234,567", 123_456_700],
    ["₹1299", 129_900],
    ["₹\u00a01,299.00", 129_900],
    [" ₹ 1,299.00 ", 129_900],
    ["Rs. 1299.5", 129_950],
    ["Rs.1299", 129_900],
    ["INR 1,299", 129_900],
    ["1,299.00 ₹", 129_900],
    ["1299/-", 129_900],
    ["\u0967\u0968\u096f\u096f", 129_900],
    ["\u202a1299\u202c", 129_900],
    ["'1299", 129_900],
    ["’₹ 1,299", 129_900],
    ["0", 0],
  ])("%j is %d paise", (cell, paise) => {
    expect(amountOf(cell)).toBe(paise);
  });

  it.each([
    "",
    "lots",
    "-1",
    "(1299)",
    "12,50",
    "1,2,3",
    "1.299,00",
    "1299,5",
    "1299.005",
    "1e3",
    "1.3E+03",
    "$12",
    "1 299",
    ".5",
    "5.",
    "NaN",
    "9".repeat(10),
  ])("%j is none", (cell) => {
    expect(amountOf(cell)).toBeUndefined();
  });
});

it.each([
  ["10", 10],
  ["'10", 10],
  ["10.0", 10],
  ["10.00", 10],
  ["1,200", 1200],
  [" 7\u00a0", 7],
  ["0", 0],
  ["1.5", undefined],
  ["-5", undefined],
  ["1E+3", undefined],
  ["₹10", undefined],
  ["", undefined],
])("%j is the whole number %s", (cell, number) => {
  expect(wholeNumberOf(cell)).toBe(number);
});

describe("a day of a cell", () => {
  it.each([
    "2026-11-28",
    "2026/11/28",
    "'28-11-2026",
    "2026-11-28 00:00:00",
    "2026-11-28T00:00:00Z",
    "28-11-2026",
    "28/11/2026",
    "28.11.2026",
    "28/11/26",
    "28-Nov-26",
    "28-Nov-2026",
    "28 November 2026",
    "28 Nov, 2026",
    "November 28, 2026",
    "28-11-2026 12:00:00 AM",
    "28\u201111\u20112026",
    "\u0968\u096e-\u0967\u0967-\u0968\u0966\u0968\u096c",
  ])("%j is 28 November 2026", (cell) => {
    expect(dayOf(cell)).toBe("2026-11-28");
  });

  it.each([
    "",
    "46354",
    "11/28/2026",
    "31-02-2027",
    "2027-02-29",
    "28-13-2026",
    "28-Foo-2026",
    "28-11",
    "28-11-202",
    "tomorrow",
    "0000-00-00",
  ])("%j is none", (cell) => {
    expect(dayOf(cell)).toBeUndefined();
  });
});

it.each([
  ["'123456789012", "123456789012"],
  [" ' 123456789012 ", "123456789012"],
  ["’SJ100017", "SJ100017"],
  ["''=5", "=5"],
  ["O'Neill", "O'Neill"],
  ["", ""],
])("the value of %j is %j", (cell, value) => {
  expect(valueText(cell)).toBe(value);
});

it("knows a number that a spreadsheet has shortened", () => {
  const shortened = ["1.2E+12", "'1.2E+12", "1.23457E+15", "1E+12", "1,2E+12", "-1.2e+12"];
  expect(shortened.filter(isShortenedNumber)).toEqual(shortened);
  expect(["1E12", "SJ1E+5", "12345", "DL-1001", "", "E+12"].filter(isShortenedNumber)).toEqual([]);
  expect(shortenedNumberText("1.2E+12")).toBe(
    "A spreadsheet has shortened a number to 1.2E+12. Please format its column as text and enter the number again.",
  );
});

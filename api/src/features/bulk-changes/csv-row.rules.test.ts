import { describe, expect, it } from "vitest";
import { rowValues } from "./csv-row.rules.ts";

const rowWith = (price: string) => ({ title: "Kurta", description: "Cotton.", category: "party", price });

describe("the price of a row", () => {
  it.each([
    ["1299", 129_900],
    ["1299.5", 129_950],
    ["123456.780", 12_345_678],
    [" 1000000.00 ", 100_000_000],
    ["1,299.00", 129_900],
    ["₹1299", 129_900],
    ["'1299", 129_900],
  ])("%j is %d paise", (typed, price) => {
    const { fields, problems } = rowValues(rowWith(typed), undefined, "https://shop.example.com");
    expect([fields.price, problems]).toEqual([price, []]);
  });

  it.each(["123456.789", "999999.999", "0.001", "123456.7800000000001", "1e3", "-1", "12,99", "1000000.01"])(
    "%j is refused",
    (typed) => {
      const { problems } = rowValues(rowWith(typed), undefined, "https://shop.example.com");
      expect(problems).toEqual([
        "price: A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
      ]);
    },
  );
});

it("an apostrophe before a number or a code is no part of it, before a word it is", () => {
  const row = { ...rowWith("'1299"), title: "'90s Kurta", stock: "'5", handle: "'kurta-12", hsn: "'6204" };
  const { fields, stockChange, problems } = rowValues(row, undefined, "https://shop.example.com");
  expect([fields.title, fields.handle, fields.hsn, stockChange, problems]).toEqual([
    "'90s Kurta",
    "kurta-12",
    "6204",
    5,
    [],
  ]);
});

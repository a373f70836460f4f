import { expect, it } from "vitest";
import { sizeRowsOf, toUnit } from "./size-guide.ts";

const rows = [
  { size: "S", values: [34, 28] },
  { size: "M", values: [36, 30] },
];
const sizeChart = {
  unit: "INCH" as const,
  note: "",
  measures: [
    { name: "Bust", how: "" },
    { name: "Waist", how: "" },
  ],
  rows,
};

it("has the rows of the product's sizes, in its order", () => {
  expect(sizeRowsOf({ sizeChart, availableSizes: ["m", "S", "Free"] })).toEqual([
    { size: "m", values: [36, 30] },
    { size: "S", values: [34, 28] },
  ]);
  expect(sizeRowsOf({ sizeChart: null, availableSizes: ["S"] })).toEqual([]);
});

it("converts inches to whole centimetres, and centimetres to half inches", () => {
  expect([
    toUnit(34, "INCH", "CENTIMETRE"),
    toUnit(34, "INCH", "INCH"),
    toUnit(86, "CENTIMETRE", "INCH"),
  ]).toEqual([86, 34, 34]);
});

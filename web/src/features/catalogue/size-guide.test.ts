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

it("converts inches to whole centimetres", () => {
  expect(toUnit(34, "INCH", "CENTIMETRE")).toBe(86);
});

it("converts centimetres to half inches", () => {
  expect(toUnit(86, "CENTIMETRE", "INCH")).toBe(34);
});

it("keeps a measure in its own unit", () => {
  expect(toUnit(34, "INCH", "INCH")).toBe(34);
});

import { expect, it } from "vitest";
import { samplePercent } from "./product-sample.rules.ts";

it("samples the same number of rows of a large table, and all rows of a small one", () => {
  expect(samplePercent(20_000, 1_000_000)).toBe(2);
  expect(samplePercent(20_000, 100_000)).toBe(20);
  expect(samplePercent(20_000, 72)).toBe(100);
});

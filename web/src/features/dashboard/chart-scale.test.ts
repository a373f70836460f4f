import { describe, expect, it } from "vitest";
import { axisTop, barsOf } from "./chart-scale.ts";

describe("the scale of the chart", () => {
  it("ends at a round number that no value exceeds", () => {
    expect([0, 1, 3, 7, 1234, 20_001, 99_999, 0.4].map(axisTop)).toEqual([
      1, 1, 3, 8, 1500, 25_000, 100_000, 0.4,
    ]);
  });

  it("draws each value as high as its share of the top, from the left to the right", () => {
    const bars = barsOf([50, 0, 100], { top: 100, width: 300, height: 80 });
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [40, 40],
      [80, 0],
      [0, 80],
    ]);
    expect(bars.map(({ x, width }) => Math.floor((x + width / 2) / 100))).toEqual([0, 1, 2]);
  });

  it("has no bars without values", () => {
    expect(barsOf([], { top: 1, width: 300, height: 80 })).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { medianOf, percentile } from "./figures.ts";

it("returns measured values as percentiles", () => {
  const times = Array.from({ length: 200 }, (_, index) => index + 1);
  expect([percentile(times, 50), percentile(times, 99), percentile(times, 100)]).toEqual([100, 198, 200]);
  expect([percentile([7], 1), percentile([7], 99)]).toEqual([7, 7]);
  expect(percentile([], 50)).toBeNaN();
});

it("returns the median of each figure, so that one disturbed round has no effect", () => {
  const round = (cpu: number) => ({
    perSecond: 1000 - cpu,
    p50: cpu,
    p95: cpu + 1,
    p99: 2 * cpu,
    cpu,
    postgresCpu: 3,
  });
  expect(medianOf([round(400), round(390), round(9000)])).toEqual({
    perSecond: 600,
    p50: 400,
    p95: 401,
    p99: 800,
    cpu: 400,
    postgresCpu: 3,
  });
});

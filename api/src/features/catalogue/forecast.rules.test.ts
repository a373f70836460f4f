import { describe, expect, it } from "vitest";
import { forecastOf } from "./forecast.rules.ts";

const candidates = { prices: [100, 200, 300, 400, 500, 600], scale: 50 };

describe("the forecast of a list", () => {
  it("has the number of matches, and the walk to the first one by price", () => {
    const forecast = forecastOf(candidates, { prices: [400, 500], scale: 50 }, 10);
    expect(forecast).toMatchObject({ candidates: 300, matches: 100 });
    // 150 products are before the first match, and three pages of matches stand among 90 products.
    expect(forecast.byPrice?.asc).toEqual({ price: 400, walk: 240 });
    expect(forecast.byPrice?.desc).toEqual({ price: 500, walk: 140 });
  });

  it("takes matches from a sample of another size", () => {
    expect(forecastOf(candidates, { prices: [300], scale: 100 }, 1)).toMatchObject({ matches: 100 });
  });

  it("knows no price without a match", () => {
    expect(forecastOf(candidates, { prices: [], scale: 50 }, 10)).toEqual({
      candidates: 300,
      matches: 0,
      byPrice: undefined,
    });
  });
});

import { describe, expect, it } from "vitest";
import { fittingSize } from "./smaller-photo.ts";

describe("a photograph", () => {
  it("with 20 megapixels is reduced to what the shop stores", () => {
    expect(fittingSize(5472, 3648)).toEqual({ width: 2400, height: 1600 });
    expect(fittingSize(3648, 5472)).toEqual({ width: 1600, height: 2400 });
    expect(fittingSize(600, 800)).toEqual({ width: 600, height: 800 });
  });
});

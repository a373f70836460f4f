import { describe, expect, it } from "vitest";
import { encodedWithin, fittingSize, shopperPhoto, smallerPhoto } from "./smaller-photo.ts";

describe("a photograph", () => {
  it("with 20 megapixels is reduced to what the shop stores", () => {
    const product = { maxSide: 2400 };
    expect(fittingSize(5472, 3648, product)).toEqual({ width: 2400, height: 1600 });
    expect(fittingSize(3648, 5472, product)).toEqual({ width: 1600, height: 2400 });
    expect(fittingSize(600, 800, product)).toEqual({ width: 600, height: 800 });
  });

  it("of a shopper has at most 1600 pixels", () => {
    expect(fittingSize(4000, 3000, shopperPhoto)).toEqual({ width: 1600, height: 1200 });
    expect(fittingSize(3000, 4000, shopperPhoto)).toEqual({ width: 1200, height: 1600 });
    expect(fittingSize(1600, 1200, shopperPhoto)).toEqual({ width: 1600, height: 1200 });
    expect(fittingSize(20_000, 2, shopperPhoto)).toEqual({ width: 1600, height: 1 });
  });

  it("is sent as it is if it is small, of another format, or cannot be decoded", async () => {
    const large = new Uint8Array(400_000);
    const files = [
      new File([large.subarray(0, 300_000)], "small.jpg", { type: "image/jpeg" }),
      new File([large], "list.csv", { type: "text/csv" }),
      new File([large], "damaged.jpg", { type: "image/jpeg" }),
    ];
    for (const file of files) expect(await smallerPhoto(file, shopperPhoto)).toBe(file);
  });
});

describe("the quality of a photograph", () => {
  const rules = { qualities: [0.9, 0.7, 0.5], maxBytes: 300 };

  /** An encoder whose results have these sizes, with the qualities that were asked for. */
  const encoder = (sizes: Record<number, number>) => {
    const asked: number[] = [];
    const encode = async (quality: number) => {
      asked.push(quality);
      const size = sizes[quality];
      return size === undefined ? null : { size };
    };
    return { asked, encode };
  };

  it("is the best one whose result is small enough", async () => {
    const { asked, encode } = encoder({ 0.9: 500, 0.7: 300, 0.5: 100 });
    expect(await encodedWithin(encode, rules)).toEqual({ size: 300 });
    expect(asked).toEqual([0.9, 0.7]);
  });

  it("is the lowest one if none is small enough", async () => {
    const { encode } = encoder({ 0.9: 900, 0.7: 700, 0.5: 500 });
    expect(await encodedWithin(encode, rules)).toEqual({ size: 500 });
  });

  it("is not tried again if the browser cannot encode", async () => {
    const { asked, encode } = encoder({});
    expect(await encodedWithin(encode, rules)).toBeNull();
    expect(asked).toEqual([0.9]);
  });
});

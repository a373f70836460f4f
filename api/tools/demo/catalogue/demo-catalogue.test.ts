import { describe, expect, it } from "vitest";
import type { Garment, Textile } from "../pictures/draw.ts";
import { demoColors } from "../colors.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import type { DemoProduct } from "./demo-product.ts";

/** A record, so that the type checker requires every garment. */
const garments: Record<Garment, "clothes" | "jutti" | "bangles" | "belt" | "one size"> = {
  "straight-kurta": "clothes",
  anarkali: "clothes",
  "saree-gown": "clothes",
  "lehenga-skirt": "clothes",
  "palazzo-coord": "clothes",
  "shirt-dress": "clothes",
  "wrap-dress": "clothes",
  jumpsuit: "clothes",
  blazer: "clothes",
  "crop-top": "clothes",
  culottes: "clothes",
  dupatta: "one size",
  "potli-bag": "one size",
  jhumka: "one size",
  bangles: "bangles",
  belt: "belt",
  jutti: "jutti",
  scarf: "one size",
};

const textiles: Record<Textile, true> = {
  solid: true,
  "block-print": true,
  bandhani: true,
  ikat: true,
  leheriya: true,
  chikankari: true,
  brocade: true,
  checks: true,
  stripes: true,
};

const sizesOf = {
  clothes: ["XS", "S", "M", "L", "XL", "XXL"],
  jutti: ["36", "37", "38", "39", "40", "41"],
  bangles: ["2.4", "2.6", "2.8"],
  belt: ["S", "M", "L", "XL"],
  "one size": [],
};

const offenders = (isWrong: (product: DemoProduct) => boolean) =>
  demoCatalogue.filter(isWrong).map((product) => product.slug);
const countSentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

describe("the demo catalogue", () => {
  it.each(["party", "casuals", "everyday", "accessories"])("has 18 products in %s", (category) => {
    expect(demoCatalogue.filter((product) => product.category === category)).toHaveLength(18);
  });

  it("has a unique slug and title for every product", () => {
    const titles = demoCatalogue.map((product) => product.title.toLowerCase());
    expect(new Set(demoCatalogue.map((product) => product.slug)).size).toBe(72);
    expect(new Set(titles).size).toBe(72);
    expect(offenders(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it("has titles of 3 to 7 words and descriptions of 2 to 4 sentences, without repeated sentences", () => {
    expect(offenders(({ title }) => title.split(" ").length < 3 || title.split(" ").length > 7)).toEqual([]);
    expect(
      offenders(({ description }) => countSentences(description) < 2 || countSentences(description) > 4),
    ).toEqual([]);
    const allSentences = demoCatalogue.flatMap(({ description }) => description.split(/(?<=[.!?])\s/));
    expect(new Set(allSentences).size).toBe(allSentences.length);
  });

  it("has prices in whole rupees from 300 to 12,000, with one product at 500 and one at 12,000", () => {
    const prices = demoCatalogue.map((product) => product.price);
    expect(prices.filter((price) => !Number.isInteger(price))).toEqual([]);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(300);
    expect(Math.min(...prices)).toBeLessThan(400);
    expect(Math.max(...prices)).toBe(12_000);
    expect(prices.filter((price) => price === 500)).toHaveLength(1);
  });

  it("has products sold out, nearly sold out and in stock", () => {
    const stocks = demoCatalogue.map((product) => product.stock);
    expect(stocks.filter((stock) => !Number.isInteger(stock) || stock < 0 || stock > 60)).toEqual([]);
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(3);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 3)).toHaveLength(4);
    expect(Math.max(...stocks)).toBe(60);
  });

  it("has a different age for each product", () => {
    const ages = demoCatalogue.map((product) => product.ageDays);
    expect(new Set(ages).size).toBe(72);
    expect(Math.min(...ages)).toBe(0.2);
    expect(Math.max(...ages)).toBeLessThanOrEqual(200);
  });

  it("has new products in every category", () => {
    const newProducts = demoCatalogue.filter((product) => product.ageDays < 9);
    expect(newProducts.length).toBeGreaterThanOrEqual(8);
    expect(newProducts.length).toBeLessThanOrEqual(10);
    expect(demoCatalogue.filter((product) => product.ageDays < 10)).toEqual(newProducts);
    expect(new Set(newProducts.map((product) => product.category)).size).toBe(4);
  });

  it("uses only defined colours, each once, with an accent of another colour", () => {
    for (const [name, hex] of Object.entries(demoColors)) {
      expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(offenders(({ colors, drawnIn }) => (colors.length === 0) !== (drawnIn !== undefined))).toEqual([]);
    expect(offenders(({ colors }) => colors.length > 4)).toEqual([]);
    expect(offenders(({ colors }) => new Set(colors).size < colors.length)).toEqual([]);
    const drawnColors = ({ colors, drawnIn }: DemoProduct) => (drawnIn ? [drawnIn] : colors);
    expect(
      offenders((product) => [...drawnColors(product), product.accent].some((name) => !demoColors[name])),
    ).toEqual([]);
    expect(offenders((product) => drawnColors(product).includes(product.accent))).toEqual([]);
  });

  it("has each kind of garment at least twice", () => {
    for (const garment of Object.keys(garments)) {
      const count = demoCatalogue.filter((product) => product.garment === garment).length;
      expect({ garment, enough: count >= 2 }).toEqual({ garment, enough: true });
    }
  });

  it("has each textile", () => {
    expect(new Set(demoCatalogue.map((product) => product.textile))).toEqual(new Set(Object.keys(textiles)));
  });

  it("has the sizes of each kind in order", () => {
    expect(
      offenders(({ garment, sizes }) => {
        const allSizes: string[] = sizesOf[garments[garment]];
        return sizes.join() !== allSizes.filter((size) => sizes.includes(size)).join();
      }),
    ).toEqual([]);
  });

  it("has at least three sizes unless a product is a belt or of one size", () => {
    expect(
      offenders(
        ({ garment, sizes }) => !["belt", "one size"].includes(garments[garment]) && sizes.length < 3,
      ),
    ).toEqual([]);
  });

  it("has clothes in every category but accessories", () => {
    expect(
      offenders(
        ({ category, garment }) => (category === "accessories") === (garments[garment] === "clothes"),
      ),
    ).toEqual([]);
  });

  it("has one product without sizes and colours", () => {
    expect(offenders(({ sizes, colors }) => sizes.length === 0 && colors.length === 0)).toEqual([
      "meenakari-peacock-jhumkas",
    ]);
  });

  it("names the materials of each product", () => {
    expect(offenders(({ materials }) => materials.length === 0)).toEqual([]);
    expect(offenders(({ materials }) => new Set(materials).size < materials.length)).toEqual([]);
  });
});

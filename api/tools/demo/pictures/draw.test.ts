import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPicture, viewsOf, type PictureSpec, type PictureView, type Textile } from "./draw.ts";
import { garments } from "./wardrobe.ts";

const views: readonly PictureView[] = ["front", "back", "detail", "flat"];
const textiles: readonly Textile[] = [
  "solid",
  "block-print",
  "bandhani",
  "ikat",
  "leheriya",
  "chikankari",
  "brocade",
  "checks",
  "stripes",
];

const rani = { color: "#b8286b", accent: "#ffd75e" };
const spec: PictureSpec = {
  ...rani,
  garment: "anarkali",
  textile: "bandhani",
  view: "front",
  seed: "Rani bandhani anarkali",
};

const allSpecs: readonly PictureSpec[] = garments.flatMap((garment) =>
  views.flatMap((view) =>
    textiles.map((textile) => ({ ...rani, garment, view, textile, seed: `${garment} in ${textile}` })),
  ),
);

const matchesOf = (svg: string, pattern: RegExp): Set<string> =>
  new Set([...svg.matchAll(pattern)].map((match) => match[1] ?? ""));

describe("the pictures of the demo catalogue", () => {
  it("draw every garment in every textile and view", async () => {
    expect(allSpecs).toHaveLength(18 * 4 * 9);
    for (const each of allSpecs) {
      const svg = drawPicture(each);
      const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
      expect({ ...each, width, height, format }).toEqual({
        ...each,
        width: 900,
        height: 1200,
        format: "svg",
      });
    }
  }, 120_000);

  it("are not empty", async () => {
    for (const [i, garment] of garments.entries()) {
      for (const [k, view] of views.entries()) {
        const textile = textiles[(i + k) % textiles.length] ?? "solid";
        const svg = drawPicture({ ...spec, garment, view, textile });
        const pixels = await sharp(Buffer.from(svg)).resize(60, 80).grayscale().raw().toBuffer();
        expect({ garment, view, drawn: new Set(pixels).size > 60 }).toEqual({ garment, view, drawn: true });
      }
    }
  }, 120_000);

  it("are small, complete and free of scripts", () => {
    for (const each of allSpecs) {
      const svg = drawPicture(each);
      const definedIds = matchesOf(svg, /\sid="([^"]+)"/g);
      const usedIds = matchesOf(svg, /(?:url\(|href=")#([^")]+)/g);
      expect({
        ...each,
        small: svg.length < 90_000,
        broken: /NaN|undefined|Infinity/.test(svg),
        harmful: /<script|<foreignObject|<image|<text|\son\w+=|javascript:|href="(?!#)/i.test(svg),
        dangling: [...usedIds].filter((id) => !definedIds.has(id)),
      }).toEqual({ ...each, small: true, broken: false, harmful: false, dangling: [] });
    }
  }, 60_000);

  it("are the same for the same specification", () => {
    expect(drawPicture(spec)).toBe(drawPicture({ ...spec }));
  });

  it("differ between two products of one kind", () => {
    const seeds = ["Monsoon anarkali", "Mehfil anarkali", "Noor anarkali", "Gulab anarkali"];
    const pictures = seeds.map((seed) => drawPicture({ ...spec, seed }));
    expect(new Set(pictures).size).toBe(seeds.length);
  });

  it("use the colour of the product", () => {
    const indigo = drawPicture({ ...spec, color: "#2f4173" });
    expect(indigo).toContain("#2f4173");
    expect(indigo).not.toContain(rani.color);
  });

  it("show clothes from behind and accessories laid flat", () => {
    expect(viewsOf("blazer")).toEqual(["front", "back", "detail"]);
    expect(viewsOf("jutti")).toEqual(["front", "detail", "flat"]);
  });
});

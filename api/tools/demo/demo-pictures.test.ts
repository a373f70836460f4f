import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import type { DemoProduct } from "./catalogue/demo-product.ts";
import { demoPictures } from "./demo-pictures.ts";

const isWorn = ({ category }: DemoProduct): boolean => category !== "accessories";

/** The names of the parts that a picture draws: `drawstring`, `neck-v`, `patch-pocket`. */
const partsOf = (svg: string): string[] =>
  [...new Set([...svg.matchAll(/ class="([^"]+)"/g)].map((match) => match[1] ?? ""))].sort();

const countOf = (svg: string, part: string): number => svg.split(` class="${part}"`).length - 1;

/** Each product is drawn once: the tests only read. */
const drawings = new Map(demoCatalogue.map((product) => [product.slug, demoPictures(product)]));

/** The pictures of one view, in each colour. */
const viewOf = ({ slug }: DemoProduct, view: string): string[] =>
  (drawings.get(slug) ?? []).filter((picture) => picture.view.toLowerCase() === view).map(({ svg }) => svg);

const offenders = (products: readonly DemoProduct[], isWrong: (product: DemoProduct) => boolean): string[] =>
  products.filter(isWrong).map(({ slug }) => slug);

/** A word of a title, and the part that the pictures of such a product draw. */
const partsByWord: readonly (readonly [word: RegExp, part: string])[] = [
  [/Drawstring/, "drawstring"],
  [/Pleated Culottes/, "pleats"],
  [/Wrap Dress/, "wrap"],
  [/Wrap Dress/, "sash"],
  [/Shirt Dress/, "shirt-collar"],
  [/Shirt Dress/, "buttons"],
  [/Gathered/, "gathered"],
  [/Straight Kurta Dress/, "slits"],
  [/Utility/, "patch-pocket"],
  [/Zardozi Yoke/, "zardozi"],
  [/Zardozi Cocktail/, "zardozi-belt"],
  [/Gota/, "gota"],
  [/Mukaish/, "mukaish"],
  [/Kasavu/, "kasavu"],
  [/Saree|Drape/, "pallu"],
  [/Mirror-Work/, "mirrors"],
  [/Obi/, "obi"],
  [/Beaded/, "beads"],
  [/Sling/, "sling"],
  [/Hand-Rolled/, "rolled-edge"],
  [/Peacock/, "peacock"],
];

describe("the pictures of the demo products", () => {
  it.each(partsByWord)("show what a title with %s names", (word, part) => {
    const products = demoCatalogue.filter(({ title }) => word.test(title));
    expect(products.length).toBeGreaterThan(0);
    expect(
      offenders(
        products,
        (product) => !viewOf(product, "detail").every((svg) => partsOf(svg).includes(part)),
      ),
    ).toEqual([]);
  });

  it("draw a drawstring, a wrap and a kind of work only where the product states it", () => {
    const drawing = (part: string): string[] =>
      offenders(demoCatalogue, (product) =>
        viewOf(product, "front").some((svg) => partsOf(svg).includes(part)),
      );
    const stating = (isStated: (product: DemoProduct) => boolean): string[] =>
      offenders(demoCatalogue, isStated);
    expect(drawing("wrap")).toEqual(stating(({ garment }) => garment === "wrap-dress"));
    expect([...drawing("zardozi"), ...drawing("zardozi-belt")]).toEqual(
      stating(({ cut }) => cut?.ornament === "zardozi"),
    );
    expect(drawing("pleats")).toEqual(stating(({ cut }) => cut?.waist === "pleats"));
    expect(drawing("drawstring").filter((slug) => slug.includes("culottes"))).toEqual([
      "slub-khadi-drawstring-culottes",
    ]);
  });

  it("show in the close-up of clothes exactly the cut of their front", () => {
    for (const product of demoCatalogue.filter(isWorn)) {
      const fronts = viewOf(product, "front");
      const details = viewOf(product, "detail");
      expect(details).toHaveLength(fronts.length);
      details.forEach((detail, i) => {
        const parts = partsOf(fronts[i] ?? "");
        expect({ slug: product.slug, parts: partsOf(detail) }).toEqual({ slug: product.slug, parts });
        for (const part of parts)
          expect([product.slug, part, countOf(detail, part)]).toEqual([
            product.slug,
            part,
            countOf(fronts[i] ?? "", part),
          ]);
      });
    }
  });

  it("show the same cut in each colour", () => {
    expect(
      offenders(demoCatalogue, (product) => {
        const cuts = viewOf(product, "front").map((svg) => partsOf(svg).join());
        return new Set(cuts).size > 1;
      }),
    ).toEqual([]);
  });

  it("show crop tops of different cuts", () => {
    const tops = demoCatalogue.filter(({ garment }) => garment === "crop-top");
    const cuts = tops.map((product) => partsOf(viewOf(product, "detail")[0] ?? "").join());
    expect(new Set(cuts).size).toBe(tops.length);
  });

  it("show bangles in the number that the title says", () => {
    const rings = (slug: string): number => {
      const product = demoCatalogue.find((each) => each.slug === slug);
      return product ? countOf(viewOf(product, "front")[0] ?? "", "ring") : 0;
    };
    expect(rings("jaipur-lac-bangles")).toBe(2);
    expect(rings("brass-kada-stacking-set")).toBe(5);
    expect(rings("silk-thread-bangle-set")).toBe(7);
  });

  it("are worn by models with at least seven skins, the same in all pictures of a product", () => {
    const skinOf = (svg: string): string => /<g class="face"[^>]*data-skin="(#\w+)"/.exec(svg)?.[1] ?? "";
    const skins = demoCatalogue.filter(isWorn).map((product) => {
      const own = new Set(viewOf(product, "front").map(skinOf));
      expect([product.slug, own.size]).toEqual([product.slug, 1]);
      return [...own][0] ?? "";
    });
    expect(new Set(skins).size).toBeGreaterThanOrEqual(7);
    const counts = [...new Set(skins)].map((skin) => skins.filter((each) => each === skin).length);
    expect(Math.max(...counts)).toBeLessThan(skins.length / 3);
  });
});

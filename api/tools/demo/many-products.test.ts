import { describe, expect, it } from "vitest";
import { isId } from "../../src/platform/ids.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import { manyProducts, type ProductTemplate } from "./many-products.ts";
import { PictureView } from "../../src/features/catalogue/picture.entity.ts";

const now = new Date("2026-11-20T10:00:00Z");
const day = 86_400_000;

const templates: ProductTemplate[] = demoCatalogue.map((product) => ({
  product,
  pictures: [PictureView.FRONT, PictureView.BACK, PictureView.DETAIL].map((view) => {
    const color = product.colors[0] ?? null;
    const alt = `${product.title}${color ? ` in ${color}` : ""}, ${view}`;
    return { view, color, alt, mediaKey: `${product.slug}-${view}` };
  }),
}));

const seedProducts = (count: number, seed = "test") => [...manyProducts(templates, { count, now, seed })];

describe("generated products", () => {
  const products = seedProducts(3000);

  it("have the requested number and unique ids", () => {
    expect(products).toHaveLength(3000);
    expect(new Set(products.map(({ id }) => id)).size).toBe(3000);
    expect(products.every(({ id }) => isId(id))).toBe(true);
    expect(seedProducts(0)).toEqual([]);
    expect(seedProducts(1)).toHaveLength(1);
  });

  it("are created within the last two years, oldest first, none in the future", () => {
    const instants = products.map(({ createdAt }) => createdAt.getTime());
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
    expect(instants[0]).toBeGreaterThanOrEqual(now.getTime() - 730 * day);
    expect(instants[0]).toBeLessThan(now.getTime() - 729 * day);
    expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime());
    expect(instants.at(-1)).toBeGreaterThan(now.getTime() - day);
  });

  it("cost 300 to 12,000 rupees, in tens", () => {
    expect(products.filter(({ price }) => price < 30_000 || price > 1_200_000 || price % 1000 !== 0)).toEqual(
      [],
    );
    expect(new Set(products.map(({ price }) => price)).size).toBeGreaterThan(200);
  });

  it("come in all categories, some sold out, none with more than 60 pieces", () => {
    expect(new Set(products.map(({ category }) => category)).size).toBe(4);
    const soldOut = products.filter(({ stock }) => stock === 0).length;
    expect(soldOut).toBeGreaterThan(30);
    expect(soldOut).toBeLessThan(300);
    expect(products.filter(({ stock }) => !Number.isInteger(stock) || stock < 0 || stock > 60)).toEqual([]);
  });

  it("have varied titles without a repeated word", () => {
    expect(products.filter(({ title }) => !/^[A-Z][\w.-]*( [\w.-]+){1,9}$/.test(title))).toEqual([]);
    expect(products.filter(({ title }) => /\b([\w-]+) \1\b/.test(title))).toEqual([]);
    expect(new Set(products.map(({ title }) => title)).size).toBeGreaterThan(1500);
  });

  it("have pictures whose texts name the product and its colour", () => {
    const wrong = products.filter(({ title, pictures, colors: [first = null] }) =>
      pictures.some(
        ({ alt, color }) =>
          color !== first || !alt.startsWith(first ? `${title} in ${first}, ` : `${title}, `),
      ),
    );
    expect(wrong).toEqual([]);
    expect(products.every(({ pictures }) => pictures.length === 3)).toBe(true);
  });

  it("have only sizes and colours of their template", () => {
    const bySlug = new Map(templates.map((template) => [template.pictures[0]?.mediaKey, template.product]));
    const wrong = products.filter(({ pictures, sizes, colors }) => {
      const template = bySlug.get(pictures[0]?.mediaKey);
      const isSubset = (some: readonly string[], all: readonly string[] | undefined) =>
        (all?.length === 0 || some.length > 0) && some.every((one) => all?.includes(one));
      return !isSubset(sizes, template?.sizes) || !isSubset(colors, template?.colors);
    });
    expect(wrong).toEqual([]);
  });

  const withoutIds = (seed: string) => seedProducts(50, seed).map((product) => ({ ...product, id: "" }));

  it("are equal for the same seed except for their ids", () => {
    expect(withoutIds("one")).toEqual(withoutIds("one"));
  });

  it("differ for another seed", () => {
    expect(withoutIds("one")).not.toEqual(withoutIds("two"));
  });
});

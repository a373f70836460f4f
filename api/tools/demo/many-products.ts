import { daysBefore } from "../../src/platform/instant.ts";
import { rupees, type Paise } from "../../src/platform/money.ts";
import type { DemoProduct } from "./catalogue/demo-product.ts";
import { hsnOfGarment } from "./catalogue/hsn-of-garment.ts";
import { kindOfGarment } from "./catalogue/kind-of-garment.ts";
import { idAt } from "./id-at.ts";
import type { DemoPicture } from "./demo-pictures.ts";
import { seededRandom, type Random } from "./pictures/random.ts";
import { pick } from "./pick.ts";
import { seedTitle } from "./seed-titles.ts";

/** A product of the demo catalogue with its stored pictures, from which other products are generated. */
export type ProductTemplate = { product: DemoProduct; pictures: readonly StoredDrawing[] };

export type StoredDrawing = Pick<DemoPicture, "view" | "color" | "alt"> & { mediaKey: string };

export type SeedProduct = {
  id: string;
  title: string;
  description: string;
  price: Paise;
  category: string;
  kind: string;
  hsn: string;
  materials: readonly string[];
  sizes: readonly string[];
  colors: readonly string[];
  stock: number;
  createdAt: Date;
  pictures: readonly StoredDrawing[];
};

const spreadDays = 730;
const lowestPrice = 300;
const highestPrice = 12_000;

/** 70 to 140 percent of the template's price, in tens of rupees, within the range of the shop's prices. */
const priceNear = (chance: Random, price: number): Paise => {
  const rounded = Math.round((price * chance.between(0.7, 1.4)) / 10) * 10;
  return rupees(Math.min(Math.max(rounded, lowestPrice), highestPrice));
};

/** All sizes, or all but the largest or the smallest. */
const someSizesOf = (chance: Random, sizes: readonly string[]): readonly string[] => {
  const cut = sizes.length < 3 ? 0 : Math.floor(chance.next() * 3);
  return sizes.slice(cut === 1 ? 1 : 0, cut === 2 ? -1 : undefined);
};

const stockOf = (chance: Random): number => (chance.next() < 0.04 ? 0 : Math.ceil(chance.next() * 60));

/**
 * Generates products from the templates, oldest first, spread over the two years before `now`.
 * The same seed gives the same products, except for their ids.
 */
export function* manyProducts(
  templates: readonly ProductTemplate[],
  { count, now, seed }: { count: number; now: Date; seed: string },
): Generator<SeedProduct> {
  const chance = seededRandom(seed);
  const start = daysBefore(now, spreadDays).getTime();
  const step = (now.getTime() - start) / count;
  for (let index = 0; index < count; index += 1) {
    const { product, pictures } = pick(chance, templates);
    const createdAt = new Date(start + step * (index + chance.next()));
    const title = seedTitle(chance, product);
    yield {
      id: idAt(createdAt),
      title,
      description: product.description,
      price: priceNear(chance, product.price),
      category: product.category,
      kind: kindOfGarment[product.garment],
      hsn: hsnOfGarment[product.garment],
      materials: product.materials,
      sizes: someSizesOf(chance, product.sizes),
      colors: product.colors.slice(0, 1 + Math.floor(chance.next() * product.colors.length)),
      stock: stockOf(chance),
      createdAt,
      pictures: pictures.map((picture) => ({
        ...picture,
        alt: title + picture.alt.slice(product.title.length),
      })),
    };
  }
}

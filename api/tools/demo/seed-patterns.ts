import type { MediaFiles } from "../../src/platform/files/files.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import { demoPictures } from "./demo-pictures.ts";
import type { Pattern } from "./many-products.ts";

/** The demo catalogue as patterns; the drawings of each product's first colour are kept as originals. */
export const keepPatterns = async (files: MediaFiles): Promise<Pattern[]> => {
  const patterns: Pattern[] = [];
  for (const product of demoCatalogue) {
    const drawings = demoPictures({ ...product, colors: product.colors.slice(0, 1) });
    const keys = await Promise.all(drawings.map(({ svg }) => files.storeOriginal(svg)));
    const pictures = drawings.map(({ view, color, alt }, index) => ({
      view,
      color,
      alt,
      mediaKey: keys[index] ?? "",
    }));
    patterns.push({ product, pictures });
  }
  return patterns;
};

import type { MediaFiles } from "../../src/platform/files/files.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import { demoPictures } from "./demo-pictures.ts";
import type { ProductTemplate } from "./many-products.ts";

/** Returns the demo catalogue as templates, and stores the drawings of each product's first colour. */
export const storeTemplates = async (files: MediaFiles): Promise<ProductTemplate[]> => {
  const templates: ProductTemplate[] = [];
  for (const product of demoCatalogue) {
    const drawings = demoPictures({ ...product, colors: product.colors.slice(0, 1) });
    const keys = await Promise.all(drawings.map(({ svg }) => files.storeOriginal(svg)));
    const pictures = drawings.map(({ view, color, alt }, index) => ({
      view,
      color,
      alt,
      mediaKey: keys[index] ?? "",
    }));
    templates.push({ product, pictures });
  }
  return templates;
};

import { renderedWidths } from "../../src/platform/images/images.rules.ts";
import type { CopyTarget } from "./copy-tables.ts";
import { copyLine } from "./copy-text.ts";
import type { SeedProduct } from "./many-products.ts";

const width = renderedWidths[renderedWidths.length - 1] ?? 1080;
const height = (width * 4) / 3;

/** The tables of a product. */
export const productTargets: CopyTarget<SeedProduct>[] = [
  {
    into: `products (id, title, description, price, category, kind, hsn, materials, available_sizes, available_colors,
      created_at, updated_at, lacks_pictures)`,
    toLines: (product) =>
      copyLine([
        product.id,
        product.title,
        product.description,
        product.price,
        product.category,
        product.kind,
        product.hsn,
        product.materials,
        product.sizes,
        product.colors,
        product.createdAt,
        product.createdAt,
        product.pictures.length === 0,
      ]),
  },
  { into: "stock_units (product_id, stock)", toLines: (product) => copyLine([product.id, product.stock]) },
  {
    into: "product_pictures (product_id, place, media_key, view, color, alt, width, height)",
    toLines: (product) =>
      product.pictures
        .map(({ mediaKey, view, color, alt }, index) =>
          copyLine([product.id, index, mediaKey, view, color, alt, width, height]),
        )
        .join(""),
  },
];

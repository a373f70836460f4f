import type { AddedProduct } from "../../src/features/product-admin/admin-product.store.ts";
import { renderedWidths } from "../../src/platform/images/images.rules.ts";
import type { CopyTarget } from "./copy-tables.ts";
import { copyLine } from "./copy-text.ts";
import type { SeedProduct } from "./many-products.ts";

const width = renderedWidths[renderedWidths.length - 1] ?? 1080;
const height = (width * 4) / 3;

/** A product as the write path of the catalogue takes it. */
export const addedProduct = ({ sizes, colors, pictures, ...product }: SeedProduct): AddedProduct => ({
  ...product,
  handle: null,
  materials: [...product.materials],
  availableSizes: [...sizes],
  availableColors: [...colors],
  hasPictures: pictures.length > 0,
});

/** The other tables of a product. */
export const productTargets: CopyTarget<SeedProduct>[] = [
  { into: "stock_units (product_id, stock)", toLines: (product) => copyLine([product.id, product.stock]) },
  {
    into: "product_pictures (product_id, position, media_key, view, color, alt, width, height)",
    toLines: (product) =>
      product.pictures
        .map(({ mediaKey, view, color, alt }, index) =>
          copyLine([product.id, index, mediaKey, view, color, alt, width, height]),
        )
        .join(""),
  },
];

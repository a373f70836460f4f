import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { renderedWidths } from "../../src/platform/images/images.rules.ts";
import { copyLine } from "./copy-text.ts";
import type { SeedProduct } from "./many-products.ts";

const width = renderedWidths[renderedWidths.length - 1] ?? 1080;
const height = (width * 4) / 3;

type CopyTarget = { into: string; toLines: (product: SeedProduct) => string };

const targets: CopyTarget[] = [
  {
    into: `products (id, title, description, price, category, hsn, materials, available_sizes, available_colors,
      created_at, updated_at)`,
    toLines: (product) =>
      copyLine([
        product.id,
        product.title,
        product.description,
        product.price,
        product.category,
        product.hsn,
        product.materials,
        product.sizes,
        product.colors,
        product.createdAt,
        product.createdAt,
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

/** Writes products with their stock and pictures in one transaction. */
export const copyProducts = async (client: PoolClient, products: readonly SeedProduct[]): Promise<void> => {
  await client.query("begin");
  try {
    await client.query("set local statement_timeout = 0");
    for (const { into, toLines } of targets)
      await pipeline(
        Readable.from([products.map(toLines).join("")]),
        client.query(copyFrom(`copy ${into} from stdin`)),
      );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
};

/** Updates the statistics, so that PostgreSQL does not plan for the old table sizes. */
export const analyzeTables = async (client: PoolClient): Promise<void> => {
  await client.query("set statement_timeout = 0");
  try {
    await client.query("vacuum (analyze) products, stock_units, product_pictures");
  } finally {
    await client.query("reset statement_timeout");
  }
};

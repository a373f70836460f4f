import { createIndexConcurrently } from "./big-tables.ts";
import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  "alter table products add if not exists slug text",
  "alter table products add if not exists seo_title text",
  "alter table products add if not exists seo_description text",
  "alter table products add if not exists sku_prefix text",
  "alter table order_lines add if not exists sku text",
  "create sequence if not exists sku_numbers",
  `create table if not exists product_variants (
    id uuid not null default uuidv7(),
    product_id uuid not null,
    size text,
    color text,
    sku text not null,
    barcode text,
    constraint product_variants_pkey primary key (id),
    constraint product_variants_product_id_fkey foreign key (product_id) references products(id) on delete cascade
  )`,
  `create unique index if not exists product_variants_variant
     on product_variants (product_id, size, color) nulls not distinct`,
  "create unique index if not exists product_variants_sku on product_variants (sku)",
  "create unique index if not exists product_variants_barcode on product_variants (barcode)",
];

/**
 * Codes of products and variants. The products that a shop has get their SKUs by the job `make-skus`, since a number for each of
 * a million variants takes longer than a migration may.
 */
export class ProductCodes1763600000113 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await createIndexConcurrently(runner, {
      name: "products_without_skus",
      on: "products (id) where sku_prefix is null",
    });
    await createIndexConcurrently(runner, { name: "order_lines_sku", on: "order_lines (sku)" });
  }

  async down(): Promise<void> {
    throw new Error("The codes of products are not dropped.");
  }
}

import { createIndexConcurrently } from "./big-tables.ts";
import type { MigrationInterface, QueryRunner } from "typeorm";

const columns = [
  "manufacturer text",
  "importer text",
  "country_of_origin text not null default 'IN'",
  "net_quantity text",
  "generic_name text",
  "consumer_care text",
];

/**
 * What the law asks a shop to say about goods. Without a value the setting of the shop applies, and India as the origin, by which
 * lists are filtered and sorted.
 */
export class ProductInformation1763600000121 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`alter table products add if not exists ${column}`);
    await createIndexConcurrently(runner, {
      name: "products_origin",
      on: "products (country_of_origin, id) include (category, price, created_at) where archived_at is null",
    });
  }

  async down(): Promise<void> {
    throw new Error("What the shop says about goods is not dropped.");
  }
}

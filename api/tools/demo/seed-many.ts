import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { addProducts } from "../../src/features/catalogue/admin/admin-product.store.ts";
import { withDictionary } from "../../src/features/catalogue/words/with-dictionary.command.ts";
import { chunksOf } from "../../src/platform/async/chunks.ts";
import type { MediaFiles } from "../../src/platform/files/files.ts";
import type { Shop } from "../../src/features/shop/shop.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import { neverSilent } from "../../src/platform/database/pool-limits.ts";
import { allowLongStatements } from "../../src/platform/database/shop-pool.ts";
import { analyzeTables, copyItems } from "./copy-tables.ts";
import { manyProducts } from "./many-products.ts";
import { addedProduct, productTargets } from "./seed-copy.ts";
import { storeTemplates } from "./seed-templates.ts";

/** Products in one transaction. */
const batchSize = 10_000;

export type SeedOptions = {
  /** The number of products or orders to add. */
  count: number;
  /** Receives lines about the progress. */
  log: (line: string) => void;
  /** The seed of the random numbers; a new one by default. */
  seed?: string;
};

/** Adds products, each with one stock unit for all choices and three pictures. */
export const addManyProducts = async (
  shop: Pick<Shop, "database">,
  files: MediaFiles,
  { count, log, seed = randomUUID() }: SeedOptions,
): Promise<void> => {
  if (count === 0) return;
  const startedAt = Date.now();
  const templates = await storeTemplates(files);
  let added = 0;
  for await (const batch of chunksOf(manyProducts(templates, { count, now: new Date(), seed }), batchSize)) {
    await inTransaction(shop.database, async (tx) => {
      await allowLongStatements(tx);
      await withDictionary(tx, (words) => addProducts(tx, batch.map(addedProduct), words));
      await copyItems((await tx.queryRunner?.connect()) as PoolClient, productTargets, batch);
    });
    added += batch.length;
    if (added % (5 * batchSize) === 0 || added === count)
      log(`${added} of ${count} products, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  const pool = shop.database.openPool(1, { silentAfter: neverSilent });
  const client = await pool.connect();
  try {
    await analyzeTables(client, ["products", "stock_units", "product_pictures"]);
  } finally {
    client.release();
    await pool.end();
  }
};

import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { makeSkus } from "../../src/features/catalogue/make-skus.command.ts";
import { addProducts } from "../../src/features/product-admin/admin-product.store.ts";
import { withDictionary } from "../../src/features/search/words/with-dictionary.command.ts";
import { chunksOf } from "../../src/platform/async/chunks.ts";
import type { MediaFiles } from "../../src/platform/files/files.ts";
import type { Services } from "../../src/features/shop/services.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import { neverSilent } from "../../src/platform/database/pool-limits.ts";
import { allowLongStatements } from "../../src/platform/database/shop-pool.ts";
import { analyzeTables, copyItems } from "./copy-tables.ts";
import { manyProducts } from "./many-products.ts";
import { addedProduct, productTargets } from "./seed-copy.ts";
import { storeTemplates } from "./seed-templates.ts";

/** Products in one transaction: it must not wait for this process for 10 s, on a busy machine either. */
const batchSize = 2000;

export type SeedOptions = {
  /** The number of products or orders to add. */
  count: number;
  /** Receives lines about the progress. */
  log: (line: string) => void;
  /** The seed of the random numbers; a new one by default. */
  seed?: string;
};

/** Adds products, each with one stock unit for all variants and three pictures. */
export const addManyProducts = async (
  shop: Pick<Services, "database">,
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
      const ids = await withDictionary(tx, (words) => addProducts(tx, batch.map(addedProduct), words));
      await makeSkus(tx, ids);
      await copyItems((await tx.queryRunner?.connect()) as PoolClient, productTargets, batch);
    });
    added += batch.length;
    if (added % 50_000 === 0 || added === count)
      log(`${added} of ${count} products, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  const pool = shop.database.openPool(1, { silentAfter: neverSilent });
  const client = await pool.connect();
  try {
    await analyzeTables(client, ["products", "product_variants", "stock_units", "product_pictures"]);
  } finally {
    client.release();
    await pool.end();
  }
};

import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { MediaFiles } from "../../src/platform/files/files.ts";
import type { Shop } from "../../src/features/shop/shop.ts";
import { manyProducts, type SeedProduct } from "./many-products.ts";
import { copyProducts, learnTables } from "./seed-copy.ts";
import { keepPatterns } from "./seed-patterns.ts";

/** Products of one transaction. */
const together = 10_000;

function* batchesOf(products: Iterable<SeedProduct>): Generator<SeedProduct[]> {
  let batch: SeedProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length === together) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

export type SeedOptions = {
  /** Products to add to those that are there. */
  count: number;
  /** Gets a line now and then. */
  say: (line: string) => void;
  /** Decides what the products are; another one each time when absent. */
  seed?: string;
};

/** Adds so many products by COPY, each with one pooled stock unit and three pictures. */
export const addManyProducts = async (
  shop: Pick<Shop, "database">,
  files: MediaFiles,
  { count, say, seed = randomUUID() }: SeedOptions,
): Promise<void> => {
  if (count === 0) return;
  const since = Date.now();
  const patterns = await keepPatterns(files);
  const runner = shop.database.source.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    let added = 0;
    for (const batch of batchesOf(manyProducts(patterns, { count, now: new Date(), seed }))) {
      await copyProducts(client, batch);
      added += batch.length;
      if (added % (5 * together) === 0 || added === count)
        say(`${added} of ${count} products, ${((Date.now() - since) / 1000).toFixed(1)} s`);
    }
    await learnTables(client);
  } finally {
    await runner.release();
  }
};

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Services } from "../../src/features/shop/services.ts";
import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../../src/platform/files/files.ts";
import { addManyProducts } from "../../tools/demo/seed-many.ts";

/** With this many products, reading all of them is never the cheapest plan for a page. */
export const productCount = 20_000;

/**
 * The test server commits without waiting for its log. Until the log is written, `vacuum` does not treat the new rows
 * as visible to all, and index-only scans do not work. A commit that waits writes the log.
 */
const vacuumProducts = async (shop: Services): Promise<void> => {
  await shop.database.writes.query(
    "begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'tests', 'settled'); commit",
  );
  await shop.database.writes.query("vacuum (analyze) products");
};

/** Fills the catalogue, so that PostgreSQL plans as in a large shop. */
export const addProductsForPlans = async (shop: Services): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-plans-"));
  await addManyProducts(shop, mediaFiles(diskStorage(folder)), {
    count: productCount,
    log: () => undefined,
    seed: "plans",
  });
  await rm(folder, { recursive: true, force: true });
  await vacuumProducts(shop);
};

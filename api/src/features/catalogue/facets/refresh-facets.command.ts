import { inTransaction } from "../../../platform/database/database.ts";
import type { Shop } from "../../shop/shop.ts";
import { lockOutdatedProducts, refreshLockedProducts } from "./outdated-facets.store.ts";

/** Most products per transaction. */
const batchSize = 1000;

/**
 * Computes the facets of products whose stock began or ended while another transaction, such as an import, had locked them.
 * Waits for no product: one that is still locked is left for the next run. docs/adr/0037-facets.md
 */
export const refreshFacets = (shop: Pick<Shop, "database">): Promise<void> =>
  inTransaction(shop.database, async (tx) => {
    const ids = await lockOutdatedProducts(tx, batchSize);
    if (ids.length > 0) await refreshLockedProducts(tx, ids);
  });

import { AuditSubject } from "../../audit/audit.rules.ts";
import { onAudited } from "../../audit/on-audited.ts";
import type { Shop } from "../../shop/shop.ts";
import { clearProductCounts } from "../product-count.cache.ts";
import { adminCountCache } from "./admin-count.cache.ts";

/** Clears the cached counts of products of this process. */
export const invalidateProductCounts = (shop: Shop): void => {
  clearProductCounts(shop);
  adminCountCache(shop).clear();
};

/**
 * Clears them whenever an admin changes products, in any process; a replica is read again when it has the change. Returns a
 * function that ends it.
 */
export const invalidateProductCountsOnChange = (shop: Shop): (() => void) =>
  onAudited(shop, AuditSubject.PRODUCT, () => {
    shop.database.catalogue.requireCommitted();
    invalidateProductCounts(shop);
  });

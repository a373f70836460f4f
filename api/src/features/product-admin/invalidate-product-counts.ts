import { AuditSubject } from "../audit/audit.rules.ts";
import { onAudited } from "../audit/on-audited.ts";
import type { Services } from "../shop/services.ts";
import { clearProductCounts } from "../search/product-count.cache.ts";
import { adminCountCache } from "./admin-count.cache.ts";

/** Clears the cached counts of products of this process. */
export const invalidateProductCounts = (services: Services): void => {
  clearProductCounts(services);
  adminCountCache(services).clear();
};

/**
 * Clears them whenever an admin changes products, in any process; a replica is read again when it has the change. Returns a
 * function that ends it.
 */
export const invalidateProductCountsOnChange = (services: Services): (() => void) =>
  onAudited(services, AuditSubject.PRODUCT, () => {
    services.database.catalogue.requireCommitted();
    invalidateProductCounts(services);
  });

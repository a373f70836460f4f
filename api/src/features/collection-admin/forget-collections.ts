import { AuditSubject } from "../audit/audit.rules.ts";
import { onAudited } from "../audit/on-audited.ts";
import { clearShownCollections } from "../search/collections/shown-collections.ts";
import type { Services } from "../shop/services.ts";

/**
 * Forgets the shown collections of this process whenever an admin changes a collection or a product, in any process; a replica is
 * read again when it has the change. Returns a function that ends it.
 */
export const forgetCollectionsOnChange = (services: Services): (() => void) => {
  const forget = () => {
    services.database.catalogue.requireCommitted();
    clearShownCollections(services);
  };
  const stops = [AuditSubject.COLLECTION, AuditSubject.PRODUCT].map((subject) =>
    onAudited(services, subject, forget),
  );
  return () => stops.forEach((stop) => stop());
};

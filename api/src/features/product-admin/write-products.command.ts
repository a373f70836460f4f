import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { makeSkus } from "../catalogue/make-skus.command.ts";
import { writeProducts, type LockedProduct } from "./admin-product.store.ts";
import { checkImport } from "../catalogue/legal-fields.rules.ts";
import { checkMrp } from "../catalogue/scheduled-price.rules.ts";
import { tellPriceChange } from "./price-notice.store.ts";
import { changesOf, type EditableProduct } from "./product-merge.rules.ts";
import type { WordChanges } from "../search/words/word-counts.rules.ts";

export type ProductEdit = { current: LockedProduct; after: Partial<EditableProduct> };

/**
 * Writes new values of locked products, with a new version and an audit entry each. Products whose values stay the same are
 * not written. Returns the ids of the written ones. The changes of the dictionary are added to `words`: `withDictionary`.
 * Throws PRICE_ABOVE_MRP, IMPORTER_NEEDED, ORIGIN_NEEDED.
 */
export const writeEdits = async (
  tx: EntityManager,
  origin: { author: Author; action: AuditAction; batchId?: string | undefined },
  edits: readonly ProductEdit[],
  words: WordChanges,
): Promise<string[]> => {
  const writes = edits
    .map(({ current, after }) => ({
      product: { ...current, ...after, version: current.version + 1 },
      changes: changesOf(current, after),
    }))
    .filter(({ changes }) => Object.keys(changes).length > 0);
  if (writes.length === 0) return [];
  for (const { product, changes } of writes) {
    checkMrp(product, (field) => field in changes);
    checkImport(product);
  }
  await writeProducts(
    tx,
    writes.map(({ product }) => product),
    words,
  );
  const offered = writes.filter(({ changes }) => changes["availableSizes"] ?? changes["availableColors"]);
  if (offered.length > 0)
    await makeSkus(
      tx,
      offered.map(({ product }) => product.id),
    );
  if (writes.some(({ changes }) => "scheduledPrices" in changes)) await tellPriceChange(tx);
  await addAuditEntries(
    tx,
    writes.map(({ product, changes }) => ({
      ...origin,
      subject: AuditSubject.PRODUCT,
      subjectId: product.id,
      label: product.title,
      version: product.version,
      changes,
    })),
  );
  return writes.map(({ product }) => product.id);
};

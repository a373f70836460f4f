import type { EntityManager } from "typeorm";
import { addAuditEntries } from "../../audit/audit.store.ts";
import { AuditSubject, type Author } from "../../audit/audit.rules.ts";
import { writeProducts, type LockedProduct } from "./admin-product.store.ts";
import { changesOf, type EditableProduct } from "./product-merge.rules.ts";
import type { WordChanges } from "../words/word-counts.rules.ts";

export type ProductEdit = { current: LockedProduct; after: Partial<EditableProduct> };

/**
 * Writes new values of locked products, with a new version and an audit entry each. Products whose values stay the same are
 * not written. Returns the ids of the written ones. The changes of the dictionary are added to `words`: `withDictionary`.
 */
export const writeEdits = async (
  tx: EntityManager,
  origin: { author: Author; action: string; batchId?: string | undefined },
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
  await writeProducts(
    tx,
    writes.map(({ product }) => product),
    words,
  );
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

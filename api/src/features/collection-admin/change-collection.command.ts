import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { addDeleteJob } from "../catalogue/pictures/picture-file.store.ts";
import { Collection } from "../collections/collection.entity.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./collection-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import {
  allCollections,
  lockCollection,
  lockPositions,
  promotionOnCollection,
  writePositions,
} from "./collection-admin.store.ts";

type Seen = { id: string; version: number };

/** Hides a collection, or shows it again. Throws COLLECTION_NOT_FOUND, COLLECTION_CHANGED. */
export const setCollectionHidden = (
  services: Services,
  author: Author,
  { id: given, version, isHidden }: Seen & { isHidden: boolean },
): Promise<string> => {
  const id = asId(given, "id");
  return inTransaction(services.database, async (tx) => {
    const stored = (await lockCollection(tx, id)) ?? refuse("COLLECTION_NOT_FOUND");
    if (isHidden === (stored.hiddenAt !== null)) return id;
    if (stored.version !== version) refuse("COLLECTION_CHANGED");
    await tx.update(
      Collection,
      { id },
      { hiddenAt: isHidden ? new Date() : null, version: () => "version + 1" },
    );
    await addAudit(tx, {
      author,
      action: "setCollectionHidden",
      subject: AuditSubject.COLLECTION,
      subjectId: id,
      label: stored.title,
      version: version + 1,
      changes: { isHidden: { before: !isHidden, after: isHidden } },
    });
    return id;
  });
};

/** Deletes a collection. Its products stay. Throws COLLECTION_CHANGED, COLLECTION_IN_USE while a promotion on it is not over. */
export const deleteCollection = (
  services: Services,
  author: Author,
  { id: given, version }: Seen,
): Promise<void> => {
  const id = asId(given, "id");
  return inTransaction(services.database, async (tx) => {
    const stored = await lockCollection(tx, id);
    if (!stored) return;
    if (stored.version !== version) refuse("COLLECTION_CHANGED");
    const promotion = await promotionOnCollection(tx, id);
    if (promotion !== undefined)
      refuse("COLLECTION_IN_USE", {
        message: `The promotion “${promotion}” uses this collection. Please end it first.`,
      });
    await tx.delete(Collection, { id });
    if (stored.pictureKey !== null) await addDeleteJob(tx, stored.pictureKey);
    await addAudit(tx, {
      author,
      action: "deleteCollection",
      subject: AuditSubject.COLLECTION,
      subjectId: id,
      label: stored.title,
      changes: { title: { before: stored.title, after: null } },
    });
  });
};

/**
 * Puts all collections into an order. The same order again changes nothing. Throws COLLECTIONS_CHANGED if the admin saw another
 * order, or if the list is not that of all collections.
 */
export const orderCollections = (
  services: Services,
  author: Author,
  given: { seenIds: readonly string[]; ids: readonly string[] },
): Promise<void> => {
  const ids = given.ids.map((id) => asId(id, "ids"));
  const seenIds = given.seenIds.map((id) => asId(id, "seenIds"));
  return inTransaction(services.database, async (tx) => {
    await lockPositions(tx);
    const before = await allCollections(tx);
    const isComplete = new Set(ids).size === ids.length && ids.length === before.length;
    const titles = new Map(before.map(({ id, title }) => [id, title]));
    if (!isComplete || ids.some((id) => !titles.has(id))) refuse("COLLECTIONS_CHANGED");
    const [moved] = before.filter(({ id }, index) => ids[index] !== id);
    if (!moved) return;
    if (before.some(({ id }, index) => seenIds[index] !== id)) refuse("COLLECTIONS_CHANGED");
    await writePositions(tx, ids);
    await addAudit(tx, {
      author,
      action: "orderCollections",
      subject: AuditSubject.COLLECTION,
      subjectId: moved.id,
      label: "All collections",
      changes: {
        order: { before: before.map(({ title }) => title), after: ids.map((id) => titles.get(id) ?? "") },
      },
    });
  });
};

import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./product-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { auditEntry, type AuditRow } from "../audit/audit.store.ts";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { lockProduct } from "./update-product.command.ts";
import { keepOriginals, readRemovedOriginals, revertPicturesIn } from "./pictures/revert-pictures.command.ts";
import { matchUnits } from "./match-units.command.ts";
import { changesOf, editableFields, type EditableProduct } from "./product-merge.rules.ts";
import { shownField } from "./shown-field.rules.ts";
import { withDictionary } from "../search/words/with-dictionary.command.ts";
import { keepVideo, readRemovedVideo, revertVideoIn } from "./videos/revert-video.command.ts";
import { writeEdits } from "./write-products.command.ts";

/** Throws CHANGE_NOT_FOUND, CHANGE_NOT_REVERTIBLE for an entry that is not about a product. */
const productEntry = (entry: AuditRow | undefined): AuditRow => {
  if (!entry) return refuse("CHANGE_NOT_FOUND", { field: "id" });
  if (entry.subject !== AuditSubject.PRODUCT) refuse("CHANGE_NOT_REVERTIBLE", { field: "id" });
  return entry;
};

/**
 * The values before a change, for the fields that still have the values after it. Throws CHANGE_NOT_REVERTIBLE for an entry
 * without such fields (a new product, a movement of stock), PRODUCT_CHANGED if a field was changed again.
 */
const revertedFields = (changes: FieldChanges, current: EditableProduct): Partial<EditableProduct> => {
  const fields = Object.entries(changes).filter(([field]) => editableFields.some((name) => name === field));
  const isNewProduct = changes["title"]?.before === null;
  if (fields.length === 0 || isNewProduct) refuse("CHANGE_NOT_REVERTIBLE", { field: "id" });
  const later = changesOf(current, Object.fromEntries(fields.map(([field, { after }]) => [field, after])));
  const conflicts = Object.entries(later).map(([field, { before }]) => ({
    field,
    value: shownField(field, before),
  }));
  if (conflicts.length > 0)
    refuse("PRODUCT_CHANGED", {
      message: "These fields have changed again since then. Please edit the product instead.",
      facts: { conflicts },
    });
  return Object.fromEntries(fields.map(([field, { before }]) => [field, before]));
};

/**
 * Takes back one change of a product: its fields get their values from before. Stock stays: it changes by movements only.
 * Returns the id of the product. Throws CHANGE_NOT_FOUND, CHANGE_NOT_REVERTIBLE, and PRODUCT_CHANGED if one of the fields
 * has another value by now.
 */
export const revertChange = async (services: Services, author: Author, auditId: string): Promise<string> => {
  const id = asId(auditId, "id");
  const shown = await auditEntry(services.database.source.manager, id);
  const originals = await readRemovedOriginals(services, shown?.changes["pictures"]);
  const removedVideo = await readRemovedVideo(services, shown?.changes["video"]);
  const productId = await inTransaction(services.database, async (tx) => {
    const entry = productEntry(await auditEntry(tx, id));
    const current = await lockProduct(tx, entry.subjectId);
    const { pictures, video } = entry.changes;
    if (video) {
      await revertVideoIn(tx, author, { product: current, change: video, file: removedVideo });
      return current.id;
    }
    if (pictures) {
      const change = { productId: current.id, version: current.version, change: pictures, originals };
      await revertPicturesIn(tx, author, change);
      return current.id;
    }
    const after = revertedFields(entry.changes, current);
    await matchUnits(tx, { current, after }, { userId: author.userId });
    const origin = { author, action: "revertChange" as const };
    await withDictionary(tx, (words) => writeEdits(tx, origin, [{ current, after }], words));
    return current.id;
  });
  await keepOriginals(services, originals);
  await keepVideo(services, removedVideo);
  return productId;
};

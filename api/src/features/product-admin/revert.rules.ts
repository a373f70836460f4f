import { refuse } from "./product-admin.refusals.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";
import { changesOf, editableFields, type EditableProduct } from "./product-merge.rules.ts";
import { shownField } from "./shown-field.rules.ts";

/**
 * The values before a change, for the fields that still have the values after it. Throws CHANGE_NOT_REVERTIBLE for an entry
 * without such fields (a new product, a movement of stock), PRODUCT_CHANGED if a field was changed again.
 */
export const revertedFields = (changes: FieldChanges, current: EditableProduct): Partial<EditableProduct> => {
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

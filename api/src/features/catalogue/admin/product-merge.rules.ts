import { changesBetween, type FieldChanges } from "../../audit/audit.rules.ts";
import { productFields, type ProductFields } from "./product-fields.rules.ts";
import { shownField } from "./shown-field.rules.ts";

/** What an admin can change by a write with a version. */
export type EditableProduct = ProductFields & { isArchived: boolean };

const editableOf = (product: EditableProduct): Record<string, unknown> =>
  Object.fromEntries([...productFields, "isArchived" as const].map((field) => [field, product[field]]));

/** The fields that a write changes, each with its value before and after. */
export const changesOf = (current: EditableProduct, after: Partial<EditableProduct>): FieldChanges =>
  changesBetween(editableOf(current), editableOf({ ...current, ...after }));

/** A field that two admins changed: the current value, and who set it. */
export type Conflict = { field: string; value: unknown; userName: string };

/**
 * The fields of a write that another admin changed after the version that the writer saw. A field that both set to the same
 * value is no conflict: `changes` does not contain it.
 */
export const conflictsOf = (
  changes: FieldChanges,
  changedSince: readonly { field: string; userName: string }[],
): Conflict[] =>
  changedSince
    .filter(({ field }) => field in changes)
    .map(({ field, userName }) => ({ field, value: shownField(field, changes[field]?.before), userName }));

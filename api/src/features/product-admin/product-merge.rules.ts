import { refuse } from "../../platform/errors/errors.ts";
import { changesBetween, isSame, type FieldChanges, type LaterChange } from "../audit/audit.rules.ts";
import { productFields, type ProductFields } from "../catalogue/product-fields.rules.ts";
import { shownField } from "./shown-field.rules.ts";

/** What an admin can change by a write with a version. */
export type EditableProduct = ProductFields & { isArchived: boolean };

/** The names of these fields. */
export const editableFields = [...productFields, "isArchived" as const];

const editableOf = (product: EditableProduct): Record<string, unknown> =>
  Object.fromEntries(editableFields.map((field) => [field, product[field]]));

/** The fields that a write changes, each with its value before and after. */
export const changesOf = (current: EditableProduct, after: Partial<EditableProduct>): FieldChanges =>
  changesBetween(editableOf(current), editableOf({ ...current, ...after }));

/**
 * The fields that the writer of `after` changed. A field with its value of the version that the writer saw is not among
 * them: another admin changed it, and that value stays.
 */
export const intendedFields = (
  after: Partial<EditableProduct>,
  later: readonly LaterChange[],
): Partial<EditableProduct> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) =>
        !later.some((change) => change.field === field && isSame(change.valueBefore, value)),
    ),
  );

/** A field that two admins changed: the current value, and who set it. */
export type Conflict = { field: string; value: unknown; userName: string };

/** The changed fields that another admin changed too. Both may set the same value: `changes` does not contain it then. */
export const conflictsOf = (changes: FieldChanges, later: readonly LaterChange[]): Conflict[] =>
  later
    .filter(({ field }) => field in changes)
    .map(({ field, userName }) => ({ field, value: shownField(field, changes[field]?.before), userName }));

/** Whether another admin has changed the product since `version`. Throws BAD_INPUT for a version that it never had. */
export const isChangedSince = (version: number, current: { version: number }): boolean => {
  if (!Number.isInteger(version) || version < 1 || version > current.version)
    refuse("BAD_INPUT", { field: "version" });
  return version !== current.version;
};

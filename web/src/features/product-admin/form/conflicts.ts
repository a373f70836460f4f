import { productFields, type ProductField } from "./product-fields.ts";

/** A field that another admin changed too: the current value as the form shows it, and who set it. */
export type Conflict = { field: ProductField; text: string; userName: string };

export type Conflicts = { conflicts: readonly Conflict[]; version: number };

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(", ");
  return value === null || value === undefined ? "" : String(value);
};

const asConflict = (value: unknown): Conflict[] => {
  const { field, value: current, userName } = (value ?? {}) as Record<string, unknown>;
  const formField = productFields.find((each) => each === field);
  return formField
    ? [{ field: formField, text: asText(current), userName: asText(userName) || "Another admin" }]
    : [];
};

/** The conflicts of a PRODUCT_CHANGED refusal, from its extensions; `undefined` if it names no field of the form. */
export const readConflicts = (extensions: Record<string, unknown>): Conflicts | undefined => {
  const { conflicts, version } = extensions;
  if (extensions["code"] !== "PRODUCT_CHANGED" || !Array.isArray(conflicts) || typeof version !== "number")
    return undefined;
  const order = (conflict: Conflict) => productFields.indexOf(conflict.field);
  const readable = conflicts.flatMap(asConflict).sort((one, next) => order(one) - order(next));
  return readable.length > 0 ? { conflicts: readable, version } : undefined;
};

import { declarationOf, fieldDeclarations, type ProductField } from "../catalogue/product-fields.rules.ts";
import { schedulesText, type ScheduledPrice } from "../catalogue/scheduled-price.rules.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";

const isDeclared = (field: string): field is ProductField => Object.hasOwn(fieldDeclarations, field);

/**
 * The value of a product's field as the API shows it: prices in rupees, scheduled prices as a text, enums by their GraphQL
 * name.
 */
export const shownField = (field: string, value: unknown): unknown => {
  const { type, enumOf } = isDeclared(field) ? declarationOf(field) : {};
  if (type === "integer" && typeof value === "number") return value / 100;
  if (field === "scheduledPrices" && Array.isArray(value)) return schedulesText(value as ScheduledPrice[]);
  if (enumOf && typeof value === "string") return value.toUpperCase();
  return value;
};

/** Changes of a product in the units of the API. */
export const shownChanges = (changes: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { before, after }]) => [
      field,
      { before: shownField(field, before), after: shownField(field, after) },
    ]),
  );

import { schedulesText, type ScheduledPrice } from "../catalogue/scheduled-price.rules.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";

const isPrice = (field: string): boolean => field === "price" || field === "mrp";

/**
 * The value of a product's field as the API shows it: prices in rupees, scheduled prices as a text, categories and kinds by their
 * GraphQL name.
 */
export const shownField = (field: string, value: unknown): unknown => {
  if (isPrice(field) && typeof value === "number") return value / 100;
  if (field === "scheduledPrices" && Array.isArray(value)) return schedulesText(value as ScheduledPrice[]);
  if ((field === "category" || field === "kind") && typeof value === "string") return value.toUpperCase();
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

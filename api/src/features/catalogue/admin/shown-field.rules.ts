import type { FieldChanges } from "../../audit/audit.rules.ts";

/** The value of a product's field as the API shows it: prices in rupees, categories and kinds by their GraphQL name. */
export const shownField = (field: string, value: unknown): unknown => {
  if (field === "price" && typeof value === "number") return value / 100;
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

import { formatRupees } from "../../../../ui/money.ts";
import { categoryNames, isCategory } from "../form/category-choices.ts";
import { fieldNames } from "../form/field-words.ts";
import type { ProductField } from "../form/product-texts.ts";

/** One field of an audit entry in words. `before` is `null` for a new product. */
export type ChangeWords = { field: string; name: string; before: string | null; after: string };

const actionNames: Record<string, string> = {
  addProduct: "Added",
  changeProduct: "Changed",
  changeStock: "Stock changed",
  trackStock: "Way of counting changed",
  revertChange: "A change was taken back",
};

const doorNames: Record<string, string> = {
  PAGE: "on the admin's pages",
  REST: "by the REST API",
  CSV: "by an imported file",
};

export const doorWords = (door: string): string => doorNames[door] ?? door;

const nameOf = (field: string): string => {
  if (field === "isArchived") return "Archived";
  if (field === "isTracked") return "Counted by size and colour";
  if (field.startsWith("stock: ")) return `Stock of ${field.slice("stock: ".length)}`;
  return fieldNames[field as ProductField] ?? field;
};

const valueWords = (field: string, value: unknown): string => {
  if (field === "hsn" && value === null) return "the code of the category";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "price" && typeof value === "number") return formatRupees(value);
  if (typeof value === "number") return value.toLocaleString("en-IN");
  if (field === "category" && typeof value === "string" && isCategory(value)) return categoryNames[value];
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string"))
    return value.join(", ") || "none";
  if (typeof value === "string") return value || "none";
  return value === null || value === undefined ? "none" : JSON.stringify(value);
};

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "after" in value;

const entriesOf = (changes: unknown): [string, { before: unknown; after: unknown }][] =>
  Object.entries((changes ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, { before: unknown; after: unknown }] => isChange(entry[1]),
  );

/** What the admin did. An unknown mutation is named as it is. */
export const actionWords = (action: string, changes: unknown): string => {
  const isArchived = entriesOf(changes).find(([field]) => field === "isArchived")?.[1].after;
  if (action === "archiveProduct") return isArchived === false ? "Restored to the shop" : "Archived";
  return actionNames[action] ?? action;
};

const fieldOrder = Object.keys(fieldNames);

/** The place of a field in the form; fields that the form does not have come last. */
const placeOf = (field: string): number =>
  fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;

/** The changed fields of an audit entry in words, in the order of the form. */
export const changeWords = (action: string, changes: unknown): ChangeWords[] =>
  entriesOf(changes)
    .sort(([one], [next]) => placeOf(one) - placeOf(next))
    .map(([field, { before, after }]) => ({
      field,
      name: nameOf(field),
      before: action === "addProduct" ? null : valueWords(field, before),
      after: valueWords(field, after),
    }));

const revertibleFields = [...Object.keys(fieldNames), "isArchived"].filter(
  (field) => field !== "stock" && field !== "imageUrl",
);

/** Whether a change can be taken back: not a new product, and not one of the stock. The server checks it again. */
export const isRevertible = (action: string, changes: unknown): boolean =>
  action !== "addProduct" && entriesOf(changes).some(([field]) => revertibleFields.includes(field));

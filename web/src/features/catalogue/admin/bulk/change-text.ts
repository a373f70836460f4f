import { formatRupees } from "../../../../ui/money.ts";
import { categoryLabels } from "../../category-labels.ts";

type Change = { before: unknown; after: unknown };

export type ChangedField = { field: string; label: string; before: string | null; after: string };

const labels: Record<string, string> = {
  title: "Title",
  description: "Description",
  price: "Price",
  category: "Category",
  materials: "Materials",
  availableSizes: "Sizes",
  availableColors: "Colours",
  hsn: "HSN code",
  handle: "Handle",
  stock: "Stock",
  isArchived: "Archived",
};

const noValue = "none";

const valueText = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === "") return noValue;
  if (Array.isArray(value)) return value.length === 0 ? noValue : value.join(", ");
  if (field === "price" && typeof value === "number") return formatRupees(value);
  if (field === "category") return (categoryLabels as Record<string, string>)[String(value)] ?? String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
};

const order = Object.keys(labels);

/**
 * The changed fields of a row in the order of the product form. For a product that is added `before` is `null`, and fields
 * without a value are left out, as is the title, which heads the row.
 */
export const changedFields = (changes: unknown, isNew: boolean): ChangedField[] =>
  Object.entries((changes ?? {}) as Record<string, Change>)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([field, { before, after }]) => ({
      field,
      label: labels[field] ?? field,
      before: isNew ? null : valueText(field, before),
      after: valueText(field, after),
    }))
    .filter(({ field, after }) => !isNew || (field !== "title" && after !== noValue));

/** "1 product", "12,000 products". */
export const productsText = (count: number): string =>
  count === 1 ? "1 product" : `${count.toLocaleString("en-IN")} products`;

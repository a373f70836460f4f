import { refuse } from "../../../platform/errors/errors.ts";
import { highestPrice, type Paise } from "../../../platform/money.ts";
import { cleanLine, cleanText } from "../../../platform/text.ts";
import { hsnCodes } from "../hsn-codes.rules.ts";
import { highestStock } from "../stock-movement.rules.ts";

/** The fields of a product that an admin edits. Stock and pictures are changed separately. */
export type ProductFields = {
  title: string;
  description: string;
  price: Paise;
  category: string;
  kind: string;
  materials: string[];
  availableSizes: string[];
  availableColors: string[];
  /** `null` for the code of the category. */
  hsn: string | null;
  /** The name by which imported files refer to the product; `null` without one. */
  handle: string | null;
};

/** The fields of a new product. Without a kind, a word of the title names it. */
export type NewProductFields = Omit<ProductFields, "kind"> & { kind?: string | null | undefined };

export type ProductField = keyof ProductFields;

const maxEntries = 50;
const maxEntryLength = 60;
const maxHandleLength = 80;
const validHandle = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Trims the entries of a list and drops blank ones. Throws LIST_INVALID and LIST_DUPLICATE ("S, s"). */
const checkedList =
  (field: ProductField) =>
  (entries: readonly string[]): string[] => {
    const list = entries.map((entry) => cleanLine(entry, field, Infinity)).filter((entry) => entry !== "");
    if (list.length > maxEntries || list.some((entry) => entry.length > maxEntryLength))
      refuse("LIST_INVALID", { field });
    const keys = list.map((entry) => entry.toLowerCase());
    const duplicate = list.find((_, index) => keys.indexOf(keys[index] ?? "") !== index);
    if (duplicate !== undefined)
      refuse("LIST_DUPLICATE", { field, message: `The list names "${duplicate}" twice.` });
    return list;
  };

type Checks = { [Field in ProductField]: (value: ProductFields[Field]) => ProductFields[Field] };

const checks: Checks = {
  title: (value) => cleanLine(value, "title", 200) || refuse("TITLE_NEEDED", { field: "title" }),
  description: (value) =>
    cleanText(value, "description", 10_000) || refuse("DESCRIPTION_NEEDED", { field: "description" }),
  price: (value) =>
    Number.isSafeInteger(value) && value > 0 && value <= highestPrice
      ? value
      : refuse("PRICE_INVALID", { field: "price" }),
  category: (value) => value,
  kind: (value) => value,
  materials: checkedList("materials"),
  availableSizes: checkedList("availableSizes"),
  availableColors: checkedList("availableColors"),
  hsn: (value) =>
    value === null || hsnCodes.some(({ code }) => code === value)
      ? value
      : refuse("HSN_UNKNOWN", { field: "hsn" }),
  handle: (value) =>
    value === null || (value.length <= maxHandleLength && validHandle.test(value))
      ? value
      : refuse("HANDLE_INVALID", { field: "handle" }),
};

const nullableFields: ReadonlySet<ProductField> = new Set(["hsn", "handle"]);

/** The names of the fields, in the order of the form. */
export const productFields = Object.keys(checks) as ProductField[];

const checkedField = <Field extends ProductField>(field: Field, value: ProductFields[Field]) =>
  checks[field](value);

/**
 * Checks the given fields and returns them cleaned; missing ones stay missing. `null` is allowed for `hsn` and `handle` only.
 * Throws a refusal with the name of the field.
 */
export const checkedFields = <Input extends Partial<ProductFields>>(input: Input): Input =>
  Object.fromEntries(
    productFields
      .filter((field) => input[field] !== undefined && (input[field] !== null || nullableFields.has(field)))
      .map((field) => [field, checkedField(field, input[field] as never)]),
  ) as Input;

/** The new stock of a unit that has `current` pieces, 0 for a new one. Throws STOCK_INVALID. */
export const checkedStock = (stock: number, current = 0, field = "stock"): number =>
  Number.isInteger(stock) && stock >= 0 && stock <= highestStock(current)
    ? stock
    : refuse("STOCK_INVALID", { field });

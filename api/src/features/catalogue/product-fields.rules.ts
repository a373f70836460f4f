import { amountOf, valueText } from "../../platform/csv/cell-values.ts";
import { joinedList, splitList } from "../../platform/csv/list-cells.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import {
  choice,
  listOfTexts,
  optional,
  price,
  text,
  type BodyField,
  limited,
} from "../../platform/rest/body-fields.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";
import { GarmentKind } from "./garment-kind.rules.ts";
import { legalFieldDeclarations, type LegalFields } from "./legal-fields.rules.ts";
import { isHandle, readHandle } from "./handle.rules.ts";
import { hsnCodes } from "./hsn-codes.rules.ts";
import { checkedSlug } from "./slug.rules.ts";
import {
  checkedPrice,
  checkedSchedule,
  readSchedule,
  schedulesText,
  type ScheduledPrice,
} from "./scheduled-price.rules.ts";

/** The fields of a product that an admin edits. Stock and pictures are changed separately. */
export type ProductFields = {
  title: string;
  description: string;
  /** Without the scheduled prices. */
  price: Paise;
  /** The highest price that the label of the goods allows; `null` without one. */
  mrp: Paise | null;
  scheduledPrices: ScheduledPrice[];
  category: string;
  kind: string;
  materials: string[];
  availableSizes: string[];
  availableColors: string[];
  /** `null` for the code of the category. */
  hsn: string | null;
  /** The name by which imported files refer to the product; `null` without one. */
  handle: string | null;
  /** The last part of its page's address; `null` for the one that the title makes. */
  slug: string | null;
  /** What search engines show of its page; `null` for its title and description. */
  seoTitle: string | null;
  seoDescription: string | null;
} & LegalFields;

export type ProductField = keyof ProductFields;

/** What the form, bulk changes, files, REST and the shop's pages need to know of a field. */
type FieldDeclaration<Value> = {
  /** The column of the table `products`, and its type. */
  column: string;
  type: "text" | "integer" | "text[]" | "jsonb";
  /** The cleaned value. Throws the refusal of the field. */
  check: (value: Value) => Value;
  /** The value of a new product whose file has no such column, or an empty cell. A field without it is needed. */
  fallback?: Value;
  /** The cell of the exported file. */
  cellOf: (value: Value) => string;
  /** The value of a cell; `undefined` leaves the field unchanged. Throws the refusal of the field. */
  read: (cell: string) => Value | undefined;
  /** The field in the bodies of REST. Fields that the specification does not name have none. */
  rest?: BodyField;
  /** When lists of products read it: always, or if the operation selects it. Only admins see a field without it. */
  shown?: "always" | "on request";
};

const maxTitleLength = 200;
const maxDescriptionLength = 10_000;
const maxEntries = 50;
const maxEntryLength = 60;

/** The categories in files and REST. */
export const categories = ["party", "casuals", "everyday", "accessories"];

const kinds: readonly string[] = Object.values(GarmentKind);

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

const list = <Shown extends "always" | "on request">(field: ProductField, column: string, shown: Shown) => ({
  column,
  type: "text[]" as const,
  check: checkedList(field),
  fallback: [],
  cellOf: joinedList,
  read: splitList,
  rest: optional(listOfTexts),
  shown,
});

const same = (value: string): string => value;

const readCategory = (cell: string): string => {
  const category = cell.trim().toLowerCase();
  if (category === "") return refuse("CATEGORY_NEEDED", { field: "category" });
  return categories.includes(category) ? category : refuse("CATEGORY_UNKNOWN", { field: "category" });
};

const readKind = (cell: string): string | undefined => {
  const kind = cell.trim().toLowerCase();
  if (kind === "") return undefined;
  return kinds.includes(kind) ? kind : refuse("KIND_UNKNOWN", { field: "kind" });
};

/** Google shows about 60 characters of a title and 160 of a description; the limits are Shopify's. */
const seoText = (field: ProductField, column: string, maxLength: number) => ({
  column,
  type: "text" as const,
  check: (value: string | null) => (value === null ? null : cleanLine(value, field, maxLength) || null),
  fallback: null,
  cellOf: (value: string | null) => value ?? "",
  read: (cell: string) => cell.trim() || null,
  shown: "on request" as const,
});

/** Every field, once, in the order of the form. A field besides needs its column in the entity and its types in the schema. */
export const fieldDeclarations = {
  title: {
    column: "title",
    type: "text",
    check: (value) => cleanLine(value, "title", maxTitleLength) || refuse("TITLE_NEEDED", { field: "title" }),
    cellOf: same,
    read: same,
    rest: limited(text("TITLE_NEEDED"), { maxLength: maxTitleLength }),
    shown: "always",
  },
  description: {
    column: "description",
    type: "text",
    check: (value) =>
      cleanText(value, "description", maxDescriptionLength) ||
      refuse("DESCRIPTION_NEEDED", { field: "description" }),
    cellOf: same,
    read: same,
    rest: limited(text("DESCRIPTION_NEEDED"), { maxLength: maxDescriptionLength }),
    shown: "on request",
  },
  price: {
    column: "price",
    type: "integer",
    check: (value) => checkedPrice(value, "price"),
    cellOf: (value) => String(value / 100),
    read: (cell) => amountOf(cell) ?? NaN,
    rest: price("PRICE_INVALID"),
    shown: "always",
  },
  mrp: {
    column: "mrp",
    type: "integer",
    check: (value) => (value === null ? null : checkedPrice(value, "mrp")),
    fallback: null,
    cellOf: (value) => (value === null ? "" : String(value / 100)),
    read: (cell) => (valueText(cell) === "" ? null : (amountOf(cell) ?? NaN)),
    shown: "always",
  },
  scheduledPrices: {
    column: "scheduled_prices",
    type: "jsonb",
    check: checkedSchedule,
    fallback: [],
    cellOf: schedulesText,
    read: readSchedule,
  },
  category: {
    column: "category",
    type: "text",
    check: same,
    cellOf: same,
    read: readCategory,
    rest: choice(categories),
    shown: "always",
  },
  kind: { column: "kind", type: "text", check: same, cellOf: same, read: readKind, shown: "on request" },
  materials: list("materials", "materials", "on request"),
  availableSizes: list("availableSizes", "available_sizes", "always"),
  availableColors: list("availableColors", "available_colors", "always"),
  hsn: {
    column: "hsn",
    type: "text",
    check: (value) =>
      value === null || hsnCodes.some(({ code }) => code === value)
        ? value
        : refuse("HSN_UNKNOWN", { field: "hsn" }),
    fallback: null,
    cellOf: (value) => value ?? "",
    read: (cell) => valueText(cell).replace(/\.0+$/, "") || null,
  },
  handle: {
    column: "handle",
    type: "text",
    check: (value) =>
      value === null || isHandle(value) ? value : refuse("HANDLE_INVALID", { field: "handle" }),
    fallback: null,
    cellOf: (value) => value ?? "",
    read: readHandle,
  },
  slug: {
    column: "slug",
    type: "text",
    check: checkedSlug,
    fallback: null,
    cellOf: (value) => value ?? "",
    read: (cell) => valueText(cell) || null,
    shown: "always",
  },
  seoTitle: seoText("seoTitle", "seo_title", 70),
  seoDescription: seoText("seoDescription", "seo_description", 320),
  ...legalFieldDeclarations,
} satisfies { [Field in ProductField]: FieldDeclaration<ProductFields[Field]> };

export type ShownField = {
  [Field in ProductField]: (typeof fieldDeclarations)[Field] extends { shown: string } ? Field : never;
}[ProductField];

/** The names of the fields, in the order of the form. */
export const productFields = Object.keys(fieldDeclarations) as ProductField[];

/** The declaration of a field for code that handles all fields alike. */
export const declarationOf = (field: ProductField) => fieldDeclarations[field] as FieldDeclaration<unknown>;

/** The values of new products in omitted fields. */
export const fallbacks = Object.fromEntries(
  productFields
    .filter((field) => declarationOf(field).fallback !== undefined)
    .map((field) => [field, declarationOf(field).fallback]),
) as Partial<ProductFields>;

/** The fields that may have no value, without one. */
export const emptyFields = Object.fromEntries(
  Object.entries(fallbacks).filter(([, value]) => value === null),
) as Partial<ProductFields>;

import { valueText } from "../../platform/csv/cell-values.ts";
import { refuse } from "./catalogue.refusals.ts";
import { answers } from "../../platform/rest/answer-schema.ts";
import { choice, limited, text } from "../../platform/rest/body-fields.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";
import { categories, Category } from "./category.rules.ts";
import { listOf, type FieldDeclaration } from "./field-declaration.rules.ts";
import { GarmentKind } from "./garment-kind.rules.ts";
import { isHandle, readHandle } from "./handle.rules.ts";
import { hsnCodes } from "./hsn-codes.rules.ts";
import { legalFieldDeclarations, type LegalFields } from "./legal-fields.rules.ts";
import { priceFieldDeclarations, type PriceFields } from "./price-fields.rules.ts";
import { searchFieldDeclarations, type SearchFields } from "./search-fields.rules.ts";

/** The fields of a product that an admin edits. Stock and pictures are changed separately. */
export type ProductFields = {
  title: string;
  description: string;
  category: string;
  kind: string;
  materials: string[];
  availableSizes: string[];
  availableColors: string[];
  /** `null` for the code of the category. It decides the rate of GST. */
  hsn: string | null;
  /** The name by which imported files refer to the product; `null` without one. */
  handle: string | null;
} & PriceFields &
  SearchFields &
  LegalFields;

export type ProductField = keyof ProductFields;

const maxTitleLength = 200;
const maxDescriptionLength = 10_000;

const kinds: readonly string[] = Object.values(GarmentKind);

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

/** Every field, once, in the order of the form. A field besides needs its column in a migration. */
export const fieldDeclarations = {
  title: {
    column: "title",
    type: "text",
    descriptions: {
      product: "Title of the product.",
      input: "Title of the product, 1 to 200 characters.",
      change: "New title, 1 to 200 characters.",
    },
    check: (value) => cleanLine(value, "title", maxTitleLength) || refuse("TITLE_NEEDED", { field: "title" }),
    cellOf: same,
    read: same,
    rest: limited(text("TITLE_NEEDED"), { maxLength: maxTitleLength }),
    answer: answers.text,
    shown: "always",
  },
  description: {
    column: "description",
    type: "text",
    descriptions: {
      product: "Description of the product, in a few sentences of plain text.",
      input: "Description in plain text, 1 to 10,000 characters.",
      change: "New description, 1 to 10,000 characters.",
    },
    check: (value) =>
      cleanText(value, "description", maxDescriptionLength) ||
      refuse("DESCRIPTION_NEEDED", { field: "description" }),
    cellOf: same,
    read: same,
    rest: limited(text("DESCRIPTION_NEEDED"), { maxLength: maxDescriptionLength }),
    answer: answers.text,
    shown: "on request",
  },
  ...priceFieldDeclarations,
  category: {
    column: "category",
    type: "text",
    enumOf: Category,
    descriptions: {
      product: "Category of the product.",
      input: "Category of the product.",
      change: "New category of the product.",
      bulk: "New category of the products.",
    },
    check: same,
    cellOf: same,
    read: readCategory,
    rest: choice(categories),
    answer: answers.choice(categories),
    shown: "always",
  },
  /** A new product without a kind gets the one that a word of its title names. */
  kind: {
    column: "kind",
    type: "text",
    enumOf: GarmentKind,
    descriptions: {
      product: "Kind of garment or accessory.",
      admin: "Kind of garment.",
      input: "Kind of garment; omitted for the one that a word of the title names.",
      change: "New kind of garment.",
      bulk: "New kind of garment.",
    },
    check: same,
    columnDefault: GarmentKind.OTHER,
    cellOf: same,
    read: readKind,
    shown: "on request",
  },
  materials: {
    ...listOf("materials", "materials", "on request"),
    descriptions: {
      product: "Materials of the product, by name.",
      input: "Materials of the product, by name.",
      change: "New materials, by name.",
    },
  },
  availableSizes: {
    ...listOf("availableSizes", "available_sizes", "always"),
    descriptions: {
      product: "Sizes of the product; empty for one size.",
      input: "Sizes of the product; empty for one size.",
      change: "New sizes; empty for one size.",
    },
  },
  availableColors: {
    ...listOf("availableColors", "available_colors", "always"),
    descriptions: {
      product: "Colours of the product, by name; empty if the colour is as shown.",
      input: "Colours, by name; empty if the colour is as shown.",
      change: "New colours; empty if the colour is as shown.",
    },
  },
  hsn: {
    column: "hsn",
    type: "text",
    descriptions: {
      admin: "HSN code; null if the code of the category applies.",
      input: "HSN code; omitted for the code of the category.",
      change: "New HSN code; null for the code of the category.",
    },
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
    descriptions: {
      admin: "Handle by which imported files name the product; null without one.",
      input: "Handle for imported files: letters a to z, digits and hyphens.",
      change: "New handle; null removes it.",
    },
    check: (value) =>
      value === null || isHandle(value) ? value : refuse("HANDLE_INVALID", { field: "handle" }),
    fallback: null,
    cellOf: (value) => value ?? "",
    read: readHandle,
  },
  ...searchFieldDeclarations,
  ...legalFieldDeclarations,
} satisfies { [Field in ProductField]: FieldDeclaration<ProductFields[Field]> };

export type ShownField = {
  [Field in ProductField]: (typeof fieldDeclarations)[Field] extends { shown: string } ? Field : never;
}[ProductField];

/** The names of the fields, in the order of the form. */
export const productFields = Object.keys(fieldDeclarations) as ProductField[];

/** The declaration of a field for code that handles all fields alike. */
export const declarationOf = (field: ProductField) => fieldDeclarations[field] as FieldDeclaration<unknown>;

/** The fields that the schema has by their descriptions. */
export type DescribedField = {
  [Field in ProductField]: (typeof fieldDeclarations)[Field] extends { descriptions: object } ? Field : never;
}[ProductField];

/** The described fields with their declarations. */
export const describedFields = productFields.flatMap((field) => {
  const { descriptions, ...declaration } = declarationOf(field);
  return descriptions ? [{ ...declaration, field: field as DescribedField, descriptions }] : [];
});

/** The fields of which bulk changes set a value. */
export type BulkField = {
  [Field in DescribedField]: (typeof fieldDeclarations)[Field]["descriptions"] extends { bulk: string }
    ? Field
    : never;
}[DescribedField];

export const bulkFields = describedFields
  .filter(({ descriptions }) => descriptions.bulk !== undefined)
  .map(({ field }) => field as BulkField);

/** The fields that a new product needs. A word of its title names its kind, if nothing else does. */
export const neededFields: readonly ProductField[] = productFields.filter((field) => {
  const { fallback, columnDefault } = declarationOf(field);
  return fallback === undefined && columnDefault === undefined;
});

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

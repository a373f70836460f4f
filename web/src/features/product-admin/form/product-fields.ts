import { formatRupees } from "../../../ui/money.ts";
import { kindLabels } from "../../catalogue/kind-labels.ts";
import { categoryChoices, categoryNames, isCategory } from "./category-choices.ts";
import { orNull, type FieldDeclaration } from "./field-declaration.ts";
import { legalFields } from "./legal-fields.ts";
import { isKind, kindChoices } from "./kind-choices.ts";
import {
  isWholeSchedule,
  normalizedSchedule,
  savedScheduleText,
  scheduleValue,
  scheduleWords,
} from "./schedule.ts";
import { isHandle, searchFields } from "./search-fields.ts";
import { parsePieces, parsePrice, priceText, splitList } from "./typed-values.ts";

const trimmed = (text: string): string => text.trim();
const isFilled = (text: string): boolean => text.trim() !== "";

/** What the fields of an amount have in common. */
const rupees = {
  sentence: "A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
  normalized: (text: string) => String(parsePrice(text) ?? text.trim()),
  words: (text: string) => {
    const amount = parsePrice(text);
    return amount === undefined ? text || "None" : formatRupees(amount);
  },
  inputMode: "decimal" as const,
};

const isHttps = (text: string): boolean => {
  try {
    return new URL(text).protocol === "https:";
  } catch {
    return false;
  }
};

/** Whether a product is in the shop, in words. */
export const statusWords = (isArchived: boolean): string => (isArchived ? "Archived" : "Active");

/** Blanks do not matter in a list, nor commas without an entry. */
const list = { toValue: splitList, normalized: (text: string) => splitList(text).join("\n") };

/** The fields of the admin's product form, in its order (specification, section 3). */
const declarations = {
  imageUrl: {
    name: "Image URL",
    // Empty: an existing product has a picture editor.
    textOf: () => "",
    isValid: (text) => text.trim() === "" || isHttps(text.trim()),
    sentence: "Please enter a link that starts with https://.",
  },
  title: {
    name: "Title",
    textOf: ({ title }) => title,
    toValue: trimmed,
    isValid: isFilled,
    sentence: "Please enter a title.",
    isWide: true,
    isRequired: true,
  },
  description: {
    name: "Description",
    textOf: ({ description }) => description,
    toValue: trimmed,
    isValid: isFilled,
    sentence: "Please enter a description.",
    control: "area",
    isWide: true,
    isRequired: true,
  },
  price: {
    name: "Price",
    ...rupees,
    textOf: ({ price }) => priceText(price),
    toValue: (text) => parsePrice(text) ?? 0,
    isValid: (text) => parsePrice(text) !== undefined,
    label: "Price in rupees",
    hint: "For one piece, all taxes included.",
    isRequired: true,
  },
  mrp: {
    name: "MRP",
    ...rupees,
    textOf: ({ mrp }) => (mrp === null ? "" : priceText(mrp)),
    toValue: (text) => parsePrice(text) ?? null,
    isValid: (text) => text.trim() === "" || parsePrice(text) !== undefined,
    label: "MRP in rupees",
    hint: "Printed on the label. No price can be above it.",
  },
  scheduledPrices: {
    name: "Scheduled prices",
    control: "schedule",
    textOf: ({ scheduledPrices }) => savedScheduleText(scheduledPrices),
    toValue: scheduleValue,
    isValid: isWholeSchedule,
    sentence: "Please give each scheduled price an amount, a start, and an end after it.",
    normalized: normalizedSchedule,
    words: scheduleWords,
  },
  category: {
    name: "Category",
    textOf: ({ category }) => category,
    toValue: (text) => text,
    isValid: isCategory,
    sentence: "Please choose a category.",
    words: (text) => (isCategory(text) ? categoryNames[text] : text),
    control: "select",
    choices: categoryChoices,
    placeholder: "Choose a category",
    bulkLabel: "Category",
    isRequired: true,
  },
  materials: {
    name: "Materials",
    textOf: ({ materials }) => materials.join(", "),
    ...list,
    hint: "Separated by commas: Cotton, Mulmul",
  },
  availableColors: {
    name: "Available colours",
    textOf: ({ availableColors }) => availableColors.join(", "),
    ...list,
    hint: "Separated by commas. Leave empty for “as shown”.",
  },
  availableSizes: {
    name: "Available sizes",
    textOf: ({ availableSizes }) => availableSizes.join(", "),
    ...list,
    hint: "Separated by commas. Leave empty for one size.",
  },
  stock: {
    name: "Stock",
    empty: "10",
    textOf: ({ stock }) => String(stock),
    isValid: (text) => parsePieces(text) !== undefined,
    sentence: "Stock is a whole number from 0 to 1,000,000.",
    normalized: (text) => String(parsePieces(text) ?? text.trim()),
    inputMode: "numeric",
    isRequired: true,
  },
  isArchived: {
    name: "Status",
    empty: "false",
    textOf: ({ isArchived }) => String(isArchived),
    toValue: (text) => text === "true",
    words: (text) => statusWords(text === "true"),
    control: "select",
    choices: [
      { value: "false", label: "Active: on sale" },
      { value: "true", label: "Archived: hidden from the shop" },
    ],
  },
  kind: {
    name: "Kind of garment",
    textOf: ({ kind }) => kind,
    toValue: (text) => text || null,
    words: (text) => (isKind(text) ? kindLabels[text] : "From the title"),
    control: "select",
    choices: kindChoices,
    placeholder: "From the title",
    isPlaceholderGone: true,
    hint: "Customers can filter by it.",
    bulkLabel: "Kind",
    isInMore: true,
  },
  hsn: {
    name: "HSN code",
    textOf: ({ hsn }) => hsn ?? "",
    toValue: (text) => text || null,
    words: (text) => text || "Same as the category",
    control: "select",
    placeholder: "Same as the category",
    hint: "Sets the GST rate if the shop is registered for GST.",
    isInMore: true,
  },
  handle: {
    name: "Handle",
    textOf: ({ handle }) => handle ?? "",
    toValue: orNull,
    isValid: (text) => text.trim() === "" || isHandle(text.trim()),
    sentence: "A handle has letters a to z, digits and single hyphens, at most 80 characters.",
    hint: "Identifies the product in imported files: a to z, digits and hyphens.",
    isWide: true,
    isPlain: true,
    isInMore: true,
  },
  ...legalFields,
  ...searchFields,
} satisfies Record<string, FieldDeclaration>;

export type ProductField = keyof typeof declarations;

export const fieldDeclarations: Record<ProductField, FieldDeclaration> = declarations;

export const productFields = Object.keys(declarations) as ProductField[];

/** The fields of which bulk changes set a value. */
export type BulkField = {
  [Field in ProductField]: (typeof declarations)[Field] extends { bulkLabel: string } ? Field : never;
}[ProductField];

export const bulkFields = productFields.filter(
  (field): field is BulkField => fieldDeclarations[field].bulkLabel !== undefined,
);

/** What a field has, for each field. */
export const ofFields = <Value>(toValue: (declaration: FieldDeclaration) => Value) =>
  Object.fromEntries(productFields.map((field) => [field, toValue(fieldDeclarations[field])])) as Record<
    ProductField,
    Value
  >;

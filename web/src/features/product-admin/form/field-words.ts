import type { ProductDraft } from "./product-draft.ts";
import { fieldDeclarations, ofFields, productFields, type ProductField } from "./product-fields.ts";

/** The names of the fields, as the form shows them. */
export const fieldNames = ofFields(({ name }) => name);

const listed = new Intl.ListFormat("en-IN");

/** "Title, Price and Stock". */
export const fieldList = (fields: readonly ProductField[]): string =>
  listed.format(fields.map((field) => fieldNames[field]));

/** What a draft has: "Title, Price and SKUs and barcodes". */
export const draftWords = ({ texts, variants }: ProductDraft): string =>
  listed.format([
    ...productFields.filter((field) => texts[field] !== undefined).map((field) => fieldNames[field]),
    ...(variants?.pieces ? ["pieces of each size and colour"] : []),
    ...(variants?.codes ? ["SKUs and barcodes"] : []),
  ]);

/** A field's text in words: a price in rupees, a category by its name. */
export const fieldWords = (field: ProductField, text: string): string =>
  fieldDeclarations[field].words?.(text) ?? (text.trim() === "" ? "None" : text);

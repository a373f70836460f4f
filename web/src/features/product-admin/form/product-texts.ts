import type {
  ProductChanges,
  ProductEditor_ProductFragment,
  ProductInput,
} from "../../../graphql/generated.ts";
import { fieldDeclarations, ofFields, productFields, type ProductField } from "./product-fields.ts";
import { parsePieces } from "./typed-values.ts";

/** The form as typed. */
export type ProductTexts = Record<ProductField, string>;

export type ProductErrors = Partial<Record<ProductField, string>>;

/** The form before the first key press; the stock is 10 by default (specification, section 3). */
export const emptyTexts: ProductTexts = ofFields(({ empty = "" }) => empty);

/** A product as the form shows it. */
export const textsOf = (product: ProductEditor_ProductFragment): ProductTexts =>
  ofFields(({ textOf }) => textOf(product));

/** The messages of the form. */
export const sentences = ofFields(({ sentence = "" }) => sentence);

/** The message for an invalid text; `undefined` for a valid one. */
export const errorOf = (field: ProductField, text: string): string | undefined =>
  fieldDeclarations[field].isValid?.(text) === false ? sentences[field] : undefined;

/** The messages of the invalid ones among the given fields; empty if all are valid. */
export const errorsOf = (
  texts: ProductTexts,
  fields: readonly ProductField[] = productFields,
): ProductErrors =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, texts[field]);
      return error === undefined ? [] : [[field, error]];
    }),
  );

const normalized = (field: ProductField, text: string): string =>
  fieldDeclarations[field].normalized?.(text) ?? text.trim();

/** Whether two texts of a field mean the same value. */
export const isSameText = (field: ProductField, one: string, other: string): boolean =>
  normalized(field, one) === normalized(field, other);

/** The values of valid texts by the names of the API. */
const valuesOf = (texts: ProductTexts, fields: readonly ProductField[] = productFields) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { toValue } = fieldDeclarations[field];
      return toValue ? [[field, toValue(texts[field])]] : [];
    }),
  );

/** A new product from valid texts. */
export const productInput = (texts: ProductTexts): ProductInput => ({
  // Whether it is hidden is an argument of its own.
  ...(valuesOf(
    texts,
    productFields.filter((field) => field !== "isArchived"),
  ) as Omit<ProductInput, "imageUrl" | "stock">),
  imageUrl: texts.imageUrl.trim() || null,
  stock: parsePieces(texts.stock) ?? 0,
});

/** The given fields with their values from valid texts. A typed stock is what was counted, after `seenStock` was shown. */
export const productChanges = (
  { texts, seenStock }: { texts: ProductTexts; seenStock: string },
  fields: readonly ProductField[],
): Partial<ProductChanges> => {
  const count = fields.includes("stock")
    ? { countedStock: parsePieces(texts.stock) ?? 0, stockSeen: parsePieces(seenStock) ?? 0 }
    : {};
  return { ...valuesOf(texts, fields), ...count };
};

/** The form's field of a refusal, by the server's name. `undefined` if the form has no such field. */
export const productFieldOf = (serverField: string | undefined): ProductField | undefined =>
  serverField === "countedStock" ? "stock" : productFields.find((field) => field === serverField);

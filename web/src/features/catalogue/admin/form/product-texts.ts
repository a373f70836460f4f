import type {
  Category,
  GarmentKind,
  ProductChanges,
  ProductEditor_ProductFragment,
  ProductInput,
} from "../../../../graphql/generated.ts";
import { isCategory } from "./category-choices.ts";
import { parsePieces, parsePrice, splitList } from "./typed-values.ts";

/** The fields of the admin's product form, in its order (specification, section 3). */
export const productFields = [
  "title",
  "description",
  "price",
  "category",
  "kind",
  "imageUrl",
  "materials",
  "availableColors",
  "availableSizes",
  "stock",
  "hsn",
  "handle",
] as const;

export type ProductField = (typeof productFields)[number];

/** The form as typed. */
export type ProductTexts = Record<ProductField, string>;

export type ProductErrors = Partial<Record<ProductField, string>>;

/** The form before the first key press; the stock is 10 by default (specification, section 3). */
export const emptyTexts: ProductTexts = {
  title: "",
  description: "",
  price: "",
  category: "",
  kind: "",
  imageUrl: "",
  materials: "",
  availableColors: "",
  availableSizes: "",
  stock: "10",
  hsn: "",
  handle: "",
};

const priceText = (rupees: number): string => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** A product as the form shows it. The picture's URL stays empty: an existing product has a picture editor. */
export const textsOf = (product: ProductEditor_ProductFragment): ProductTexts => ({
  title: product.title,
  description: product.description,
  price: priceText(product.price),
  category: product.category,
  kind: product.kind,
  imageUrl: "",
  materials: product.materials.join(", "),
  availableColors: product.availableColors.join(", "),
  availableSizes: product.availableSizes.join(", "),
  stock: String(product.stock),
  hsn: product.hsn ?? "",
  handle: product.handle ?? "",
});

/** The messages of the form; the server has the same ones (api/src/platform/errors/errors.ts). */
export const sentences = {
  title: "Please enter a title.",
  description: "Please enter a description.",
  price: "A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
  category: "Please choose a category.",
  imageUrl: "Please enter a link that starts with https://.",
  stock: "Stock is a whole number from 0 to 1,000,000.",
  handle: "A handle has letters a to z, digits and single hyphens, at most 80 characters.",
} as const;

const isHttps = (text: string): boolean => {
  try {
    return new URL(text).protocol === "https:";
  } catch {
    return false;
  }
};

const maxHandleLength = 80;

const isHandle = (text: string): boolean =>
  text.length <= maxHandleLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

const isValid: Partial<Record<ProductField, (text: string) => boolean>> = {
  title: (text) => text.trim() !== "",
  description: (text) => text.trim() !== "",
  price: (text) => parsePrice(text) !== undefined,
  category: isCategory,
  imageUrl: (text) => text.trim() === "" || isHttps(text.trim()),
  stock: (text) => parsePieces(text) !== undefined,
  handle: (text) => text.trim() === "" || isHandle(text.trim()),
};

/** The messages of the invalid ones among the given fields; empty if all are valid. */
export const errorsOf = (
  texts: ProductTexts,
  fields: readonly ProductField[] = productFields,
): ProductErrors =>
  Object.fromEntries(
    fields
      .filter((field) => isValid[field]?.(texts[field]) === false)
      .map((field) => [field, sentences[field as keyof typeof sentences]]),
  );

const listFields: readonly ProductField[] = ["materials", "availableColors", "availableSizes"];

/** A text without what does not matter: blanks, commas without an entry, "1,499" for "1499". */
const normalized = (field: ProductField, text: string): string => {
  if (listFields.includes(field)) return splitList(text).join("\n");
  if (field === "price") return String(parsePrice(text) ?? text.trim());
  if (field === "stock") return String(parsePieces(text) ?? text.trim());
  return text.trim();
};

/** Whether two texts of a field mean the same value. */
export const isSameText = (field: ProductField, one: string, other: string): boolean =>
  normalized(field, one) === normalized(field, other);

/** The values of valid texts by the names of the API. */
const valuesOf = (texts: ProductTexts) => ({
  title: texts.title.trim(),
  description: texts.description.trim(),
  price: parsePrice(texts.price) ?? 0,
  category: texts.category as Category,
  kind: (texts.kind as GarmentKind | "") || null,
  materials: splitList(texts.materials),
  availableColors: splitList(texts.availableColors),
  availableSizes: splitList(texts.availableSizes),
  hsn: texts.hsn || null,
  handle: texts.handle.trim() || null,
});

/** A new product from valid texts. */
export const productInput = (texts: ProductTexts): ProductInput => ({
  ...valuesOf(texts),
  imageUrl: texts.imageUrl.trim() || null,
  stock: parsePieces(texts.stock) ?? 0,
});

/** The given fields with their values from valid texts. A typed stock is what was counted, after `seenStock` was shown. */
export const productChanges = (
  { texts, seenStock }: { texts: ProductTexts; seenStock: string },
  fields: readonly ProductField[],
): Partial<ProductChanges> => {
  const values = Object.entries(valuesOf(texts)).filter(([field]) => fields.includes(field as ProductField));
  const count = fields.includes("stock")
    ? { countedStock: parsePieces(texts.stock) ?? 0, stockSeen: parsePieces(seenStock) ?? 0 }
    : {};
  return { ...Object.fromEntries(values), ...count };
};

/** The form's field of a refusal, by the server's name. `undefined` if the form has no such field. */
export const productFieldOf = (serverField: string | undefined): ProductField | undefined =>
  serverField === "countedStock" ? "stock" : productFields.find((field) => field === serverField);

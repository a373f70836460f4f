import { formatRupees } from "../../../../ui/money.ts";
import { kindLabels } from "../../kind-labels.ts";
import { categoryNames, isCategory } from "./category-choices.ts";
import { isKind } from "./kind-choices.ts";
import type { ProductField } from "./product-texts.ts";
import { parsePrice } from "./typed-values.ts";

/** The names of the fields, as the form shows them. */
export const fieldNames: Record<ProductField, string> = {
  title: "Title",
  description: "Description",
  price: "Price",
  category: "Category",
  kind: "Kind of garment",
  imageUrl: "Image URL",
  materials: "Materials",
  availableColors: "Available colours",
  availableSizes: "Available sizes",
  stock: "Stock",
  hsn: "HSN code",
  handle: "Handle",
};

/** "Title, Price and Stock". */
export const fieldList = (fields: readonly ProductField[]): string =>
  new Intl.ListFormat("en-IN").format(fields.map((field) => fieldNames[field]));

/** A field's text in words: a price in rupees, a category by its name. */
export const fieldWords = (field: ProductField, text: string): string => {
  if (field === "price") {
    const rupees = parsePrice(text);
    return rupees === undefined ? text : formatRupees(rupees);
  }
  if (field === "category") return isCategory(text) ? categoryNames[text] : text;
  if (field === "kind") return isKind(text) ? kindLabels[text] : "From a word in the title";
  if (field === "hsn" && text === "") return "The code of the category";
  return text.trim() === "" ? "None" : text;
};

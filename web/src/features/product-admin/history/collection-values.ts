import { formatRupees } from "../../../ui/money.ts";
import { kindLabels } from "../../catalogue/kind-labels.ts";
import { categoryNames, isCategory } from "../form/category-choices.ts";
import { sentenceCase } from "../../../ui/sentence-case.ts";
import { isKind } from "../form/kind-choices.ts";

/** The fields of a collection that no product has. */
export const collectionFieldNames: Record<string, string> = {
  similar: "You might also like",
  text: "Text",
  rule: "Rule",
  products: "Products",
  picture: "Picture",
  pictureAlt: "Description of the picture",
  pictureFocus: "Focus of the picture",
};

const kinds: Record<string, string> = { picked: "Picked by hand", rule: "By rule" };

const wordOf = (value: string): string => {
  const name = value.toUpperCase();
  if (isCategory(name)) return categoryNames[name];
  return isKind(name) ? kindLabels[name] : sentenceCase(value);
};

type Rule = Record<string, unknown>;

const ruleWords = ({ minPrice, maxPrice, isNew, isOnSale, isInStock, ...lists }: Rule): string => {
  const parts = [
    ...Object.values(lists).map((values) =>
      Array.isArray(values) ? values.map(String).map(wordOf).join(" or ") : "",
    ),
    typeof minPrice === "number" ? `from ${formatRupees(minPrice)}` : "",
    typeof maxPrice === "number" ? `up to ${formatRupees(maxPrice)}` : "",
    isNew === true ? "new" : "",
    isOnSale === true ? "on sale" : "",
    isInStock === true ? "in stock" : "",
  ].filter(Boolean);
  return parts.join(", ") || "every product";
};

/** A value of a collection in words; `undefined` for other fields. */
export const collectionValueWords = (field: string, value: unknown): string | undefined => {
  if (field === "kind" && typeof value === "string") return kinds[value];
  if (field === "picture" && typeof value === "string") return "a picture";
  if (typeof value !== "object" || value === null) return undefined;
  if (field === "rule") return ruleWords(value as Rule);
  if (field !== "products" || !("count" in value)) return undefined;
  const count = Number(value.count);
  return count === 1 ? "1 product" : `${count.toLocaleString("en-IN")} products`;
};

/** The name of `kind`, which means something else for a product, and of the order of all collections; else `undefined`. */
export const collectionNameOf = (field: string, value: unknown): string | undefined => {
  if (field === "kind" && typeof value === "string" && value in kinds) return "Kind of collection";
  return field === "order" && Array.isArray(value) ? "Order" : undefined;
};

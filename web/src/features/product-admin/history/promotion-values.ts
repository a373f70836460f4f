import { formatDateTime } from "../../../ui/dates.ts";
import { kindLabels } from "../../catalogue/kind-labels.ts";
import { categoryNames, isCategory } from "../form/category-choices.ts";
import { isKind } from "../form/kind-choices.ts";

/** The fields of a promotion that no product has. */
export const promotionFieldNames: Record<string, string> = {
  method: "Method",
  code: "Discount code",
  codes: "Single-use codes",
  percent: "Percentage",
  buyQuantity: "Pieces to buy",
  freeQuantity: "Pieces with the discount",
  categories: "Categories",
  kinds: "Kinds of garment",
  productIds: "Products",
  collectionIds: "Collections",
  minSubtotal: "Minimum order",
  minPieces: "Minimum number of pieces",
  isFirstOrder: "First order only",
  maxUses: "Total uses",
  maxUsesPerShopper: "Uses per customer",
  isCombinable: "Combines with others",
  startsAt: "Start",
  endsAt: "End",
  isPaused: "Paused",
};

const words: Record<string, string> = {
  code: "Discount code",
  automatic: "Automatic",
  percent: "Percentage",
  amount: "Amount",
  "free-shipping": "Free shipping",
  "buy-x-get-y": "Buy X, get Y",
};

const listWords: Record<string, (value: string) => string> = {
  categories: (value) => (isCategory(value) ? categoryNames[value] : value),
  kinds: (value) => (isKind(value) ? kindLabels[value] : value),
};

/** A value of a promotion in words; `undefined` for other fields. The history stores the values of the database: "saree_gown". */
export const promotionValueWords = (field: string, value: unknown): string | undefined => {
  if (field === "productIds" && Array.isArray(value) && value.length > 0)
    return value.length === 1 ? "1 product" : `${value.length} products`;
  if (field === "collectionIds" && Array.isArray(value) && value.length > 0)
    return value.length === 1 ? "1 collection" : `${value.length} collections`;
  const nameOf = listWords[field];
  if (nameOf && Array.isArray(value) && value.length > 0)
    return value.map((entry) => nameOf(String(entry).toUpperCase())).join(", ");
  if (typeof value !== "string") return undefined;
  if (field === "startsAt" || field === "endsAt") return formatDateTime(value);
  return field === "method" || field === "kind" ? words[value] : undefined;
};

/** The name of `kind`, which means something else for a product; `undefined` for other fields and values. */
export const promotionNameOf = (field: string, value: unknown): string | undefined =>
  field === "kind" && typeof value === "string" && value in words ? "Kind of discount" : undefined;

import type { BulkChangeInput, Category, GarmentKind } from "../../../../graphql/generated.ts";
import { sentences } from "../form/product-texts.ts";
import { parseDifference, parsePieces, parsePrice, parsePriceChange } from "../form/typed-values.ts";

export type BulkKind = "price" | "stock" | "category" | "garment" | "archive" | "restore";
export type PriceMode = "percent" | "add" | "set";
export type StockMode = "add" | "count";

/** What the admin has typed in the form of a bulk change. */
export type BulkForm = {
  kind: BulkKind;
  priceMode: PriceMode;
  price: string;
  isWholeRupees: boolean;
  stockMode: StockMode;
  stock: string;
  category: Category;
  garment: GarmentKind;
};

export const emptyBulkForm: BulkForm = {
  kind: "price",
  priceMode: "percent",
  price: "",
  isWholeRupees: true,
  stockMode: "add",
  stock: "",
  category: "PARTY",
  garment: "KURTA",
};

/** The change for the server, or what is wrong with the form. The server checks the limits of each product. */
export const bulkChangeOf = (form: BulkForm): { change: BulkChangeInput } | { problem: string } => {
  const { kind, priceMode, isWholeRupees, stockMode, category } = form;
  if (kind === "archive" || kind === "restore") return { change: { isArchived: kind === "archive" } };
  if (kind === "category") return { change: { category } };
  if (kind === "garment") return { change: { kind: form.garment } };
  if (kind === "price") {
    const value = priceMode === "set" ? parsePrice(form.price) : parsePriceChange(form.price);
    if (value === undefined)
      return {
        problem:
          priceMode === "set" ? sentences.price : "Please enter a number with at most two decimal places.",
      };
    return { change: { price: { [priceMode]: value, isWholeRupees } } };
  }
  const pieces = stockMode === "count" ? parsePieces(form.stock) : parseDifference(form.stock);
  return pieces === undefined
    ? { problem: stockMode === "count" ? sentences.stock : "Please enter a whole number." }
    : { change: { stock: { [stockMode]: pieces } } };
};

import type { BulkChangeInput, Category } from "../../../../graphql/generated.ts";

export type BulkKind = "price" | "stock" | "category" | "archive" | "restore";
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
};

export const emptyBulkForm: BulkForm = {
  kind: "price",
  priceMode: "percent",
  price: "",
  isWholeRupees: true,
  stockMode: "add",
  stock: "",
  category: "PARTY",
};

const decimal = /^[-+\u2212]?\d+(\.\d{1,2})?$/;
const whole = /^[-+\u2212]?\d+$/;

/** A typed number; `undefined` if it is none. A minus sign of a text editor counts too. */
export const typedNumber = (text: string, pattern = decimal): number | undefined => {
  const clean = text.replace(/[\s\u20b9,%]/g, "");
  return pattern.test(clean) ? Number(clean.replace("\u2212", "-")) : undefined;
};

/** The change for the server, or what is wrong with the form. The server checks the limits of each product. */
export const bulkChangeOf = (form: BulkForm): { change: BulkChangeInput } | { problem: string } => {
  const { kind, priceMode, isWholeRupees, stockMode, category } = form;
  if (kind === "archive" || kind === "restore") return { change: { isArchived: kind === "archive" } };
  if (kind === "category") return { change: { category } };
  if (kind === "price") {
    const value = typedNumber(form.price);
    if (value === undefined) return { problem: "Please enter a number with at most two decimal places." };
    return { change: { price: { [priceMode]: value, isWholeRupees } } };
  }
  const pieces = typedNumber(form.stock, whole);
  return pieces === undefined
    ? { problem: "Please enter a whole number." }
    : { change: { stock: { [stockMode]: pieces } } };
};

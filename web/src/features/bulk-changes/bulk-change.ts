import type { BulkChangeInput } from "../../graphql/generated.ts";
import { msOfInput } from "../../ui/indian-time.ts";
import { bulkFields, fieldDeclarations, type BulkField } from "../product-admin/form/product-fields.ts";
import { errorOf, sentences } from "../product-admin/form/product-texts.ts";
import {
  parseDifference,
  parsePieces,
  parsePrice,
  parsePriceChange,
} from "../product-admin/form/typed-values.ts";

export type BulkKind = "price" | "mrp" | "schedule" | "stock" | BulkField | "archive" | "restore";
export type PriceMode = "percent" | "add" | "set";
export type ScheduleMode = "percentOff" | "price";
export type StockMode = "add" | "count";

/** What the admin has typed in the form of a bulk change. */
export type BulkForm = {
  kind: BulkKind;
  /** How a price or an MRP changes, and by what. */
  priceMode: PriceMode;
  price: string;
  isWholeRupees: boolean;
  scheduleMode: ScheduleMode;
  schedulePrice: string;
  /** As a field of day and time shows them, in Indian time. */
  from: string;
  to: string;
  stockMode: StockMode;
  stock: string;
  /** The new values of the fields, as the product's form has them. */
  values: Record<BulkField, string>;
};

export const emptyBulkForm: BulkForm = {
  kind: "price",
  priceMode: "percent",
  price: "",
  isWholeRupees: true,
  scheduleMode: "percentOff",
  schedulePrice: "",
  from: "",
  to: "",
  stockMode: "add",
  stock: "",
  values: Object.fromEntries(
    bulkFields.map((field) => [field, fieldDeclarations[field].choices?.[0]?.value ?? ""]),
  ) as BulkForm["values"],
};

const instantOf = (time: string): string => new Date(msOfInput(time)).toISOString();

/** A scheduled price of all products, or what is wrong with it. */
const scheduleOf = (form: BulkForm): { change: BulkChangeInput } | { problem: string } => {
  const { scheduleMode, from, to, isWholeRupees } = form;
  const value = (scheduleMode === "price" ? parsePrice : parsePriceChange)(form.schedulePrice);
  if (value === undefined || value <= 0) return { problem: "Please enter a price or a percentage." };
  if (scheduleMode === "percentOff" && !(Number.isInteger(value) && value < 100))
    return { problem: "Please enter a whole percentage from 1 to 99." };
  if (!(msOfInput(to) > msOfInput(from))) return { problem: "Please enter a start, and an end after it." };
  const dates = { beginsAt: instantOf(from), endsAt: instantOf(to) };
  return { change: { scheduledPrice: { [scheduleMode]: value, isWholeRupees, ...dates } } };
};

/** Whether a kind of bulk change sets a value of a field. */
export const isBulkField = (kind: BulkKind): kind is BulkField => bulkFields.some((field) => field === kind);

/** A new value of one field, or what is wrong with it. */
const fieldChangeOf = (field: BulkField, text: string): { change: BulkChangeInput } | { problem: string } => {
  const value = fieldDeclarations[field].toValue?.(text);
  if (value === null || value === "") return { problem: "Please enter a value." };
  const problem = errorOf(field, text);
  return problem === undefined ? { change: { [field]: value } as BulkChangeInput } : { problem };
};

/** The change for the server, or what is wrong with the form. The server checks the limits of each product. */
export const bulkChangeOf = (form: BulkForm): { change: BulkChangeInput } | { problem: string } => {
  const { kind, priceMode, isWholeRupees, stockMode } = form;
  if (kind === "archive" || kind === "restore") return { change: { isArchived: kind === "archive" } };
  if (isBulkField(kind)) return fieldChangeOf(kind, form.values[kind]);
  if (kind === "schedule") return scheduleOf(form);
  if (kind === "price" || kind === "mrp") {
    const value = priceMode === "set" ? parsePrice(form.price) : parsePriceChange(form.price);
    if (value === undefined)
      return {
        problem:
          priceMode === "set" ? sentences[kind] : "Please enter a number with at most two decimal places.",
      };
    const amount = { [priceMode]: value, isWholeRupees };
    return { change: kind === "price" ? { price: amount } : { mrp: amount } };
  }
  const pieces = stockMode === "count" ? parsePieces(form.stock) : parseDifference(form.stock);
  return pieces === undefined
    ? { problem: stockMode === "count" ? sentences.stock : "Please enter a whole number." }
    : { change: { stock: stockMode === "count" ? { count: pieces } : { add: pieces } } };
};

import { refuse } from "./bulk-changes.refusals.ts";
import { shareOf, type Paise } from "../../platform/money.ts";
import { wordsOf } from "../../platform/text.ts";
import {
  declarationOf,
  bulkFields,
  type BulkField,
  type ProductFields,
} from "../catalogue/product-fields.rules.ts";
import { checkedSchedule, checkNotPast, indianText } from "../catalogue/scheduled-price.rules.ts";
import { checkedFields } from "../product-admin/product-fields.rules.ts";
import type { EditableProduct } from "../product-admin/product-merge.rules.ts";

/** A change of prices, or of MRPs. Exactly one of `set`, `add` and `percent` is given. */
export type PriceChange = {
  set?: Paise | null;
  add?: Paise | null;
  percent?: number | null;
  /** Whether the new amount is rounded to whole rupees, halves up; else to the paisa. */
  isWholeRupees: boolean;
};

/** A scheduled price of many products. Exactly one of `price` and `percentOff` is given. */
type BulkSchedule = {
  price?: Paise | null;
  percentOff?: number | null;
  isWholeRupees: boolean;
  /** Dates before the request is stored, ISO 8601 after that. */
  beginsAt: Date | string;
  endsAt: Date | string;
};

/** New values of the fields that bulk changes have by their declarations. */
export type BulkFields = { [Field in BulkField]?: ProductFields[Field] | null };

/** One change of many products. */
export type BulkChange = {
  price?: PriceChange | null;
  mrp?: PriceChange | null;
  scheduledPrice?: BulkSchedule | null;
  stock?: { count?: number | null; add?: number | null } | null;
  isArchived?: boolean | null;
} & BulkFields;

/** The new values of one product of the grid. Stock is what was counted. */
export type GridEdit = {
  id: string;
  version: number;
  title?: string | null;
  price?: Paise | null;
  stock?: number | null;
  /** `null` removes it; `undefined` leaves it unchanged. */
  mrp?: Paise | null;
  /** All of them. Dates before the request is stored, ISO 8601 after that. */
  scheduledPrices?: { price: Paise; beginsAt: Date | string; endsAt: Date | string }[] | null;
};

/** What the check of a batch works on. */
export type BatchRequest =
  | {
      kind: "file";
      parts: number;
      header?: string[];
      /** SHA-256 of the file. */
      contentHash?: string;
      /** When the same file was imported before; its stock is left out then. */
      alreadyImportedAt?: string;
      /** Whether the admin wants its stock booked although the same file was imported before. */
      booksStockAgain?: boolean;
    }
  | { kind: "bulk"; change: BulkChange; productIds: string[] }
  | { kind: "grid"; edits: GridEdit[] }
  | { kind: "undo" };

const oneRupee = 100;

/** The new price or MRP of a product. The caller checks its limits. */
const priceAfter = (price: Paise, change: PriceChange): Paise => {
  const difference = change.add ?? shareOf(price, Math.round((change.percent ?? 0) * 100));
  const exact = change.set ?? price + difference;
  return change.isWholeRupees ? Math.floor((exact + oneRupee / 2) / oneRupee) * oneRupee : exact;
};

const countDefined = (values: Record<string, unknown>): number =>
  Object.values(values).filter((value) => value !== null && value !== undefined).length;

const isCount = (value: number | null | undefined): boolean =>
  value == null || (Number.isInteger(value) && value >= 0 && value <= 1_000_000);
const isDifference = (value: number | null | undefined): boolean =>
  value == null || (Number.isInteger(value) && Math.abs(value) <= 1_000_000);

const isSchedule = ({ price, percentOff }: BulkSchedule): boolean =>
  countDefined({ price, percentOff }) === 1 && (percentOff == null || (percentOff > 0 && percentOff < 100));

const isPriceChange = ({ set, add, percent }: PriceChange): boolean =>
  countDefined({ set, add, percent }) === 1 && (percent == null || (percent > -100 && percent <= 1000));

/** Whether a bulk change is within limits, and its price or MRP is given in exactly one way. */
export const isBulkChange = ({ price, mrp, scheduledPrice, stock }: BulkChange): boolean => {
  if (scheduledPrice) return isSchedule(scheduledPrice);
  if (stock) return isCount(stock.count) && isDifference(stock.add);
  const amount = price ?? mrp;
  return !amount || isPriceChange(amount);
};

const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);
const inRupees = (paise: Paise): number => paise / oneRupee;

/** "Kind: saree gown". */
const fieldChangeName = (field: BulkField, value: unknown): string => {
  const { cellOf, enumOf } = declarationOf(field);
  const text = enumOf ? cellOf(value).replaceAll("_", " ") : cellOf(value);
  const name = wordsOf(field);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`;
};

/** "Price set to \u20b9999", "MRP +5%". */
const priceChangeName = (name: string, { set, add, percent }: PriceChange): string => {
  if (set != null) return `${name} set to \u20b9${inRupees(set)}`;
  if (add != null) return `${name} ${signed(inRupees(add))} rupees`;
  return `${name} ${signed(percent ?? 0)}%`;
};

/** A bulk change in words, for the list of batches. */
export const bulkName = (change: BulkChange): string => {
  const { price, mrp, scheduledPrice, stock, isArchived } = change;
  if (scheduledPrice) {
    const { percentOff, beginsAt, endsAt } = scheduledPrice;
    const dates = `${indianText(beginsAt)} to ${indianText(endsAt)}`;
    return scheduledPrice.price == null
      ? `Scheduled price, ${percentOff}% off, ${dates}`
      : `Scheduled price \u20b9${inRupees(scheduledPrice.price)}, ${dates}`;
  }
  if (price) return priceChangeName("Price", price);
  if (mrp) return priceChangeName("MRP", mrp);
  if (stock) return stock.count != null ? `Stock counted: ${stock.count}` : `Stock ${signed(stock.add ?? 0)}`;
  const field = bulkFields.find((each) => change[each] != null);
  if (field) return fieldChangeName(field, change[field]);
  return isArchived ? "Archived" : "Restored";
};

/** Throws SCHEDULE_INVALID for times that no product can have. */
export const checkBulkTimes = ({ scheduledPrice }: BulkChange): void => {
  if (!scheduledPrice) return;
  const { beginsAt, endsAt } = scheduledPrice;
  checkNotPast(checkedSchedule([{ price: oneRupee, beginsAt, endsAt }]), [], new Date());
};

/** The scheduled prices of a product with one more. Throws PRICE_INVALID and the refusals of scheduled prices. */
const withScheduled = (
  { price: regular, scheduledPrices: before }: EditableProduct,
  { price, percentOff, isWholeRupees, beginsAt, endsAt }: BulkSchedule,
): Pick<EditableProduct, "scheduledPrices"> => {
  const reduced = priceAfter(
    regular,
    price == null ? { percent: -(percentOff ?? 0), isWholeRupees } : { set: price, isWholeRupees: false },
  );
  const scheduledPrices = checkedSchedule([...before, { price: reduced, beginsAt, endsAt }]);
  checkNotPast(scheduledPrices, before, new Date());
  return { scheduledPrices };
};

/** The MRP of a product after a change. Throws BULK_INVALID for a difference to an MRP that the product does not have. */
const mrpAfter = (mrp: Paise | null, change: PriceChange): Paise =>
  mrp === null && change.set == null
    ? refuse("BULK_INVALID", { field: "mrp", message: "This product has no MRP. Set one first." })
    : priceAfter(mrp ?? 0, change);

/**
 * The values of one product after a bulk change, without its stock. Throws PRICE_INVALID, BULK_INVALID and the refusals of scheduled
 * prices.
 */
export const bulkValues = (current: EditableProduct, change: BulkChange): Partial<EditableProduct> => {
  const { price, mrp, scheduledPrice, isArchived } = change;
  return {
    ...(scheduledPrice ? withScheduled(current, scheduledPrice) : {}),
    ...(price ? checkedFields({ price: priceAfter(current.price, price) }) : {}),
    ...(mrp ? checkedFields({ mrp: mrpAfter(current.mrp, mrp) }) : {}),
    ...checkedFields(Object.fromEntries(bulkFields.map((field) => [field, change[field]]))),
    ...(isArchived == null ? {} : { isArchived }),
  };
};

/** The pieces that come or go by a bulk change. */
export const bulkStockChange = (pieces: number, { stock }: BulkChange): number =>
  stock?.count != null ? stock.count - pieces : (stock?.add ?? 0);

import { shareOf, type Paise } from "../../../platform/money.ts";
import { checkedFields } from "../admin/product-fields.rules.ts";
import type { EditableProduct } from "../admin/product-merge.rules.ts";

/** A change of prices. Exactly one of `set`, `add` and `percent` is given. */
export type PriceChange = {
  set?: Paise | null;
  add?: Paise | null;
  percent?: number | null;
  /** Whether the new price is rounded to whole rupees, halves up; else to the paisa. */
  isWholeRupees: boolean;
};

/** One change of many products. */
export type BulkChange = {
  price?: PriceChange | null;
  stock?: { count?: number | null; add?: number | null } | null;
  category?: string | null;
  /** The kind of garment. */
  kind?: string | null;
  isArchived?: boolean | null;
};

/** The new values of one product of the grid. Stock is what was counted. */
export type GridEdit = {
  id: string;
  version: number;
  title?: string | null;
  price?: Paise | null;
  stock?: number | null;
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

/** The new price of a product. The caller checks its limits. */
const priceAfter = (price: Paise, change: PriceChange): Paise => {
  const exact =
    change.set ??
    (change.add != null
      ? price + change.add
      : price + shareOf(price, Math.round((change.percent ?? 0) * 100)));
  return change.isWholeRupees ? Math.floor((exact + oneRupee / 2) / oneRupee) * oneRupee : exact;
};

const countDefined = (values: Record<string, unknown>): number =>
  Object.values(values).filter((value) => value !== null && value !== undefined).length;

const isCount = (value: number | null | undefined): boolean =>
  value == null || (Number.isInteger(value) && value >= 0 && value <= 1_000_000);
const isDifference = (value: number | null | undefined): boolean =>
  value == null || (Number.isInteger(value) && Math.abs(value) <= 1_000_000);

/** Whether a bulk change says exactly one thing, within limits. */
export const isBulkChange = ({ price, stock, category, kind, isArchived }: BulkChange): boolean => {
  if (countDefined({ price, stock, category, kind, isArchived }) !== 1) return false;
  if (stock)
    return (
      countDefined({ count: stock.count, add: stock.add }) === 1 &&
      isCount(stock.count) &&
      isDifference(stock.add)
    );
  if (!price) return true;
  const { percent } = price;
  const isPercent = percent == null || (percent > -100 && percent <= 1000);
  return countDefined({ set: price.set, add: price.add, percent }) === 1 && isPercent;
};

const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);
const inRupees = (paise: Paise): number => paise / oneRupee;

/** A bulk change in words, for the list of batches. */
export const bulkName = ({ price, stock, category, kind, isArchived }: BulkChange): string => {
  if (price) {
    if (price.set != null) return `Price set to \u20b9${inRupees(price.set)}`;
    if (price.add != null) return `Price ${signed(inRupees(price.add))} rupees`;
    return `Price ${signed(price.percent ?? 0)} %`;
  }
  if (stock) return stock.count != null ? `Stock counted: ${stock.count}` : `Stock ${signed(stock.add ?? 0)}`;
  if (category) return `Category: ${category}`;
  if (kind) return `Kind: ${kind.replace("_", " ")}`;
  return isArchived ? "Archived" : "Restored";
};

/** The values of one product after a bulk change, without its stock. Throws PRICE_INVALID. */
export const bulkValues = (
  current: EditableProduct,
  { price, category, kind, isArchived }: BulkChange,
): Partial<EditableProduct> => ({
  ...(price ? checkedFields({ price: priceAfter(current.price, price) }) : {}),
  ...(category ? { category } : {}),
  ...(kind ? { kind } : {}),
  ...(isArchived == null ? {} : { isArchived }),
});

/** The pieces that come or go by a bulk change. */
export const bulkStockChange = (pieces: number, { stock }: BulkChange): number =>
  stock?.count != null ? stock.count - pieces : (stock?.add ?? 0);

import { Refusal } from "../../platform/errors/errors.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { changesBetween, type FieldChanges } from "../audit/audit.rules.ts";
import type { LockedProduct } from "../product-admin/admin-product.store.ts";
import type { PictureList } from "../product-admin/pictures/picture-list.rules.ts";
import type { ProductFields } from "../catalogue/product-fields.rules.ts";
import { changesOf, editableFields, type EditableProduct } from "../product-admin/product-merge.rules.ts";
import { isTracked, removedUnits } from "../product-admin/stock-units.rules.ts";
import type { Variant } from "../catalogue/variant.rules.ts";
import type { VariantRow } from "../catalogue/product-variant.store.ts";
import { checkImport } from "../catalogue/legal-fields.rules.ts";
import { checkMrp } from "../catalogue/scheduled-price.rules.ts";
import { highestStock } from "../catalogue/stock-movement.rules.ts";

/** A product as a batch reads it. */
export type CurrentProduct = LockedProduct & {
  units: (Variant & { id: string; stock: number })[];
  variants: VariantRow[];
  mediaKeys: string[];
};

/** What a batch does with one product: the unit of the preview, of the write, and of the undo. */
export type PlannedRow = {
  /** Row of the file (the header is row 1), or position in the selection. */
  position: number;
  /** `null` for a product that is added, until it is written. */
  productId: string | null;
  /** The version that the check saw; `null` for a product that is added. */
  version: number | null;
  label: string;
  /** Each changed field before and after; `before` is `null` for a product that is added. */
  changes: FieldChanges;
  /** Pieces that come or go. */
  stockChange: number;
  /** Why the row cannot be applied. */
  problem: string | null;
  /** The row of the file; stored for rows with a problem. */
  cells: string[] | null;
};

export const stockOf = ({ units }: Pick<CurrentProduct, "units">): number =>
  units.reduce((total, { stock }) => total + stock, 0);

/** The sentence of a refusal, with the field that it is about. Other errors are thrown on. */
export const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  const { field } = error.details;
  return field && !error.message.startsWith(field) ? `${field}: ${error.message}` : error.message;
};

/** The stock before and after a movement. Throws STOCK_TRACKED, OUT_OF_STOCK, STOCK_INVALID. */
const stockChanges = (current: CurrentProduct, stockChange: number): FieldChanges => {
  if (stockChange === 0) return {};
  if (isTracked(current.units)) refuse("STOCK_TRACKED", { field: "stock" });
  const before = stockOf(current);
  const after = before + stockChange;
  if (after < 0)
    refuse("OUT_OF_STOCK", {
      field: "stock",
      message: `Only ${before} left, so ${-stockChange} cannot be removed.`,
    });
  if (after > highestStock(before)) refuse("STOCK_INVALID", { field: "stock" });
  return { stock: { before, after } };
};

/**
 * The changes of one product. `after` has checked values. Throws VARIANT_HAS_STOCK, STOCK_TRACKED, OUT_OF_STOCK,
 * STOCK_INVALID, PRICE_ABOVE_MRP, IMPORTER_NEEDED, ORIGIN_NEEDED.
 */
export const plannedChanges = (
  current: CurrentProduct,
  after: Partial<EditableProduct>,
  stockChange: number,
): FieldChanges => {
  const changes = changesOf(current, after);
  const product = { ...current, ...after };
  checkMrp(product, (field) => field in changes);
  checkImport(product);
  const changesVariants = "availableSizes" in changes || "availableColors" in changes;
  if (changesVariants && isTracked(current.units)) removedUnits(current.units, current, after);
  return { ...changes, ...stockChanges(current, stockChange) };
};

/** The values of a product that is added, as changes. Throws PRICE_ABOVE_MRP, IMPORTER_NEEDED, ORIGIN_NEEDED. */
export const addedChanges = (
  fields: ProductFields & { isArchived?: boolean },
  stock: number,
): FieldChanges => {
  const { isArchived = false, ...values } = fields;
  checkMrp(fields);
  checkImport({ ...fields, isArchived });
  return changesBetween({}, { ...values, ...(isArchived ? { isArchived } : {}), stock });
};

/** The pictures of a row before and after; `undefined` if it does not change them. */
export const picturesChange = ({
  changes,
}: Pick<PlannedRow, "changes">): { before: PictureList; after: PictureList } | undefined => {
  const { pictures } = changes;
  return (
    pictures && {
      before: (pictures.before ?? []) as PictureList,
      after: (pictures.after ?? []) as PictureList,
    }
  );
};

const editableValues = (changes: FieldChanges, side: "before" | "after"): Partial<EditableProduct> =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([field]) => editableFields.some((name) => name === field))
      .map(([field, change]) => [field, change[side]]),
  );

/** The new values of the fields that a row changes; its stock changes by movements. */
export const valuesAfter = (changes: FieldChanges): Partial<EditableProduct> =>
  editableValues(changes, "after");

/** The values that the fields of a row had before. */
export const valuesBefore = (changes: FieldChanges): Partial<EditableProduct> =>
  editableValues(changes, "before");

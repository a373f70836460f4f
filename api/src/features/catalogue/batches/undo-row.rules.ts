import { refuse } from "../../../platform/errors/errors.ts";
import { changesOf, type EditableProduct } from "../admin/product-merge.rules.ts";
import { isTracked } from "../admin/stock-units.rules.ts";
import {
  plannedChanges,
  sentenceOf,
  stockOf,
  valuesAfter,
  valuesBefore,
  type CurrentProduct,
  type PlannedRow,
} from "./planned-row.rules.ts";

/** The fields that the row wrote, with their values. The changes of an added product leave out fields without a value. */
const writtenValues = ({ version, changes }: PlannedRow): Partial<EditableProduct> => {
  const written = valuesAfter(changes);
  return version === null ? { hsn: null, handle: null, isArchived: false, ...written } : written;
};

/**
 * The values from before the batch. An added product is archived: orders may refer to it. Throws PRODUCT_CHANGED if a field of
 * the row no longer has the value that the batch wrote.
 */
const restoredValues = (applied: PlannedRow, current: CurrentProduct): Partial<EditableProduct> => {
  if (Object.keys(changesOf(current, writtenValues(applied))).length > 0)
    refuse("PRODUCT_CHANGED", { message: "It was changed again since. It stays as it is." });
  return applied.version === null ? { isArchived: true } : valuesBefore(applied.changes);
};

/**
 * The pieces that an undo takes back. Pieces sold since then stay sold: at most those that are still there are taken.
 */
const restoredStockChange = ({ stockChange }: PlannedRow, current: CurrentProduct): number => {
  if (stockChange === 0) return 0;
  if (isTracked(current.units)) refuse("STOCK_TRACKED", { field: "stock" });
  return Math.max(-stockChange, -stockOf(current));
};

/** How a row of an applied batch is undone; `null` if there is nothing left to undo. */
export const undoRow = (applied: PlannedRow, current: CurrentProduct | undefined): PlannedRow | null => {
  const { place } = applied;
  if (!current) return null;
  const { id, version, title } = current;
  const row = { place, productId: id, version, label: title, cells: null };
  try {
    const values = restoredValues(applied, current);
    const stockChange = restoredStockChange(applied, current);
    const changes = plannedChanges(current, values, stockChange);
    return Object.keys(changes).length === 0 ? null : { ...row, changes, stockChange, problem: null };
  } catch (error) {
    return { ...row, changes: {}, stockChange: 0, problem: sentenceOf(error) };
  }
};

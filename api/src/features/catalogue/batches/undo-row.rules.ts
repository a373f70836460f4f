import { refuse } from "../../../platform/errors/errors.ts";
import type { FieldChange } from "../../audit/audit.rules.ts";
import type { EditableProduct } from "../admin/product-merge.rules.ts";
import { isTracked } from "../admin/stock-units.rules.ts";
import {
  picturesChange,
  plannedChanges,
  sentenceOf,
  stockOf,
  valuesAfter,
  valuesBefore,
  type CurrentProduct,
  type PlannedRow,
} from "./planned-row.rules.ts";

/** The version of a product after its row was written: only changed fields and pictures count, stock changes by movements. */
const versionAfter = (row: PlannedRow): number => {
  const { version, changes } = row;
  if (version === null) return 1;
  const isRaised = Object.keys(valuesAfter(changes)).length > 0 || picturesChange(row) !== undefined;
  return isRaised ? version + 1 : version;
};

/** The pictures from before the batch. An added product keeps its pictures. */
const restoredPictures = (applied: PlannedRow): FieldChange | undefined => {
  const change = applied.version === null ? undefined : picturesChange(applied);
  return change && { before: change.after, after: change.before };
};

/** The values from before the batch. An added product is archived: orders may refer to it. Throws PRODUCT_CHANGED. */
const restoredValues = (applied: PlannedRow, current: CurrentProduct): Partial<EditableProduct> => {
  const isAdded = applied.version === null;
  const values = isAdded ? { isArchived: true } : valuesBefore(applied.changes);
  const isRestored = Object.keys(values).length > 0 || restoredPictures(applied) !== undefined;
  if (isRestored && current.version !== versionAfter(applied))
    refuse("PRODUCT_CHANGED", { message: "It was changed again since. It stays as it is." });
  return values;
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
    const pictures = restoredPictures(applied);
    const changes = { ...plannedChanges(current, values, stockChange), ...(pictures ? { pictures } : {}) };
    return Object.keys(changes).length === 0 ? null : { ...row, changes, stockChange, problem: null };
  } catch (error) {
    return { ...row, changes: {}, stockChange: 0, problem: sentenceOf(error) };
  }
};

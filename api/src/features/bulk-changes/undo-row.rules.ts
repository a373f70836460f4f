import { refuse } from "./bulk-changes.refusals.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";
import { codesCell } from "./codes-cell.rules.ts";
import { emptyFields } from "../catalogue/product-fields.rules.ts";
import { isSameList, type PictureList } from "../product-admin/pictures/picture-list.rules.ts";
import { changesOf, type EditableProduct } from "../product-admin/product-merge.rules.ts";
import { isTracked } from "../product-admin/stock-units.rules.ts";
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

/** A product as it is at the check of an undo. */
type UndoneProduct = { current: CurrentProduct; pictures: PictureList };

/** The fields that the row wrote, with their values. The changes of an added product leave out fields without a value. */
const writtenValues = ({ version, changes }: PlannedRow): Partial<EditableProduct> => {
  const written = valuesAfter(changes);
  return version === null ? { ...emptyFields, isArchived: false, ...written } : written;
};

/** Throws PRODUCT_CHANGED if a field of the row, or its list of pictures, no longer has the value that the batch wrote. */
const checkUnchanged = (applied: PlannedRow, { current, pictures }: UndoneProduct): void => {
  const written = picturesChange(applied);
  const hasSamePictures = !written || isSameList(pictures, written.after);
  if (!hasSamePictures || Object.keys(changesOf(current, writtenValues(applied))).length > 0)
    refuse("PRODUCT_CHANGED", { message: "It has changed again since then. It stays as it is." });
};

/** The values from before the batch. An added product is archived: orders may refer to it. */
const restoredValues = (applied: PlannedRow): Partial<EditableProduct> =>
  applied.version === null ? { isArchived: true } : valuesBefore(applied.changes);

/** The pictures from before the batch. An added product keeps its pictures. */
const restoredPictures = (applied: PlannedRow, pictures: PictureList): FieldChanges => {
  const change = applied.version === null ? undefined : picturesChange(applied);
  return change ? { pictures: { before: pictures, after: change.before } } : {};
};

/** The codes from before the batch. Throws PRODUCT_CHANGED if they have changed since. An added product keeps its codes. */
const restoredCodes = (applied: PlannedRow, current: CurrentProduct): FieldChanges => {
  const change = applied.version === null ? undefined : applied.changes["codes"];
  if (!change) return {};
  const now = codesCell(current, current.variants);
  if (now !== change.after)
    refuse("PRODUCT_CHANGED", { message: "It has changed again since then. It stays as it is." });
  return { codes: { before: now, after: change.before } };
};

/**
 * The pieces that an undo takes or gives back. Pieces sold since then stay sold: at most those that are still there are
 * taken. As a cancellation, it can lift the stock above the limit of counts.
 */
const restoredStockChange = ({ stockChange }: PlannedRow, current: CurrentProduct): number => {
  if (stockChange === 0) return 0;
  if (isTracked(current.units)) refuse("STOCK_TRACKED", { field: "stock" });
  return Math.max(-stockChange, -stockOf(current));
};

/** How a row of an applied batch is undone; `null` if there is nothing left to undo. */
export const undoRow = (applied: PlannedRow, product: UndoneProduct | undefined): PlannedRow | null => {
  const { position } = applied;
  if (!product) return null;
  const { current, pictures } = product;
  const { id, version, title } = current;
  const row = { position, productId: id, version, label: title, cells: null };
  try {
    checkUnchanged(applied, product);
    const stockChange = restoredStockChange(applied, current);
    const stock = stockOf(current);
    const changes = {
      ...plannedChanges(current, restoredValues(applied), 0),
      ...(stockChange === 0 ? {} : { stock: { before: stock, after: stock + stockChange } }),
      ...restoredPictures(applied, pictures),
      ...restoredCodes(applied, current),
    };
    return Object.keys(changes).length === 0 ? null : { ...row, changes, stockChange, problem: null };
  } catch (error) {
    return { ...row, changes: {}, stockChange: 0, problem: sentenceOf(error) };
  }
};

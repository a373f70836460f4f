import { valueText } from "../../platform/csv/cell-values.ts";
import { widthProblem, type CsvRow } from "../../platform/csv/csv-rows.ts";
import { originalText } from "../../platform/csv/formula-cells.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { isId } from "../../platform/ids.ts";
import { startOfText } from "../../platform/text.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";
import { checkNotPast } from "../catalogue/scheduled-price.rules.ts";
import type { ProductFields } from "../catalogue/product-fields.rules.ts";
import type { EditableProduct } from "../product-admin/product-merge.rules.ts";
import { isSameVariant } from "../catalogue/variant.rules.ts";
import { codesCell, readCodes } from "./codes-cell.rules.ts";
import { cellOf, type CsvColumn } from "./csv-cells.rules.ts";
import { cellsByColumn, rowValues, textOf } from "./csv-row.rules.ts";
import type { CsvHeader } from "./csv-header.rules.ts";
import { changedPictureCell, picturesOfCell, type KnownPictures } from "./picture-cell.rules.ts";
import {
  addedChanges,
  plannedChanges,
  sentenceOf,
  type CurrentProduct,
  type PlannedRow,
} from "./planned-row.rules.ts";

type Row = Partial<Record<CsvColumn, string>>;

/** How a row names its product. */
export type RowKey = { id: string; handle: string };

export const keyOf = (row: Row): RowKey => ({
  id: valueText(row.id ?? "").toLowerCase(),
  handle: valueText(row.handle ?? ""),
});

/** The existing products that the rows of a chunk name. */
export type KnownProducts = {
  /** Ids of the products that have the codes which the rows name, by code. */
  byCode: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, CurrentProduct>;
  byHandle: ReadonlyMap<string, CurrentProduct>;
  /** Ids of products that the undo of an import has archived. */
  archivedByUndo: ReadonlySet<string>;
};

/** The rows of the file so far by the product or the handle that they name. */
export type SeenRows = Map<string, number>;

/** The product of a row; `undefined` for a new one. Throws PRODUCT_NOT_FOUND, BAD_ID, ROW_UNNAMED. */
const productOf = ({ id, handle }: RowKey, { byId, byHandle }: KnownProducts): CurrentProduct | undefined => {
  if (id !== "") {
    if (!isId(id)) refuse("BAD_ID", { field: "id" });
    return byId.get(id) ?? refuse("PRODUCT_NOT_FOUND", { field: "id" });
  }
  return handle === "" ? refuse("ROW_UNNAMED") : byHandle.get(handle);
};

/** Throws ROW_REPEATED if an earlier row has the same key. */
const checkRepeated = (seen: SeenRows, key: string, position: number): void => {
  const earlier = seen.get(key);
  if (earlier !== undefined) refuse("ROW_REPEATED", { message: `Row ${earlier} is about the same product.` });
  seen.set(key, position);
};

const checkHandle = (
  { handle }: Partial<EditableProduct>,
  current: CurrentProduct | undefined,
  { byHandle }: KnownProducts,
): void => {
  const holder = handle ? byHandle.get(handle) : undefined;
  if (holder && holder.id !== current?.id) refuse("HANDLE_TAKEN", { field: "handle" });
};

const checkWidth = (header: CsvHeader, cells: readonly string[]): void => {
  const message = widthProblem(header, cells);
  if (message) refuse("ROW_WIDTH", { message });
};

/** The row without its stock, which an earlier import of the same file has booked. */
const withoutStock = ({ stock: _stock, stockSeen: _stockSeen, ...row }: Row): Row => row;

/** A row that adds a product restores it if the undo of an import has archived it, unless the row says otherwise. */
const isRestored = (row: Row, current: CurrentProduct, { archivedByUndo }: KnownProducts): boolean =>
  keyOf(row).id === "" && !row.archived?.trim() && archivedByUndo.has(current.id);

type Context = {
  header: CsvHeader;
  products: KnownProducts;
  pictures: KnownPictures;
  seen: SeenRows;
  publicUrl: string;
  /** Whether an earlier import of the same file has booked the stock. */
  hasBookedStock: boolean;
};

/** The change of a product's pictures, and why its cell cannot be used. */
const pictureChanges = (
  row: Row,
  current: CurrentProduct | undefined,
  { pictures: known, publicUrl }: Pick<Context, "pictures" | "publicUrl">,
): { changes: FieldChanges; problems: string[] } => {
  const cell = changedPictureCell(row, current, publicUrl);
  if (cell === undefined) return { changes: {}, problems: [] };
  const before = known.lists.get(current?.id ?? "") ?? [];
  try {
    const text = textOf(cell, "images");
    const { pictures: after, problems } = picturesOfCell(text, before, { known, publicUrl });
    return {
      changes: after === before ? {} : { pictures: { before: current ? before : null, after } },
      problems,
    };
  } catch (error) {
    return { changes: {}, problems: [sentenceOf(error)] };
  }
};

/**
 * The change of a product's codes, before and after as cells. Throws the refusals of codes, and SKU_TAKEN for a code of another
 * product or of another row.
 */
const codesChanges = (
  row: Row,
  current: CurrentProduct | undefined,
  fields: Partial<EditableProduct>,
  { products, seen, position }: Pick<Context, "products" | "seen"> & { position: number },
): FieldChanges => {
  const cell = row.codes ?? "";
  if (cell.trim() === "" || (current && cell === cellOf(current, "codes", ""))) return {};
  const { availableSizes = [], availableColors = [] } = { ...current, ...fields };
  const product = { availableSizes, availableColors };
  const typed = readCodes(textOf(cell, "codes"), product);
  for (const code of typed.flatMap(({ sku, barcode }) => [sku, barcode ?? []].flat())) {
    const holder = products.byCode.get(code);
    if (holder !== undefined && holder !== current?.id)
      refuse("SKU_TAKEN", { field: "codes", message: `Another product has the code ${code}.` });
    const earlier = seen.get(`code ${code}`);
    if (earlier !== undefined)
      refuse("SKU_TAKEN", { field: "codes", message: `Row ${earlier} has the code ${code} too.` });
    seen.set(`code ${code}`, position);
  }
  const variants = current?.variants ?? [];
  const unchanged = variants.filter((variant) => !typed.some((each) => isSameVariant(each, variant)));
  const before = current ? codesCell(current, variants) : null;
  const after = codesCell(product, [...typed, ...unchanged]);
  return before === after ? {} : { codes: { before, after } };
};

/** What a row of a file does; `null` if it changes nothing. */
export const plannedFileRow = (
  { position, cells }: CsvRow,
  { header, products, pictures, seen, publicUrl, hasBookedStock }: Context,
): PlannedRow | null => {
  const row = cellsByColumn(header, cells);
  let current: CurrentProduct | undefined;
  const planned = (rest: Pick<PlannedRow, "changes" | "stockChange" | "problem">): PlannedRow => ({
    position,
    productId: current?.id ?? null,
    version: current?.version ?? null,
    label: current?.title ?? startOfText(originalText(row.title ?? "").trim(), 200),
    cells: rest.problem === null ? null : cells,
    ...rest,
  });
  try {
    checkWidth(header, cells);
    const key = keyOf(row);
    current = productOf(key, products);
    checkRepeated(seen, current?.id ?? key.handle, position);
    const values = rowValues(current && hasBookedStock ? withoutStock(row) : row, current, publicUrl);
    const { stockChange } = values;
    const fields = {
      ...values.fields,
      ...(current && isRestored(row, current, products) ? { isArchived: false } : {}),
    };
    const listed = pictureChanges(row, current, { pictures, publicUrl });
    const problems = [...values.problems, ...listed.problems];
    if (problems.length > 0) return planned({ changes: {}, stockChange: 0, problem: problems.join(" ") });
    checkHandle(fields, current, products);
    checkNotPast(fields.scheduledPrices ?? [], current?.scheduledPrices ?? [], new Date());
    if (current && fields.handle && fields.handle !== current.handle)
      checkRepeated(seen, fields.handle, position);
    const fieldChanges = current
      ? plannedChanges(current, fields, stockChange)
      : addedChanges(fields as ProductFields & { isArchived?: boolean }, stockChange);
    const codes = codesChanges(row, current, fields, { products, seen, position });
    const changes = { ...fieldChanges, ...listed.changes, ...codes };
    return Object.keys(changes).length === 0 ? null : planned({ changes, stockChange, problem: null });
  } catch (error) {
    return planned({ changes: {}, stockChange: 0, problem: sentenceOf(error) });
  }
};
